import { hasPermission } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { readOpenness } from '#modules/game/play/locks.ts'
import { requireActivePlayer } from '#modules/game/play/player-access.ts'
import type { PlayerAccess } from '#modules/game/play/player-access.ts'
import { findChallenge } from '#modules/game/play/repository.ts'
import type { ChallengeRow } from '#modules/game/play/repository.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'

/** Who asks for which challenge. */
interface Asking {
  readonly db: Db
  readonly clock: Clock
  readonly path: { readonly id: number; readonly challengeId: number }
  readonly user: SessionUser
}

/** A player of the game, and one of its challenges. */
interface ChallengeAccess extends PlayerAccess {
  readonly challenge: ChallengeRow
}

/** Throws as requireActivePlayer, and Refusal 404, also for what is locked for the team. All are read at the same time. */
export async function requireEnabledChallenge(asking: Asking): Promise<ChallengeAccess> {
  const { rights: _, ...access } = await readAccess(asking)
  return access
}

/** As requireEnabledChallenge; refuses also what the division may not see. */
export async function requireViewableChallenge(asking: Asking): Promise<ChallengeAccess> {
  const { rights, ...access } = await readAccess(asking)
  const { player, challenge } = access
  if (!hasPermission(rights(player.divisionId, challenge.id), 'ViewChallenge'))
    throw new Refusal(404, 'challengeNotFound')
  return access
}

async function readAccess({ db, clock, path, user }: Asking) {
  const asPlayer = requireActivePlayer(db, path.id, user, clock.now())
  const [access, challenge, { rights, locks }] = await Promise.all([
    asPlayer,
    findChallenge(db, { gameId: path.id, id: path.challengeId }),
    readOpenness(db, path.id, asPlayer),
  ])
  if (!challenge?.is_enabled || locks.isLocked(challenge.id))
    throw new Refusal(404, 'challengeNotFound')
  return { ...access, challenge, rights }
}
