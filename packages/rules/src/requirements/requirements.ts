/** What players see of a challenge that is still locked for their team. */
export const LOCKED_TILES = ['hidden', 'unnamed', 'titled'] as const
export type LockedTile = (typeof LOCKED_TILES)[number]

/** Most challenges that one challenge can require. */
export const MOST_REQUIRED = 500

/** Challenges by what they require: the ids of those that a team has solved before. */
export type Requirements = ReadonlyMap<number, readonly number[]>

/**
 * Whether a challenge is open to a team: it has no requirements, all of them are solved, or it was solved before it had them.
 */
export const isOpenTo = (
  challenge: { readonly id: number; readonly requires: readonly number[] },
  solved: ReadonlySet<number>,
): boolean => solved.has(challenge.id) || challenge.requires.every((id) => solved.has(id))

/**
 * Challenges that wait for each other, each requiring the next one and the last one the first; undefined when there are none. Without
 * recursion, because a chain is as long as the organizer makes it.
 */
export function findCycle(requirements: Requirements): number[] | undefined {
  const done = new Set<number>()
  for (const start of requirements.keys()) {
    const cycle = cycleFrom(start, requirements, done)
    if (cycle) return cycle
  }
  return undefined
}

function cycleFrom(start: number, requirements: Requirements, done: Set<number>) {
  const path: { id: number; next: number }[] = [{ id: start, next: 0 }]
  const onPath = new Set([start])
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const required = requirements.get(step.id)?.[step.next]
    step.next += 1
    if (required === undefined) {
      path.pop()
      onPath.delete(step.id)
      done.add(step.id)
    } else if (onPath.has(required)) {
      return path.slice(path.findIndex(({ id }) => id === required)).map(({ id }) => id)
    } else if (!done.has(required)) {
      path.push({ id: required, next: 0 })
      onPath.add(required)
    }
  }
  return undefined
}
