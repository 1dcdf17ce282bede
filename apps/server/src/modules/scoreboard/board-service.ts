import type { Kysely } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { finishBoard } from '#modules/scoreboard/finished-board.ts'
import type { FinishedBoard } from '#modules/scoreboard/finished-board.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

/** Scoreboards kept in memory until something they depend on changes. */
export interface BoardService {
  /** Never older than the last `changed` of this process; undefined when there is no such game. */
  read(gameId: number): Promise<FinishedBoard | undefined>
  /** Tells the other processes on commit; call inside the transaction. */
  announce(tx: Db, gameId: number): Promise<void>
  /** Forgets the board in this process; call after the commit, before the answer. */
  changed(gameId: number): void
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
  finished: { version: number; board: FinishedBoard | undefined } | undefined
  building: Build | undefined
  /** Until when the next build rests, on the clock of `performance`. */
  restsUntil: number
}

interface Build {
  /** Undefined until the build has begun: then it will see everything up to that moment. */
  version: number | undefined
  result: Promise<FinishedBoard | undefined>
}

/** Longest rest between two builds. */
const LONGEST_REST_MS = 500

export function createBoardService(needs: Needs): BoardService {
  const slots = new Map<number, Slot>()
  /** Tells this process's own announcements from those of others. */
  const sender = randomHex(needs.random, 8)

  const slotOf = (gameId: number): Slot => {
    const slot = slots.get(gameId) ?? newSlot()
    slots.set(gameId, slot)
    return slot
  }
  const changed = (gameId: number) => {
    const slot = slots.get(gameId)
    if (slot) slot.version += 1
  }

  needs.notifications.subscribe('board_changed', (payload) => {
    if (payload === undefined) for (const gameId of slots.keys()) changed(gameId)
    const [gameId, from] = (payload ?? '').split(' ')
    if (gameId && from !== sender) changed(Number(gameId))
  })

  return {
    read: (gameId) => readSlot(needs, slotOf(gameId), gameId),
    announce: (tx, gameId) => notify(tx, 'board_changed', `${gameId} ${sender}`),
    changed,
  }
}

const newSlot = (): Slot => ({
  version: 0,
  finished: undefined,
  building: undefined,
  restsUntil: 0,
})

/** However many readers come at once, at most one build runs and one waits for it. */
async function readSlot(
  needs: Needs,
  slot: Slot,
  gameId: number,
): Promise<FinishedBoard | undefined> {
  const wanted = slot.version
  while (slot.building?.version !== undefined && slot.building.version < wanted)
    await slot.building.result.catch(() => undefined)
  if (slot.finished && slot.finished.version >= wanted) return slot.finished.board
  slot.building ??= startBuild(needs, slot, gameId)
  return slot.building.result
}

function startBuild(needs: Needs, slot: Slot, gameId: number): Build {
  const run = async () => {
    try {
      await restOf(slot)
      const { version } = slot
      build.version = version
      const begunAt = performance.now()
      const board = await buildBoard(needs, gameId, slot.finished?.board)
      slot.restsUntil = restAfter(begunAt)
      slot.finished = { version, board }
      return board
    } finally {
      slot.building = undefined
    }
  }
  const build: Build = { version: undefined, result: Promise.resolve(undefined) }
  build.result = run()
  return build
}

/** While solves come in faster than boards are made, half of the time is left to everything else. */
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
  { db, clock }: Needs,
  gameId: number,
  before: FinishedBoard | undefined,
): Promise<FinishedBoard | undefined> {
  const facts = await loadBoardFacts(db, gameId)
  if (!facts) return undefined
  const board = finishBoard(facts, clock.now())
  return before?.digest === board.digest ? before : board
}
