import type { ChallengeInfo, ScoreboardRow, Solve } from '@halyard/api'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'

/** A solve with its challenge. */
export type TeamSolve = {
  readonly solve: Solve
  readonly challenge: ChallengeInfo | undefined
}

/** The solves of a team, newest first. A challenge that left the board keeps its solve, without a name. */
export function solvesOf(team: ScoreboardRow, groups: readonly ColumnGroup[]): TeamSolve[] {
  const byId = new Map(
    groups.flatMap(({ challenges }) => challenges).map((challenge) => [challenge.id, challenge]),
  )
  return team.solvedChallenges
    .map((solve) => ({ solve, challenge: byId.get(solve.id) }))
    .toSorted((a, b) => b.solve.time - a.solve.time)
}

/** A part of something, from 0 to 1, with its meaning. */
export type Share = { readonly name: string; readonly done: number; readonly share: number }

/** How many challenges of each category are solved. */
export const categoryShares = (
  team: ScoreboardRow,
  groups: readonly ColumnGroup[],
): (Share & { readonly total: number })[] => {
  const solved = new Set(team.solvedChallenges.map(({ id }) => id))
  return groups.map(({ category, challenges }) => {
    const done = challenges.filter(({ id }) => solved.has(id)).length
    return { name: category, done, total: challenges.length, share: done / challenges.length }
  })
}

/** Points each member brought in, most first; solves of nobody are left out. */
export function memberShares(team: ScoreboardRow): Share[] {
  const points = new Map<string, number>()
  for (const { userName, score } of team.solvedChallenges) {
    if (userName !== null) points.set(userName, (points.get(userName) ?? 0) + score)
  }
  const total = [...points.values()].reduce((sum, value) => sum + value, 0)
  return [...points]
    .map(([name, done]) => ({ name, done, share: total === 0 ? 0 : done / total }))
    .toSorted((a, b) => b.done - a.done)
}
