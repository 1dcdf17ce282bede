import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secret } from '#account/session-mutations.ts'
import { api } from '#core/connection.ts'
import { playQueries } from '#game/play/queries.ts'

type ChallengeOnly = { gameId: number; challengeId: number }

/** Milliseconds after which an answer counts as gone astray: whoever waits can then find out what became of it. */
const answerWithin = 20_000

/**
 * Submits a flag; resolves with the submission's id. `submissionQueries.status` has its verdict; `invalidateJudged` then
 * refetches what it changed.
 */
export const submitFlag = mutationOptions({
  // The field counts the seconds of a pause down.
  meta: { isWaitShown: true },
  mutationFn: async ({ flag, ...challenge }: ChallengeOnly & { flag: string }, { client }) =>
    unwrap(
      api().POST('/api/game/{id}/challenges/{challengeId}', {
        params: { path: { id: challenge.gameId, challengeId: challenge.challengeId } },
        body: { flag: await secret(client, flag) },
        signal: AbortSignal.timeout(answerWithin),
      }),
    ),
  onSuccess: (_submissionId, { gameId, challengeId }, _result, { client }) => {
    client.setQueryData(
      playQueries.challenge(gameId, challengeId).queryKey,
      (known) => known && { ...known, attempts: known.attempts + 1 },
    )
  },
})
