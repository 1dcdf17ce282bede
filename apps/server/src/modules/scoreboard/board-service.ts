import type { Kysely } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { createBoardBuilder } from '#modules/scoreboard/board-builder.ts'
import type { BoardBuilder } from '#modules/scoreboard/board-builder.ts'
import { readNotice, writeNotices } from '#modules/scoreboard/change-notice.ts'
import { finishBoard } from '#modules/scoreboard/finished-board.ts'
import type { FinishedBoard } from '#modules/scoreboard/finished-board.ts'
import { findSolveLines, loadBoardFacts } from '#modules/scoreboard/repository.ts'
import type { SolveKey } from '#modules/scoreboard/repository.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

/** Scoreboards kept in memory until something they depend on changes. */
export interface BoardService {
  /** Never older than the last `changed` of this process; undefined when there is no such game. */
  read(gameId: number): Promise<FinishedBoard | undefined>
  /** What `read` would give, when nothing has to be done for it. */
  peek(gameId: number): FinishedBoard | undefined
  /**
   * Tells the other processes on commit; call inside the transaction. New solves are named, and anything else
   * that changes is not: then the board is made from all of its facts.
   */
  announce(tx: Db, gameId: number, solves?: readonly SolveKey[]): Promise<void>
  /** The same for this process; call after the commit, before the answer. */
  changed(gameId: number, solves?: readonly SolveKey[]): void
  /** Boards made so far, for measurements. */
  readonly builds: () => number
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly random: Randomness
  readonly notifications: Notifications
}

/** One game's board and what is going on with it. */
interface Slot {
  /** Grows with every change; a board belongs to the version it was begun at. */
  version: number
  finished: Finished | undefined
  building: Build | undefined
  /** Until when the next build rests, on the clock of `performance`. */
  restsUntil: number
  /** Solves that the last board does not hold yet; undefined when it has to be made from all facts. */
  solves: SolveKey[] | undefined
  /** When the board was last made from all facts, on the clock of `performance`. */
  loadedAt: number
}

interface Finished {
  readonly version: number
  readonly board: FinishedBoard | undefined
}

interface Build {
  /** Undefined until the build has begun: then it will see everything up to that moment. */
  version: number | undefined
  result: Promise<FinishedBoard | undefined>
}

/** What the builds of one process share. */
interface Workshop extends Needs {
  readonly builder: BoardBuilder
  builds: number
}

/**
 * Builds rest as long as they take while solves come in faster than boards are made, but so short that a solve is on
 * the board within 300 ms.
 */
const LONGEST_REST_MS = 100
/** More solves than this are not told one by one: the board is made from all facts. */
const MOST_SOLVES = 5_000
/**
 * Nothing that the platform forgot to announce outlives this while solves come in. The board takes three times as
 * long then, so not every minute of a game should have one of those.
 */
const LOAD_AGAIN_MS = 600_000

export function createBoardService(needs: Needs): BoardService {
  const slots = new Map<number, Slot>()
  const workshop: Workshop = { ...needs, builder: createBoardBuilder(), builds: 0 }
  /** Tells this process's own announcements from those of others. */
  const sender = randomHex(needs.random, 8)

  const slotOf = (gameId: number): Slot => {
    const slot = slots.get(gameId) ?? newSlot()
    slots.set(gameId, slot)
    return slot
  }
  const changed = (gameId: number, solves?: readonly SolveKey[]) => {
    const slot = slots.get(gameId)
    if (!slot) return
    slot.version += 1
    const isFew = solves && slot.solves && slot.solves.length + solves.length <= MOST_SOLVES
    if (isFew) slot.solves?.push(...solves)
    else slot.solves = undefined
  }

  needs.notifications.subscribe('board_changed', (payload) => {
    if (payload === undefined) for (const gameId of slots.keys()) changed(gameId)
    const notice = payload === undefined ? undefined : readNotice(payload)
    if (notice && notice.sender !== sender) changed(notice.gameId, notice.solves)
  })

  return {
    read: (gameId) => readSlot(workshop, slotOf(gameId), gameId),
    peek(gameId) {
      const slot = slots.get(gameId)
      return slot?.finished?.version === slot?.version ? slot?.finished?.board : undefined
    },
    async announce(tx, gameId, solves) {
      for (const payload of writeNotices({ gameId, sender, solves }))
        await notify(tx, 'board_changed', payload)
    },
    changed,
    builds: () => workshop.builds,
  }
}

