import type { Kysely } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Config } from '#config.ts'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { createBoardBuilder } from '#modules/scoreboard/board-builder.ts'
import { readNotice, writeNotices } from '#modules/scoreboard/change-notice.ts'
import { restAfterMs } from '#modules/scoreboard/build-pace.ts'
import { buildBoard } from '#modules/scoreboard/build-board.ts'
import type { BuildNeeds } from '#modules/scoreboard/build-board.ts'
import { ageOf, concerns, newSlot } from '#modules/scoreboard/board-slot.ts'
import type { Build, Slot } from '#modules/scoreboard/board-slot.ts'
import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'
import type { SolveKey } from '#modules/scoreboard/repository.ts'
import type { BoardView } from '#modules/scoreboard/stored-facts.ts'
import type { Metrics } from '#modules/metrics/metrics.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

/** Caches scoreboards in memory until something they depend on changes. */
export interface BoardService {
  /** Never older than the last `changed` of this process; undefined when there is no such game. */
  read(gameId: number): Promise<CachedBoard | undefined>
  /** The board with all solves, for staff: another one than `read` gives while that is frozen. */
  readLive(gameId: number): Promise<CachedBoard | undefined>
  /**
   * The same for one team, which is not kept waiting by the solves of others: its own are on the board, and theirs may be missing for
   * 300 ms.
   */
  readFor(gameId: number, participationId: number): Promise<CachedBoard | undefined>
  /** The cached board if it is current, without waiting. */
  peek(gameId: number): CachedBoard | undefined
  /** Whether the last board that was built is everybody's; false where there is none. */
  wasShown(gameId: number): boolean
  /**
   * Notifies the other processes on commit; call inside the transaction. Solves and adjustments that came or went are passed along;
   * without them the board is built again from all of its facts.
   */
  announce(tx: Db, gameId: number, solves?: readonly SolveKey[]): Promise<void>
  /** What this process signs such notifications with. */
  readonly sender: string
  /** The same for this process; call after the commit, before the answer. */
  changed(gameId: number, solves?: readonly SolveKey[]): void
  /** Number of boards built so far, for measurements. */
  readonly builds: () => number
  /** Number of games whose boards are in memory, for measurements. */
  readonly games: () => number
  /** How long the oldest change waits that is not on its board yet, in milliseconds; 0 when all boards are current. */
  readonly ageMs: () => number
}

interface Needs {
  readonly config: Pick<Config, 'processes'>
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly random: Randomness
  readonly notifications: Notifications
  readonly metrics: Pick<Metrics, 'boardBuildSeconds'>
}

/** What all builds of one process share. */
interface BuildContext extends BuildNeeds {
  readonly config: Pick<Config, 'processes'>
  /** Called when there is no such game, or not any more: nothing of it is kept. */
  readonly forget: (gameId: number, slot: Slot) => void
}

/** A solve is on the board within this time, unless building takes a third of it. */
const LATE_AFTER_MS = 300
/** With more pending solves than this the board is built from all facts. */
const MAX_SOLVES = 5_000
/**
 * A change that was never announced is picked up after this time while solves come in. Building from all facts takes three times as
 * long, so it should not happen every minute.
 */
const LOAD_AGAIN_MS = 600_000

