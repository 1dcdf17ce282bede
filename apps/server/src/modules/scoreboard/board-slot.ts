import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'
import type { SolveKey } from '#modules/scoreboard/repository.ts'
import type { BoardView } from '#modules/scoreboard/stored-facts.ts'

/** Tells the boards of all games apart. */
export const boardName = (gameId: number, view: BoardView): string => `${gameId} ${view}`

/** The state of one board of a game. */
export interface Slot {
  readonly view: BoardView
  /** Incremented by every change; a board belongs to the version its build started at. */
  version: number
  finished: Finished | undefined
  building: Build | undefined
  /** The earliest start of the next build, on the clock of `performance`. */
  delayedUntil: number
  /** Solves that the last board does not have yet; undefined when it has to be built from all facts. */
  solves: SolveKey[] | undefined
  /** When the first change came that the next build will have, on the clock of `performance`; undefined without one. */
  changedAt: number | undefined
  /** When the board was last built from all facts, on the clock of `performance`. */
  loadedAt: number
}

interface Finished {
  readonly version: number
  readonly board: CachedBoard | undefined
}

export interface Build {
  /** Undefined until the build has started: it includes everything up to that moment. */
  version: number | undefined
  /** When the first change came that this build will have. */
  changedAt: number | undefined
  /** The solves it adds; none until it has started, undefined when it is made from all facts. */
  solves: readonly SolveKey[] | undefined
  result: Promise<CachedBoard | undefined>
}

/** Of a board that nobody has asked for. */
export const newSlot = (view: BoardView): Slot => ({
  view,
  version: 0,
  finished: undefined,
  building: undefined,
  delayedUntil: 0,
  solves: undefined,
  changedAt: undefined,
  loadedAt: 0,
})

/** Whether the next board may say something else about a team than the finished one. */
export function concerns({ solves, building }: Slot, participationId: number): boolean {
  const pending = [solves, building ? building.solves : []]
  return pending.some(
    (keys) => !keys || keys.some((solve) => solve.participationId === participationId),
  )
}

/** How long the oldest change waits that is not on the board yet, in milliseconds. */
export function ageOf({ building, changedAt }: Slot, now: number): number {
  const since = building?.changedAt ?? changedAt
  return since === undefined ? 0 : now - since
}
