import type { Row } from '#db/database.ts'
import { hiddenFrom } from '#db/freeze-columns.ts'
import type { Release } from '#modules/edit/schedule/repository.ts'
import { phaseOf } from '#modules/game/games.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type Game = Row<'games'>

/** Throws Refusal 400 for a freeze outside of the game. One that is stored stays allowed, though the game was moved. */
export function requireFreezeInside(game: Game, freezeAt: number | null): void {
  if (freezeAt === null || freezeAt === game.freeze_at) return
  if (freezeAt < game.starts_at || freezeAt > game.ends_at)
    throw new Refusal(400, 'freezeOutsideGame')
}

/** The times by challenge. Throws Refusal 400 for a challenge that is listed twice or is not in the game. */
export function requireReleases(
  challenges: readonly Release[],
  releases: readonly Schema<'ReleaseEditModel'>[],
): Map<number, number> {
  const known = new Set(challenges.map(({ id }) => id))
  const times = new Map<number, number>()
  for (const { challengeId, releaseAt } of releases) {
    if (!known.has(challengeId))
      throw new Refusal(400, 'divisionConfigUnknown', { values: { challengeId } })
    if (times.has(challengeId))
      throw new Refusal(400, 'divisionConfigTwice', { values: { challengeId } })
    times.set(challengeId, releaseAt)
  }
  return times
}

/** Throws Refusal 400 unless the game runs. */
export function requirePausable(game: Game, nowMs: number): void {
  if (game.paused_at !== null) throw new Refusal(400, 'pausedAlready')
  if (phaseOf(game, nowMs) !== 'running') throw new Refusal(400, 'pauseOutsideGame')
}

/** Since when the game has been paused. Throws Refusal 400 when it is not. */
export function requirePaused(game: Game): number {
  if (game.paused_at === null) throw new Refusal(400, 'notPaused')
  return game.paused_at
}

/** Throws Refusal 400 unless the scoreboard is frozen at that time. */
export function requireFrozen(game: Game, nowMs: number): void {
  const from = hiddenFrom(game)
  if (from === null || nowMs < from) throw new Refusal(400, 'notFrozen')
}
