// Runs in a worker thread: builds boards, so that requests do not wait while one is built.
import { createLiveBoard } from '@halyard/rules'
import type { LiveBoard } from '@halyard/rules'
import { brotliCompressSync } from 'node:zlib'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { AddTask, BuiltBoard, LoadTask, SolvesTask } from '#modules/scoreboard/board-tasks.ts'
import { createSolveReader, solveOf } from '#modules/scoreboard/stored-facts.ts'
import type { SolveReader } from '#modules/scoreboard/stored-facts.ts'
import { collectGarbage } from '#platform/garbage.ts'
import { createBoardWriter } from '#modules/scoreboard/board-writer.ts'
import type { BoardWriter } from '#modules/scoreboard/board-writer.ts'
import { brotliOptions, brotliSteps } from '#modules/scoreboard/brotli-steps.ts'

/** A `BuiltBoard` on its way to the main thread. */
type Transferred = ReturnType<typeof move>

interface CachedBoard {
  readonly live: LiveBoard
  readonly write: BoardWriter
}

/** Boards whose facts are cached; the least recently used are loaded again when they are needed. */
const MAX_CACHED = 8
const cache = new Map<string, CachedBoard>()

/** Solves that were sent for the next load of a board. */
interface IncomingSolves {
  readonly reader: SolveReader
  parts: number
}
const incoming = new Map<string, IncomingSolves>()

function remember(name: string, cached: CachedBoard): void {
  cache.delete(name)
  cache.set(name, cached)
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break
    cache.delete(oldest)
  }
}

/** Takes in one part of the solves of the load that follows. */
export function addSolves({ board: name, part, lines }: SolvesTask): void {
  // There is no room for the old facts and the new ones.
  cache.delete(name)
  if (part === 0) incoming.set(name, { reader: createSolveReader(), parts: 0 })
  const solves = incoming.get(name)
  if (solves?.parts !== part) throw new Error('the parts before this one are lost')
  solves.reader.take(lines)
  solves.parts += 1
}

/** Builds a board from all of its facts and keeps them. */
export function load({ board: name, facts, builtAtMs, parts }: LoadTask): Transferred {
  cache.delete(name)
  const solves = incoming.get(name)
  incoming.delete(name)
  if ((solves?.parts ?? 0) !== parts) throw new Error('parts of the solves are lost')
  const live = createLiveBoard({ ...facts, solves: solves?.reader.inOrder() ?? [] })
  const board = { live, write: createBoardWriter() }
  const built = build(board, builtAtMs)
  remember(name, board)
  collectGarbageLater()
  return built
}

/** Builds a board again with what has changed; undefined when its facts are not cached. */
export function add({ board: name, changes, builtAtMs }: AddTask): Transferred | undefined {
  const board = cache.get(name)
  if (!board) return undefined
  // Cached again only when it could be built: changes that were made by half must not stay.
  cache.delete(name)
  for (const line of changes.lines) board.live.add(solveOf(line))
  for (const key of changes.gone) board.live.remove(key)
  for (const { participationId, adjustments } of changes.adjusted)
    board.live.adjust(participationId, adjustments)
  const built = build(board, builtAtMs)
  remember(name, board)
  return built
}

function build({ live, write }: CachedBoard, builtAtMs: number): Transferred {
  const serialized = write(live.scoreboard(builtAtMs))
  const { length } = serialized.bytes
  const [first] = brotliSteps(length)
  // Here and not in libuv's thread pool, where it takes twice as long and waits for its turn. Copied, because a small Buffer shares its memory.
  const brotli = new Uint8Array(
    brotliCompressSync(serialized.bytes, brotliOptions(length, first.quality)),
  )
  return transfer({ ...serialized, brotli })
}

/** The buffers of a board are moved to the main thread, not copied. */
function transfer(board: BuiltBoard): Transferred {
  const buffers = [board.bytes.buffer, board.brotli.buffer, board.rows.buffer]
  return move({ [transferableSymbol]: buffers, [valueSymbol]: board })
}

/** Later than the next board of a game with many solves would be asked for. */
const COLLECT_GARBAGE_AFTER_MS = 1000
let collecting: NodeJS.Timeout | undefined

/** Loading a board leaves more garbage than board, and the engine keeps it for as long as nothing is built. */
function collectGarbageLater(): void {
  clearTimeout(collecting)
  collecting = setTimeout(collectGarbage, COLLECT_GARBAGE_AFTER_MS)
}
