import type { Db } from '#db/database.ts'
import { requireGame, requireNotOver, requireStarted } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { findPlayer } from '#modules/game/players.ts'
import type { Player } from '#modules/game/players.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** A player of a game, after the checks that all play has in common. */
export interface PlayerAccess {
  readonly game: Game
  readonly player: Player
}

/** As requirePlayer. Throws Refusal also when the game is over and has no practice mode. */
export async function requireActivePlayer(
  db: Db,
  gameId: number,
  userId: string,
  nowMs: number,
): Promise<PlayerAccess> {
  const access = await requirePlayer(db, gameId, userId, nowMs)
  requireNotOver(access.game, nowMs)
  return access
}

/** The caller's player in a game that has started. Throws Refusal: no such game, not joined, not admitted, not started. */
export async function requirePlayer(
  db: Db,
  gameId: number,
  userId: string,
  nowMs: number,
): Promise<PlayerAccess> {
  const [game, player] = await Promise.all([
    requireGame(db, gameId),
    findPlayer(db, { gameId, userId }),
  ])
  if (!player) throw new Refusal(400, 'gameNotJoined')
  if (player.status !== 'Accepted') throw new Refusal(400, 'participationNotAccepted')
  requireStarted(game, nowMs)
  return { game, player }
}
