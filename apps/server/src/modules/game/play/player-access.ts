import type { Db } from '#db/database.ts'
import { findGame, requireNotOver, requireStarted } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { findPlayer } from '#modules/game/player-repository.ts'
import type { Player } from '#modules/game/player-repository.ts'
import { requireSight } from '#modules/game/visibility.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type Caller = Pick<SessionUser, 'id' | 'role'>

/** A player of a game, after the checks that all play has in common. */
export interface PlayerAccess {
  readonly game: Game
  readonly player: Player
}

/** As requirePlayer. Throws Refusal also when the game is over and has no practice mode. */
export async function requireActivePlayer(
  db: Db,
  gameId: number,
  user: Caller,
  nowMs: number,
): Promise<PlayerAccess> {
  const access = await requirePlayer(db, gameId, user, nowMs)
  requireNotOver(access.game, nowMs)
  return access
}

/** The caller's player in a game that has started. Throws Refusal: no such game, not joined, not admitted, not started. */
export async function requirePlayer(
  db: Db,
  gameId: number,
  user: Caller,
  nowMs: number,
): Promise<PlayerAccess> {
  const [found, player] = await Promise.all([
    findGame(db, gameId),
    findPlayer(db, { gameId, userId: user.id }),
  ])
  const game = await requireSight(db, gameId, found, user)
  if (!player) throw new Refusal(400, 'gameNotJoined')
  if (player.status !== 'Accepted') throw new Refusal(400, 'participationNotAccepted')
  requireStarted(game, nowMs)
  return { game, player }
}
