import type { Db } from '#db/database.ts'
import { updateChallenge } from '#modules/edit/challenges/repository.ts'
import { requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import { cooldownTag } from '#modules/edit/cooldown/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** Changes the pause after wrong answers. Throws Refusal. */
export async function editCooldown(
  tx: Db,
  where: { gameId: number; challengeId: number; ifMatch: IfMatch },
  { wrongAnswers = 1, seconds = 0 }: Schema<'CooldownEditModel'>,
): Promise<Challenge> {
  const challenge = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  requireMatch(where.ifMatch, cooldownTag(challenge))
  return updateChallenge(tx, challenge.id, {
    cooldown_after: wrongAnswers,
    cooldown_seconds: seconds,
  })
}
