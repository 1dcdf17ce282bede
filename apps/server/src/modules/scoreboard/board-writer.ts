import type { BoardSolveView, Scoreboard } from '@halyard/rules'
import { createHash } from 'node:crypto'
import { createTextBuffer } from '#modules/scoreboard/text-buffer.ts'
import type { SerializedBoard } from '#modules/scoreboard/board-tasks.ts'

/** Writes boards down; what was written before and has not changed is copied. */
export type BoardWriter = (board: Scoreboard) => SerializedBoard

/** The solves of a row, and their position in the text of the board. */
interface WrittenSolves {
  readonly solves: readonly BoardSolveView[]
  readonly start: number
  readonly end: number
}

/** Room for what a board gains until the next one. */
const SPARE_BYTES = 200_000

/** Makes a writer whose bytes are those of `JSON.stringify(board)`. */
export function createBoardWriter(): BoardWriter {
  /** The previous text, and the position of each team's solves in it: a list stays the same object while it does not change. */
  let last = new Uint8Array()
  let written = new Map<number, WrittenSolves>()
  /** Copied, because the bytes are transferred to another thread. The buffer is reused, since each new one would wait to be garbage-collected. */
  const remember = (bytes: Uint8Array, now: Map<number, WrittenSolves>) => {
    if (last.length < bytes.length) last = new Uint8Array(bytes.length + SPARE_BYTES)
    last.set(bytes)
    written = now
  }

  return (board) => {
    const { updateTimeUtc, items, divisions, challenges, challengeCount, ...head } = board
    const page = createTextBuffer(last.length + SPARE_BYTES)
    // The time comes first and by itself, so that the digest can leave it out.
    page.write(`{"updateTimeUtc":${updateTimeUtc}`)
    const undated = page.length()
    page.write(`,${inner(head)},"items":[`)
    const rows = new Int32Array(items.length * 3)
    const now = new Map<number, WrittenSolves>()
    for (const [index, { solvedChallenges: solves, solvedCount, ...row }] of items.entries()) {
      if (index > 0) page.write(',')
      const rowStart = page.length()
      page.write(`{${inner(row)},"solvedChallenges":`)
      const start = page.length()
      const before = written.get(row.id)
      if (before?.solves === solves) page.copy(last.subarray(before.start, before.end))
      else page.write(JSON.stringify(solves))
      now.set(row.id, { solves, start, end: page.length() })
      page.write(`,"solvedCount":${solvedCount}}`)
      rows.set([row.id, rowStart, page.length()], index * 3)
    }
    page.write(`],${inner({ divisions, challenges, challengeCount })}}`)
    const bytes = page.finish()
    remember(bytes, now)
    const digest = createHash('sha256').update(bytes.subarray(undated)).digest('hex')
    return { bytes, rows, digest: digest.slice(0, 16).toUpperCase(), challenges }
  }
}

/** The members of an object as JSON, without its braces. */
const inner = (value: object): string => JSON.stringify(value).slice(1, -1)
