import type { Scoring } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { scoringColumns } from '#db/scoring-columns.ts'
import { updateChallenge } from '#modules/edit/challenges/repository.ts'
import { requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import type { Challenge } from '#modules/edit/challenges/service.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import { requireSoundScoring } from '#modules/edit/scoring/policy.ts'
import { scoringTag } from '#modules/edit/scoring/view.ts'

/** Changes how the value of a challenge falls. Throws Refusal. */
export async function editScoring(
  tx: Db,
  where: { gameId: number; challengeId: number; ifMatch: IfMatch },
  scoring: Scoring,
): Promise<Challenge> {
  const challenge = await requireLockedChallenge(tx, where.gameId, where.challengeId)
  requireMatch(where.ifMatch, scoringTag(challenge))
  requireSoundScoring(scoring, challenge.original_score)
  return updateChallenge(tx, challenge.id, scoringColumns(scoring))
}
