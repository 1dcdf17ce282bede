import { gamePhase } from '@halyard/rules'
import type { GamePhase, GameWindow } from '@halyard/rules'

import type { Db, Row } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'

import { GAME_ENDED, GAME_NOT_STARTED, Refusal } from '#modules/operation/refusal.ts'

export type Game = Row<'games'>

export const findGame = sharedRead((db: Db, id: number): Promise<Game | undefined> =>
  db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst(),
)

/** Throws Refusal 404. */
export async function requireGame(db: Db, id: number): Promise<Game> {
  const game = await findGame(db, id)
  if (!game) throw new Refusal(404, 'gameNotFound')
  return game
}

export const windowOf = (game: Game): GameWindow => ({ start: game.starts_at, end: game.ends_at })

export const phaseOf = (game: Game, nowMs: number): GamePhase => gamePhase(windowOf(game), nowMs)

/** Throws Refusal 400 with the platform's code before the start. */
export function requireStarted(game: Game, nowMs: number): void {
  if (nowMs < game.starts_at) throw new Refusal(400, 'gameNotStarted', { code: GAME_NOT_STARTED })
}

/** Throws Refusal 400 with the platform's code once the game is over, unless it stays open for practice. */
export function requireNotOver(game: Game, nowMs: number): void {
  if (nowMs >= game.ends_at && !game.practice_mode)
    throw new Refusal(400, 'gameEnded', { code: GAME_ENDED })
}

/** Throws Refusal 400 while the organizers have paused the game. */
export function requireNotPaused(game: Pick<Game, 'paused_at'>): void {
  if (game.paused_at !== null) throw new Refusal(400, 'gamePaused')
}

/** A game that has begun; what everybody may look at from then on. Throws Refusal 404 or 400. */
export async function requireStartedGame(db: Db, id: number, nowMs: number): Promise<Game> {
  const game = await requireGame(db, id)
  requireStarted(game, nowMs)
  return game
}
