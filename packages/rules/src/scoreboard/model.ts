import type { SolveKind } from '../blood-bonus.ts'
import type { ChallengeCategory } from '../challenge.ts'
import type { AdjustmentKind } from './facts.ts'

/** The scoreboard as it travels. */
export type Scoreboard = {
  updateTimeUtc: number
  bloodBonus: number
  /** Solves from then on are not on it yet; absent where all of them are. */
  frozenAt?: number
  timelines: BoardTimeline[]
  items: BoardRow[]
  divisions: BoardDivisionView[]
  challenges: Record<string, BoardChallengeView[]>
  challengeCount: number
}

/** Running totals of the best teams; `divisionId` 0 is the overall board. */
export type BoardTimeline = {
  divisionId: number
  teams: { id: number; name: string; items: { time: number; score: number }[] }[]
}

export type BoardRow = {
  id: number
  name: string
  bio: string | null
  divisionId: number | null
  avatar: string | null
  score: number
  /** 0: takes no place in the overall ranking. */
  rank: number
  divisionRank: number | null
  lastSubmissionTime: number
  /** Points beside those of solves, which the score contains; left out where there are none. */
  adjustments?: BoardAdjustmentView[]
  solvedChallenges: BoardSolveView[]
  solvedCount: number
}

export type BoardSolveView = {
  id: number
  score: number
  type: SolveKind
  userName: string | null
  time: number
}

export type BoardAdjustmentView = {
  kind: AdjustmentKind
  id: number
  points: number
  reason: string | null
  time: number
}

export type BoardDivisionView = {
  id: number
  name: string
  defaultPermissions: number
  challengeConfigs: Record<string, { challengeId: number; permissions: number }>
}

export type BoardChallengeView = {
  id: number
  title: string
  category: ChallengeCategory
  score: number
  solved: number
  deadline: number | null
  bloods: BoardBlood[]
  disableBloodBonus: boolean
}

export type BoardBlood = {
  id: number
  name: string
  avatar: string | null
  submitTimeUtc: number | null
}
