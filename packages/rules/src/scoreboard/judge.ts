import { BLOOD_TIERS, type SolveKind } from '../blood-bonus.ts'
import { isInWindow } from '../game-phase.ts'
import { effectivePermissions, hasPermission } from '../permissions.ts'
import { solvePoints } from '../scoring/points.ts'
import { challengeScore } from '../scoring/scoring.ts'
import type { BoardChallenge, BoardDivision, BoardFacts, BoardSolve, BoardTeam } from './facts.ts'

/** A solve and what it counts for. A large board holds a hundred thousand of these. */
export type JudgedSolve = {
  solve: BoardSolve
  kind: SolveKind
  isScoring: boolean
  points: number
}

export type JudgedChallenge = ChallengeFace & { solves: JudgedSolve[] }

/** What the board shows of a challenge. */
export type ChallengeFace = {
  challenge: BoardChallenge
  score: number
  /** Solves that count for decay. */
  solved: number
  bloods: { team: BoardTeam; at: number }[]
}

/** Gives every solve its tier and its points. Challenges keep the order of the facts. */
export function judge(facts: BoardFacts): JudgedChallenge[] {
  const teams = new Map(facts.teams.map((team) => [team.participationId, team]))
  const solvesOf = Map.groupBy(facts.solves, (solve) => solve.challengeId)
  const rightsOf = challengeRights(facts.divisions)
  return facts.challenges.map((challenge) => {
    const solves = (solvesOf.get(challenge.id) ?? [])
      .filter((solve) => teams.has(solve.participationId))
      .toSorted((a, b) => a.at - b.at)
    return judgeChallenge(facts, challenge, solves, teams, rightsOf)
  })
}

/** Gives the solves of one challenge, in the order they count, their tiers and points. */
export function judgeChallenge(
  { game }: Pick<BoardFacts, 'game'>,
  challenge: BoardChallenge,
  inOrder: readonly BoardSolve[],
  teams: ReadonlyMap<number, BoardTeam>,
  rightsOf: RightsLookup,
): JudgedChallenge {
  const bloods: JudgedChallenge['bloods'] = []
  const solves: JudgedSolve[] = []
  let solved = 0
  for (const solve of inOrder) {
    const team = teams.get(solve.participationId)
    if (!team) continue
    const inWindow = isInWindow(game, challenge.deadline, solve.at)
    const rights = rightsOf(team.divisionId, challenge.id)
    const counts = (name: 'GetScore' | 'GetBlood' | 'AffectDynamicScore') =>
      inWindow && hasPermission(rights, name)
    const tier =
      counts('GetBlood') && !challenge.disableBloodBonus ? BLOOD_TIERS[bloods.length] : undefined
    if (tier) bloods.push({ team, at: solve.at })
    if (counts('AffectDynamicScore')) solved += 1
    solves.push({ solve, kind: tier ?? 'Normal', isScoring: counts('GetScore'), points: 0 })
  }
  const score = challengeScore(challenge, solved, teams.size)
  for (const judged of solves)
    if (judged.isScoring) judged.points = solvePoints(score, judged.kind, game.bloodBonus)
  return { challenge, score, solved, bloods, solves }
}

export type RightsLookup = (divisionId: number | null, challengeId: number) => number

/** A board asks for the same few masks thousands of times. */
export function challengeRights(divisions: readonly BoardDivision[]): RightsLookup {
  const byId = new Map(divisions.map((division) => [division.id, division]))
  const known = new Map<string, number>()
  return (divisionId, challengeId) => {
    const division = divisionId === null ? null : (byId.get(divisionId) ?? null)
    const key = `${division?.id ?? 0}/${challengeId}`
    const mask = known.get(key) ?? effectivePermissions(division, challengeId)
    known.set(key, mask)
    return mask
  }
}
