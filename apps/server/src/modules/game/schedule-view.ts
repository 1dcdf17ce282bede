import type { Game } from '#modules/game/games.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What players see of the schedule of a game; nothing where it has none. */
export function gameSchedule(game: Pick<Game, 'freeze_at' | 'revealed_at' | 'paused_at'>): {
  schedule?: Schema<'GameScheduleModel'>
} {
  const { freeze_at: freezeAt, revealed_at: revealedAt, paused_at: pausedSince } = game
  if (freezeAt === null && pausedSince === null) return {}
  return { schedule: { freezeAt, revealedAt, pausedSince } }
}
