import { hasPermission } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { findChallenge, loadRights } from '#modules/game/play/repository.ts'
import type { ChallengeRow } from '#modules/game/play/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 404. */
export async function requireEnabledChallenge(
  db: Db,
  gameId: number,
  id: number,
): Promise<ChallengeRow> {
  const challenge = await findChallenge(db, { gameId, id })
  if (!challenge?.is_enabled) throw new Refusal(404, 'challengeNotFound')
  return challenge
}

/** As requireEnabledChallenge; refuses also what the division may not see. */
export async function requireViewableChallenge(
  db: Db,
  gameId: number,
  id: number,
  divisionId: number | null,
): Promise<ChallengeRow> {
  const [challenge, rightsOn] = await Promise.all([
    requireEnabledChallenge(db, gameId, id),
    loadRights(db, divisionId),
  ])
  if (!hasPermission(rightsOn(challenge.id), 'ViewChallenge'))
    throw new Refusal(404, 'challengeNotFound')
  return challenge
}
