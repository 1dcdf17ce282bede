import type { Db } from '#db/database.ts'
import { listChallenges, updateChallenge } from '#modules/edit/challenges/repository.ts'
import { requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import { requireOpenable } from '#modules/edit/requirements/policy.ts'
import type { Known } from '#modules/edit/requirements/policy.ts'
import { lockRequirements } from '#modules/edit/requirements/repository.ts'
import { requirementsTag } from '#modules/edit/requirements/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/**
 * Changes what a challenge requires. Throws Refusal.
 *
 * @param where `known` are the challenges that the caller may see, of which alone something new may be required
 */
export async function editRequirements(
  tx: Db,
  where: { gameId: number; challengeId: number; ifMatch: IfMatch; known: Known },
  { requires = [], tile = 'hidden' }: Schema<'RequirementsEditModel'>,
): Promise<Challenge> {
  // Two changes at once could close a circle that neither of them sees.
  await lockRequirements(tx, where.gameId)
  const challenge = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  requireMatch(where.ifMatch, requirementsTag(challenge))
  const ids = [...new Set(requires)].toSorted((a, b) => a - b)
  requireOpenable(await listChallenges(tx, where.gameId), challenge, ids, where.known)
  return updateChallenge(tx, challenge.id, { requires: ids, locked_tile: tile })
}
