import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Metrics } from '#modules/metrics/metrics.ts'
import type { BoardBuilder } from '#modules/scoreboard/board-builder.ts'
import { boardName } from '#modules/scoreboard/board-slot.ts'
import type { Slot } from '#modules/scoreboard/board-slot.ts'
import { cacheBoard } from '#modules/scoreboard/cached-board.ts'
import type { BoardTraits, CachedBoard } from '#modules/scoreboard/cached-board.ts'
import { loadBoardFacts, readChanges } from '#modules/scoreboard/repository.ts'
import type { SolveKey } from '#modules/scoreboard/repository.ts'
import { isEmpty } from '#modules/scoreboard/stored-facts.ts'
import type { Clock } from '#platform/clock.ts'

/** What a build takes, and counts. */
export interface BuildNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly metrics: Pick<Metrics, 'boardBuildSeconds'>
  readonly builder: BoardBuilder
  builds: number
}

/** Builds the next board, from the solves that came or from all facts. An unchanged one keeps its bytes, its time and its ETag. */
export async function buildBoard(
  context: BuildNeeds,
  gameId: number,
  slot: Slot,
  solves: readonly SolveKey[] | undefined,
): Promise<CachedBoard | undefined> {
  context.builds += 1
  const before = slot.finished?.board
  const { boardBuildSeconds } = context.metrics
  const begunAt = performance.now()
  const added =
    before && solves && (await buildIncrementally(context, gameId, slot, before, solves))
  const board = added ?? (await buildFromScratch(context, gameId, slot))
  const from = added ? 'solves' : 'facts'
  boardBuildSeconds.observe({ from }, (performance.now() - begunAt) / 1000)
  if (board === before) return before
  const isSame =
    before?.digest === board?.digest &&
    before?.startsAtMs === board?.startsAtMs &&
    before?.isHidden === board?.isHidden &&
    before?.freezesAtMs === board?.freezesAtMs &&
    before?.isFrozen === board?.isFrozen
  if (!isSame) return board
  board?.forms.retire()
  return before
}

/** Undefined when the worker does not have the facts. */
async function buildIncrementally(
  { db, clock, builder }: BuildNeeds,
  gameId: number,
  { view }: Slot,
  before: CachedBoard,
  solves: readonly SolveKey[],
): Promise<CachedBoard | undefined> {
  const { startsAtMs, isHidden, freezesAtMs, isFrozen } = before
  const changes = await readChanges(db, gameId, solves, freezesAtMs)
  // Nothing that happens after the freeze is on it.
  if (isFrozen && isEmpty(changes)) return before
  const builtAtMs = clock.now()
  const made = await builder.add(boardName(gameId, view), changes, builtAtMs)
  const traits: BoardTraits = { builtAtMs, startsAtMs, isHidden, freezesAtMs, isFrozen }
  return made && cacheBoard(made, traits)
}

async function buildFromScratch(
  { db, clock, builder }: BuildNeeds,
  gameId: number,
  slot: Slot,
): Promise<CachedBoard | undefined> {
  slot.loadedAt = performance.now()
  const loaded = await loadBoardFacts(db, gameId, slot.view)
  if (!loaded) return undefined
  const builtAtMs = clock.now()
  const { freezesAtMs, ...facts } = loaded
  const isFrozen = freezesAtMs !== undefined && builtAtMs >= freezesAtMs
  const game = isFrozen ? { ...facts.game, frozenAt: freezesAtMs } : facts.game
  const made = await builder.load(boardName(gameId, slot.view), { ...facts, game }, builtAtMs)
  return cacheBoard(made, {
    builtAtMs,
    startsAtMs: game.start,
    isHidden: game.hidden,
    freezesAtMs,
    isFrozen,
  })
}
