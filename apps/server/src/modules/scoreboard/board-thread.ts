// Runs in a thread of its own: makes boards, so that requests do not wait while one is made.
import { createLiveBoard } from '@halyard/rules'
import type { LiveBoard } from '@halyard/rules'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { createSolveReader, solveOf } from '#modules/scoreboard/stored-facts.ts'
import { createBoardWriter } from '#modules/scoreboard/board-writer.ts'
import type { BoardWriter } from '#modules/scoreboard/board-writer.ts'
import { brotliOptions, brotliSteps } from '#modules/scoreboard/brotli-steps.ts'
import type {
  BoardAnswer,
  BoardJob,
  MadeBoard,
  SolvesMessage,
} from '#modules/scoreboard/thread-jobs.ts'

interface Kept {
  readonly live: LiveBoard
  readonly write: BoardWriter
}

/** Games whose facts are kept; the ones used longest ago are loaded again when they are needed. */
const MOST_KEPT = 8
const kept = new Map<number, Kept>()
/** What has come of the load that is on its way: nothing comes between its messages. */
let arriving = createSolveReader()

function keep(gameId: number, board: Kept): Kept {
  kept.delete(gameId)
  kept.set(gameId, board)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return board
}

function boardFor(job: BoardJob): Kept | undefined {
  if (job.kind === 'load') {
    kept.delete(job.gameId)
    const solves = arriving.inOrder()
    arriving = createSolveReader()
    const live = createLiveBoard({ ...job.facts, solves })
    return keep(job.gameId, { live, write: createBoardWriter() })
  }
  const known = kept.get(job.gameId)
  if (!known) return undefined
  for (const line of job.lines) known.live.add(solveOf(line))
  return keep(job.gameId, known)
}

function make({ live, write }: Kept, builtAtMs: number): MadeBoard {
  const written = write(live.scoreboard(builtAtMs))
  const { length } = written.bytes
  const [first] = brotliSteps(length)
  // Here and not in the pool of threads, where it takes twice as long and waits for its turn. Copied, because a small Buffer shares its memory.
  const brotli = new Uint8Array(
    brotliCompressSync(written.bytes, brotliOptions(length, first.quality)),
  )
  return { ...written, brotli }
}

function answer(job: BoardJob): BoardAnswer {
  try {
    const board = boardFor(job)
    if (!board) return { job: job.job, isUnknown: true }
    return { job: job.job, made: make(board, job.builtAtMs) }
  } catch (error) {
    kept.delete(job.gameId)
    return { job: job.job, failure: error instanceof Error ? error.message : String(error) }
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
/** Later than the next board of a game in which much is solved would be asked for. */
const TIDY_AFTER_MS = 1000
let tidying: NodeJS.Timeout | undefined

/**
 * To load a board leaves more garbage than board, which the engine keeps for as long as nothing is made: it is
 * cleared away once the thread has nothing to do.
 */
function tidyLater(): void {
  clearTimeout(tidying)
  tidying = setTimeout(collectGarbage, TIDY_AFTER_MS)
}

parentPort?.on('message', (job: BoardJob | SolvesMessage) => {
  if (job.kind === 'solves') {
    // There is no room for two.
    kept.delete(job.gameId)
    arriving.take(job.lines)
    return
  }
  const result = answer(job)
  if (job.kind === 'load') tidyLater()
  const made = 'made' in result ? [result.made.bytes, result.made.brotli, result.made.rows] : []
  parentPort?.postMessage(
    result,
    made.map(({ buffer }) => buffer),
  )
})
