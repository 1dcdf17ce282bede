import type { BoardChallengeView } from '@halyard/rules'
import type { BoardChanges, StoredFacts } from '#modules/scoreboard/stored-facts.ts'

// A task names its board by a text of its own, as `boardName` of `board-slot.ts` makes it.

/** Part of the solves of the load that follows. */
export interface SolvesTask {
  readonly board: string
  /** Counted from 0. */
  readonly part: number
  readonly lines: string
}

/** Build a board from all of its facts; their solves were sent before as `SolvesTask`s. */
export interface LoadTask {
  readonly board: string
  readonly builtAtMs: number
  readonly facts: Omit<StoredFacts, 'solveLines' | 'freezesAtMs'>
  /** How many parts the solves have. */
  readonly parts: number
}

/** Build a board again with what has changed. */
export interface AddTask {
  readonly board: string
  readonly builtAtMs: number
  readonly changes: BoardChanges
}

/** A board as bytes, with all that is needed to look things up in it without parsing it. */
export interface SerializedBoard {
  /** The JSON text, UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Team id, first byte and end of each row's JSON, three numbers a row. */
  readonly rows: Int32Array<ArrayBuffer>
  /** Equal for boards that differ in nothing but the time they were built at. */
  readonly digest: string
  readonly challenges: Readonly<Record<string, BoardChallengeView[]>>
}

export interface BuiltBoard extends SerializedBoard {
  /** The text, compressed by the first of its `brotliSteps`. */
  readonly brotli: Uint8Array<ArrayBuffer>
}
