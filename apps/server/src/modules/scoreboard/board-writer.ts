import type { BoardRow, BoardSolveView, Scoreboard } from '@halyard/rules'
import { createHash } from 'node:crypto'
import type { WrittenBoard } from '#modules/scoreboard/thread-jobs.ts'

/** Writes boards down; what was written before and has not changed is copied. */
export type BoardWriter = (board: Scoreboard) => WrittenBoard

const encoder = new TextEncoder()

/** Makes a writer whose bytes are those of `JSON.stringify(board)`. */
export function createBoardWriter(): BoardWriter {
  /** Solves are nine tenths of the text, and their lists stay the same objects while nothing happens to them. */
  const written = new WeakMap<readonly BoardSolveView[], Uint8Array>()
  const solvesOf = ({ solvedChallenges }: BoardRow): Uint8Array => {
    const known = written.get(solvedChallenges)
    if (known) return known
    // Not a Buffer: of those several share one piece of memory, which stays as long as one of them does.
    const bytes = encoder.encode(JSON.stringify(solvedChallenges))
    written.set(solvedChallenges, bytes)
    return bytes
  }
  return (board) => {
    const { updateTimeUtc, items, divisions, challenges, challengeCount, ...head } = board
    // The time stands first and alone, so that the digest can leave it out.
    const opening = Buffer.from(`{"updateTimeUtc":${updateTimeUtc}`)
    const chunks: Uint8Array[] = [opening, Buffer.from(`,${inner(head)},"items":[`)]
    const rows = new Int32Array(items.length * 3)
    let at = lengthOf(chunks)
    for (const [index, row] of items.entries()) {
      const { solvedChallenges: _, solvedCount, ...start } = row
      const open = Buffer.from(`${index > 0 ? ',' : ''}{${inner(start)},"solvedChallenges":`)
      const solves = solvesOf(row)
      const close = Buffer.from(`,"solvedCount":${solvedCount}}`)
      chunks.push(open, solves, close)
      const end = at + open.length + solves.length + close.length
      rows.set([row.id, at + (index > 0 ? 1 : 0), end], index * 3)
      at = end
    }
    chunks.push(Buffer.from(`],${inner({ divisions, challenges, challengeCount })}}`))
    const bytes = join(chunks)
    const digest = createHash('sha256').update(bytes.subarray(opening.length)).digest('hex')
    return { bytes, rows, digest: digest.slice(0, 16).toUpperCase(), challenges }
  }
}

/** The members of an object as JSON, without its braces. */
const inner = (value: object): string => JSON.stringify(value).slice(1, -1)

const lengthOf = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((sum, { length }) => sum + length, 0)

/** One block of memory that belongs to nobody else, so that it can be handed to another thread. */
function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(lengthOf(chunks)))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
