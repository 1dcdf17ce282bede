import type { BoardChallengeView } from '@halyard/rules'
import type { SolveLine, StoredFacts } from '#modules/scoreboard/stored-facts.ts'

/** What the board thread is asked for. Answers carry the number of the job. */
export type BoardJob = {
  readonly job: number
  readonly gameId: number
  /** What the board calls the time it was made at. */
  readonly builtAtMs: number
} & (
  | { readonly kind: 'load'; readonly facts: Omit<StoredFacts, 'solveLines'> }
  | { readonly kind: 'add'; readonly lines: readonly SolveLine[] }
)

/** Some of the solves of the load that follows; not answered. */
export interface SolvesMessage {
  readonly kind: 'solves'
  readonly gameId: number
  readonly lines: string
}

/** A board as bytes, with all that is needed to look things up in it without reading it whole. */
export interface WrittenBoard {
  /** The JSON text, UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Team id, first byte and end of each row's JSON, three numbers a row. */
  readonly rows: Int32Array<ArrayBuffer>
  /** The same for boards that differ in nothing but the time they were made at. */
  readonly digest: string
  readonly challenges: Readonly<Record<string, BoardChallengeView[]>>
}

export interface MadeBoard extends WrittenBoard {
  /** The text in the first of its `brotliSteps`. */
  readonly brotli: Uint8Array<ArrayBuffer>
}

export type BoardAnswer =
  | { readonly job: number; readonly made: MadeBoard }
  /** The thread does not hold that board (any more): load it. */
  | { readonly job: number; readonly isUnknown: true }
  | { readonly job: number; readonly failure: string }
