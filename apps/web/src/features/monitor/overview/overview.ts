import type { ChallengeInfo } from '@halyard/api'
import type { MonitorEntry } from '@halyard/query'
import type { BoardTable } from '#shared/board/table.ts'

/** So many wrong flags since its last right one, and a team may need a hint. */
export const stuckFrom = 5

/** A team that sends wrong flags only. */
export type StuckTeam = {
  readonly team: string
  /** Wrong flags since the last right one. */
  readonly wrong: number
  /** The challenge most of them were for. */
  readonly challenge: string
  /** When the newest was sent. */
  readonly lastAt: number
}

type Tries = { lastAt: number; wrong: number; byChallenge: Map<string, number> }

/** The teams of a list, newest first, that are stuck; those with most wrong flags first. */
export function stuckTeams(entries: readonly MonitorEntry[]): readonly StuckTeam[] {
  const tries = new Map<string, Tries>()
  const unstuck = new Set<string>()
  for (const { kind, team, challenge, time } of entries) {
    if (kind === 'accepted') unstuck.add(team)
    if (kind !== 'wrong' || unstuck.has(team)) continue
    const found = tries.get(team) ?? { lastAt: time, wrong: 0, byChallenge: new Map() }
    found.wrong += 1
    found.byChallenge.set(challenge, (found.byChallenge.get(challenge) ?? 0) + 1)
    tries.set(team, found)
  }
  return [...tries]
    .filter(([, { wrong }]) => wrong >= stuckFrom)
    .map(([team, { wrong, lastAt, byChallenge }]) => ({
      ...{ team, wrong, lastAt },
      challenge: mostIn(byChallenge),
    }))
    .toSorted((a, b) => b.wrong - a.wrong || b.lastAt - a.lastAt)
}

const mostIn = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0]

/** How many teams solved a challenge, and how many tried. */
export type SolveRate = {
  readonly challenge: ChallengeInfo
  /** Teams that solved it among all that take part, 0 to 1. */
  readonly share: number
  /** Teams that sent a flag for it, right or wrong. */
  readonly tried: number
}

/**
 * All challenges that teams see, the least solved first. No server reports who has opened one: a flag or an instance is the first that
 * is known of a team at a challenge.
 */
export function solveRatesOf(
  board: Pick<BoardTable, 'challenges' | 'count'>,
  entries: readonly MonitorEntry[],
): readonly SolveRate[] {
  const tried = new Map<string, Set<string>>()
  for (const { challenge, team } of entries) {
    const teams = tried.get(challenge)
    if (teams) teams.add(team)
    else tried.set(challenge, new Set([team]))
  }
  return Object.values(board.challenges)
    .flat()
    .map((challenge) => ({
      challenge,
      share: board.count > 0 ? challenge.solved / board.count : 0,
      tried: tried.get(challenge.title)?.size ?? 0,
    }))
    .toSorted((a, b) => a.challenge.solved - b.challenge.solved || a.tried - b.tried)
}
