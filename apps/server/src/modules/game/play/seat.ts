import type { Db } from '#db/database.ts'
import { requireGame, requireNotOver, requireStarted } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { findPlayer } from '#modules/game/play/repository.ts'
import type { Player } from '#modules/game/play/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Who plays in which game, after every check that all play has in common. */
export interface Seat {
  readonly game: Game
  readonly player: Player
}

/** As findSeat, while there is play. Throws Refusal: besides, over without practice. */
export async function takeSeat(
  db: Db,
  gameId: number,
  userId: string,
  nowMs: number,
): Promise<Seat> {
  const seat = await findSeat(db, gameId, userId, nowMs)
  requireNotOver(seat.game, nowMs)
  return seat
}

/** The caller's place from the start on, after the end too. Throws Refusal: no such game, not joined, not admitted, not started. */
export async function findSeat(
  db: Db,
  gameId: number,
  userId: string,
  nowMs: number,
): Promise<Seat> {
  const game = await requireGame(db, gameId)
  const player = await findPlayer(db, gameId, userId)
  if (!player) throw new Refusal(400, 'gameNotJoined')
  if (player.status !== 'Accepted') throw new Refusal(400, 'participationNotAccepted')
  requireStarted(game, nowMs)
  return { game, player }
}
