import { unwrap } from '@halyard/api'
import type { ApiClient } from '@halyard/api'
import { challengeKey, createChallenge, listChallenges } from '#import/send.ts'
import type { ChallengePlan } from '#mapping/challenge.ts'

/**
 * Creates a challenge that several people may create at once, and returns the id of the one that stays: the oldest one counts for all of
 * them, and whoever made a later one takes it away again, still empty.
 */
export async function createOnce(
  client: ApiClient,
  id: number,
  challenge: ChallengePlan,
): Promise<number> {
  const made = await createChallenge(client, id, challenge)
  const oldest = (await listChallenges(client, id)).get(challengeKey(challenge)) ?? made.id
  if (oldest !== made.id)
    await unwrap(
      client.DELETE('/api/edit/games/{id}/challenges/{challengeId}', {
        params: { path: { id, challengeId: made.id } },
      }),
    )
  return oldest
}