const newSlot = (): Slot => ({
  version: 0,
  finished: undefined,
  building: undefined,
  restsUntil: 0,
  solves: undefined,
  loadedAt: 0,
})

/** However many readers come at once, at most one build runs and one waits for it. */
async function readSlot(
  workshop: Workshop,
  slot: Slot,
  gameId: number,
): Promise<FinishedBoard | undefined> {
  const wanted = slot.version
  while (slot.building?.version !== undefined && slot.building.version < wanted)
    await slot.building.result.catch(() => undefined)
  if (slot.finished && slot.finished.version >= wanted) return slot.finished.board
  slot.building ??= startBuild(workshop, slot, gameId)
  return slot.building.result
}

function startBuild(workshop: Workshop, slot: Slot, gameId: number): Build {
  const run = async () => {
    try {
      await restOf(slot)
      const { version, solves } = slot
      slot.solves = []
      build.version = version
      const begunAt = performance.now()
      const isDue = begunAt - slot.loadedAt >= LOAD_AGAIN_MS
      const board = await buildBoard(workshop, gameId, slot, isDue ? undefined : solves)
      slot.restsUntil = restAfter(begunAt)
      if (slot.finished?.board !== board) slot.finished?.board?.forms.retire()
      slot.finished = { version, board }
      return board
    } catch (error) {
      slot.solves = undefined
      throw error
    } finally {
      slot.building = undefined
    }
  }
  const build: Build = { version: undefined, result: Promise.resolve(undefined) }
  build.result = run()
  return build
}

function restAfter(begunAt: number): number {
  const now = performance.now()
  return now + Math.min(now - begunAt, LONGEST_REST_MS)
}

async function restOf({ restsUntil }: Slot): Promise<void> {
  const restMs = restsUntil - performance.now()
  if (restMs > 0) await setTimeout(restMs)
}

/** A board that came out the same keeps its bytes, its time and its tag. */
async function buildBoard(
  workshop: Workshop,
  gameId: number,
  slot: Slot,
  solves: readonly SolveKey[] | undefined,
): Promise<FinishedBoard | undefined> {
  workshop.builds += 1
  const before = slot.finished?.board
  const board =
    (before && solves && (await buildOn(workshop, gameId, before, solves))) ??
    (await buildFromScratch(workshop, gameId, slot))
  const isSame = before?.digest === board?.digest && before?.startsAtMs === board?.startsAtMs
  if (!isSame) return board
  board?.forms.retire()
  return before
}

/** Undefined when the facts are not at hand. */
async function buildOn(
  { db, clock, builder }: Workshop,
  gameId: number,
  { startsAtMs }: FinishedBoard,
  solves: readonly SolveKey[],
): Promise<FinishedBoard | undefined> {
  const lines = await findSolveLines(db, solves)
  const builtAtMs = clock.now()
  const made = await builder.add(gameId, lines, builtAtMs)
  return made && finishBoard(made, { builtAtMs, startsAtMs })
}

async function buildFromScratch(
  { db, clock, builder }: Workshop,
  gameId: number,
  slot: Slot,
): Promise<FinishedBoard | undefined> {
  slot.loadedAt = performance.now()
  const facts = await loadBoardFacts(db, gameId)
  if (!facts) return undefined
  const builtAtMs = clock.now()
  const made = await builder.load(gameId, facts, builtAtMs)
  return finishBoard(made, { builtAtMs, startsAtMs: facts.game.start })
}
