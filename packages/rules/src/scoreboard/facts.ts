import type { ChallengeCategory } from '../challenge.ts'
import type { GameWindow } from '../game-phase.ts'
import type { DivisionRights } from '../permissions.ts'
import type { ScoredChallenge } from '../scoring/scoring.ts'

/** Everything a scoreboard depends on. Times are epoch milliseconds. */
export type BoardFacts = {
  game: GameWindow & {
    bloodBonus: number
    /** Since when the facts have no further solves; absent where they have them all. */
    frozenAt?: number
  }
  divisions: readonly BoardDivision[]
  /** Enabled challenges. */
  challenges: readonly BoardChallenge[]
  /** Accepted teams; teams that tie in everything keep this order. */
  teams: readonly BoardTeam[]
  /** At most one for each team and challenge; equal times keep this order. */
  solves: readonly BoardSolve[]
  /** Points that were given or taken beside solves, in the order of time; without those that were undone. */
  adjustments: readonly BoardAdjustment[]
}

export type BoardDivision = DivisionRights & { id: number; name: string }

export type BoardChallenge = ScoredChallenge & {
  id: number
  title: string
  category: ChallengeCategory
  deadline: number | null
  disableBloodBonus: boolean
  /** Challenges that some team has to have solved before the board names this one; absent where the board always does. */
  opensAfter?: readonly number[] | undefined
}

export type BoardTeam = {
  participationId: number
  teamId: number
  name: string
  bio: string | null
  avatar: string | null
  divisionId: number | null
}

export type BoardSolve = {
  participationId: number
  challengeId: number
  userName: string | null
  at: number
}

/** Why a team has other points than its solves give: the organisers' decision, or the price of a hint. */
export type AdjustmentKind = 'award' | 'hint'

export type BoardAdjustment = {
  id: number
  participationId: number
  kind: AdjustmentKind
  /** Negative where points were taken. */
  points: number
  /** Null where it is for the team alone to read. */
  reason: string | null
  at: number
}
