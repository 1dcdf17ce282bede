import type { ChallengeCategory } from '@halyard/rules'

/** One challenge of the sample game: what players read, what they download and what they have to find. */
export type Puzzle = PuzzleText & (SharedPuzzle | PerTeamPuzzle)

type PuzzleText = {
  title: string
  category: ChallengeCategory
  /** Markdown. */
  content: string
  hints?: readonly string[]
  score: number
  /** Defaults of a new challenge where left out. */
  minScoreRate?: number
  difficulty?: number
  disableBloodBonus?: boolean
  submissionLimit?: number
  /** Hours after the start of the game until it stops counting. */
  deadlineHours?: number
}

/** Every team finds the same flag. */
type SharedPuzzle = { flag: string; file?: PuzzleFile; copies?: never }

/** Every team gets one of the copies, with a flag of its own. */
type PerTeamPuzzle = { fileName: string; copies: () => readonly PuzzleCopy[]; flag?: never }

export type PuzzleFile = { name: string; data: () => Uint8Array | string }
export type PuzzleCopy = { flag: string; data: Uint8Array | string }

/** Teams that a puzzle of its own flags has copies for. */
export const COPIES = 64
