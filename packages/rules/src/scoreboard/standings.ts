import { hasPermission } from '../permissions.ts'
import { NEVER } from '../platform-codes.ts'
import { capToInt32 } from '../rounding.ts'
import { adjustmentLookup, adjustmentPart, adjustmentSum } from './adjustments.ts'
import type { BoardAdjustment, BoardFacts, BoardTeam } from './facts.ts'
import type { JudgedSolve } from './judge.ts'
import type { BoardRow, BoardSolveView } from './model.ts'

/** Rows in rank order: more points first, then the earlier last scoring solve. */
export function standings(facts: BoardFacts, solves: readonly JudgedSolve[]): BoardRow[] {
  const solvesOf = Map.groupBy(solves, ({ solve }) => solve.participationId)
  const adjustmentsOf = adjustmentLookup(facts.adjustments)
  const rows = facts.teams.map((team) =>
    row(team, solvesOf.get(team.participationId) ?? [], adjustmentsOf(team.participationId)),
  )
  rows.sort(byStanding)
  return rank(facts, rows)
}

type Standing = Pick<BoardRow, 'score' | 'lastSubmissionTime'>

export const byStanding = (a: Standing, b: Standing): number =>
  b.score - a.score || a.lastSubmissionTime - b.lastSubmissionTime

/** A team's line without its ranks. Adjustments count whenever they were made, and do not decide between equal totals. */
export function row(
  team: BoardTeam,
  unordered: readonly JudgedSolve[],
  adjustments: readonly BoardAdjustment[],
): BoardRow {
  const solves = unordered.toSorted((a, b) => a.solve.at - b.solve.at)
  const lastScoring = solves.findLast(({ isScoring }) => isScoring)
  return {
    id: team.teamId,
    name: team.name,
    bio: team.bio,
    divisionId: team.divisionId,
    avatar: team.avatar,
    score: capToInt32(
      solves.reduce((sum, { points }) => sum + points, 0) + adjustmentSum(adjustments),
    ),
    rank: 0,
    divisionRank: null,
    lastSubmissionTime: lastScoring?.solve.at ?? NEVER,
    ...adjustmentPart(adjustments),
    solvedChallenges: solves.map(solveView),
    solvedCount: solves.length,
  }
}

const solveView = ({ solve, points, kind }: JudgedSolve): BoardSolveView => ({
  id: solve.challengeId,
  score: points,
  type: kind,
  userName: solve.userName,
  time: solve.at,
})

/** Ranks are consecutive and never shared; a team whose division has no overall rank takes no number. */
export function rank(facts: Pick<BoardFacts, 'divisions'>, rows: readonly BoardRow[]): BoardRow[] {
  const unranked = new Set(
    facts.divisions
      .filter((division) => !hasPermission(division.defaultPermissions, 'RankOverall'))
      .map((division) => division.id),
  )
  const places = new Map<number, number>()
  const nextPlace = (board: number) => {
    const place = (places.get(board) ?? 0) + 1
    places.set(board, place)
    return place
  }
  return rows.map((team) => ({
    ...team,
    rank: team.divisionId !== null && unranked.has(team.divisionId) ? 0 : nextPlace(0),
    divisionRank: team.divisionId === null ? null : nextPlace(team.divisionId),
  }))
}
