import { readScoreboard } from '@halyard/query'
import { firstOf } from '#shared/board/first-board.ts'
import type { FirstBoard } from '#shared/board/first-board.ts'

/** A board is the same for all its readers: those of so many milliseconds share one reading of it. */
const sharedMs = 5000
/** The frame of the screen is worth more than its rows when these take longer. Milliseconds. */
const patienceMs = 500

type Reading = { untilMs: number; board: Promise<FirstBoard> }

const readings = new Map<number, Reading>()

/**
 * The start of the board of a game, for the document: the whole of it is read by the browser. For the server only, and for readers who
 * may see the board.
 *
 * @returns undefined where it has no teams, cannot be read, or takes too long
 */
export async function readFirstBoard(gameId: number): Promise<FirstBoard | undefined> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>()
  const timer = setTimeout(giveUp, patienceMs)
  try {
    const board = await Promise.race([sharedBoard(gameId), late])
    return board?.teams.length === 0 ? undefined : board
  } catch {
    // The browser logs what is wrong, and the next document asks again.
    readings.delete(gameId)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function sharedBoard(gameId: number): Promise<FirstBoard> {
  const nowMs = performance.now()
  for (const [id, { untilMs }] of readings) if (untilMs < nowMs) readings.delete(id)
  const kept = readings.get(gameId)
  if (kept) return kept.board
  const board = readScoreboard(gameId).then(firstOf)
  readings.set(gameId, { untilMs: nowMs + sharedMs, board })
  return board
}
