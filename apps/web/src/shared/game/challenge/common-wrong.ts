import type { MonitorEntry } from '@halyard/query'

/** A wrong flag that several teams sent for one challenge. */
export type CommonWrong = {
  readonly challenge: string
  readonly flag: string
  /** Their names, in the order in which they sent it last. */
  readonly teams: readonly string[]
}

/**
 * The wrong flags that several teams sent for the same challenge, the most common first: often the challenge is wrong, not the teams.
 *
 * @param atLeast teams that sent it
 */
export function commonWrong(
  entries: Iterable<Pick<MonitorEntry, 'kind' | 'challenge' | 'text' | 'team'>>,
  atLeast: number,
): readonly CommonWrong[] {
  const found = new Map<string, { challenge: string; flag: string; teams: Set<string> }>()
  for (const { kind, challenge, text, team } of entries) {
    if (kind !== 'wrong') continue
    const flag = text.trim()
    const key = JSON.stringify([challenge, flag])
    const known = found.get(key) ?? { challenge, flag, teams: new Set() }
    found.set(key, known)
    known.teams.add(team)
  }
  return [...found.values()]
    .filter(({ teams }) => teams.size >= atLeast)
    .map(({ challenge, flag, teams }) => ({ challenge, flag, teams: [...teams] }))
    .toSorted((one, other) => other.teams.length - one.teams.length)
}