export function createBoardService(needs: Needs): BoardService {
  const slots = new Map<number, Slot>()
  /** Boards of frozen games as staff sees them. */
  const liveSlots = new Map<number, Slot>()
  const mapOf = (view: BoardView) => (view === 'live' ? liveSlots : slots)
  const context: BuildContext = {
    ...needs,
    builder: createBoardBuilder(),
    builds: 0,
    forget(gameId, slot) {
      const map = mapOf(slot.view)
      if (map.get(gameId) === slot) map.delete(gameId)
    },
  }
  /** Distinguishes this process's own notifications from those of others. */
  const sender = randomHex(needs.random, 8)

  const slotOf = (gameId: number, view: BoardView): Slot => {
    const map = mapOf(view)
    const slot = map.get(gameId) ?? newSlot(view)
    map.set(gameId, slot)
    const { finished } = slot
    if (finished?.version === slot.version && isDueToFreeze(finished.board, needs.clock.now()))
      noteChange(slot)
    return slot
  }
  const changed = (gameId: number, solves?: readonly SolveKey[]) => {
    for (const slot of [slots.get(gameId), liveSlots.get(gameId)])
      if (slot) noteChange(slot, solves)
  }

  needs.notifications.subscribe('board_changed', (payload) => {
    if (payload === undefined)
      for (const gameId of [...slots.keys(), ...liveSlots.keys()]) changed(gameId)
    const notice = payload === undefined ? undefined : readNotice(payload)
    if (notice && notice.sender !== sender) changed(notice.gameId, notice.solves)
  })

  return {
    read: (gameId) => readSlot(context, slotOf(gameId, 'public'), gameId),
    async readLive(gameId) {
      const shown = await readSlot(context, slotOf(gameId, 'public'), gameId)
      if (shown?.isFrozen) return readSlot(context, slotOf(gameId, 'live'), gameId)
      if (!liveSlots.get(gameId)?.building) liveSlots.delete(gameId)
      return shown
    },
    async readFor(gameId, participationId) {
      const slot = slotOf(gameId, 'public')
      const current = readSlot(context, slot, gameId)
      const isLate = ageOf(slot, performance.now()) > LATE_AFTER_MS
      if (isLate || !slot.finished || concerns(slot, participationId)) return current
      // Reject whoever waits for the next board.
      current.catch(() => undefined)
      return slot.finished.board
    },
    peek(gameId) {
      const slot = slots.get(gameId)
      if (!slot || slot.finished?.version !== slot.version) return undefined
      const { board } = slot.finished
      return isDueToFreeze(board, needs.clock.now()) ? undefined : board
    },
    wasShown: (gameId) => slots.get(gameId)?.finished?.board?.isHidden === false,
    async announce(tx, gameId, solves) {
      await notify(tx, 'board_changed', ...writeNotices({ gameId, sender, solves }))
    },
    sender,
    changed,
    builds: () => context.builds,
    games: () => slots.size,
    ageMs() {
      const now = performance.now()
      let oldest = 0
      for (const slot of slots.values()) oldest = Math.max(oldest, ageOf(slot, now))
      return oldest
    },
  }
}

/** The next build of the board has what changed: solves, or anything. */
function noteChange(slot: Slot, solves?: readonly SolveKey[]): void {
  slot.version += 1
  slot.changedAt ??= performance.now()
  const isFew = solves && slot.solves && slot.solves.length + solves.length <= MAX_SOLVES
  if (isFew) slot.solves?.push(...solves)
  else slot.solves = undefined
}

/** Whether a board is still the right one, but by now has to say that it is frozen. */
const isDueToFreeze = (board: CachedBoard | undefined, nowMs: number): boolean =>
  board?.freezesAtMs !== undefined && !board.isFrozen && nowMs >= board.freezesAtMs

/** Concurrent readers share a build: at most one runs and one is pending. */
async function readSlot(
  context: BuildContext,
  slot: Slot,
  gameId: number,
): Promise<CachedBoard | undefined> {
  const wanted = slot.version
  while (slot.building?.version !== undefined && slot.building.version < wanted)
    await slot.building.result.catch(() => undefined)
  if (slot.finished && slot.finished.version >= wanted) return slot.finished.board
  slot.building ??= startBuild(context, slot, gameId)
  return slot.building.result
}

function startBuild(context: BuildContext, slot: Slot, gameId: number): Build {
  const run = async () => {
    try {
      await delayOf(slot)
      const { version, solves } = slot
      slot.solves = []
      build.version = version
      build.solves = solves
      build.changedAt = slot.changedAt
      slot.changedAt = undefined
      const begunAt = performance.now()
      const isDue =
        begunAt - slot.loadedAt >= LOAD_AGAIN_MS ||
        isDueToFreeze(slot.finished?.board, context.clock.now())
      const board = await buildBoard(context, gameId, slot, isDue ? undefined : solves)
      slot.delayedUntil = delayAfter(begunAt, context.config.processes)
      if (slot.finished?.board !== board) slot.finished?.board?.forms.retire()
      slot.finished = { version, board }
      if (!board) context.forget(gameId, slot)
      return board
    } catch (error) {
      slot.solves = undefined
      slot.changedAt = build.changedAt ?? slot.changedAt
      throw error
    } finally {
      slot.building = undefined
    }
  }
  const build: Build = {
    version: undefined,
    changedAt: undefined,
    solves: [],
    result: Promise.resolve(undefined),
  }
  build.result = run()
  return build
}

function delayAfter(begunAt: number, processes: number): number {
  const now = performance.now()
  return now + restAfterMs(now - begunAt, processes)
}

async function delayOf({ delayedUntil }: Slot): Promise<void> {
  const delayMs = delayedUntil - performance.now()
  if (delayMs > 0) await setTimeout(delayMs)
}
