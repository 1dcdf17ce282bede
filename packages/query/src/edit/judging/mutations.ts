import { unwrap } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { invalidate, refresh } from '#core/stale.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { judgingQueries } from '#edit/judging/queries.ts'
import { editStale } from '#edit/stale.ts'

type OfChallenge = { gameId: number; challengeId: number }

/**
 * Judges earlier answers by the flags of now, exactly as `etag` has it; only for servers that name `corrections` among their extensions.
 * Where that has become another plan meanwhile, nothing is changed and the preview is read again.
 */
export const judgeAnswersAgain = mutationOptions({
  mutationFn: ({ gameId, challengeId, etag }: OfChallenge & { etag: string }) =>
    unwrap(
      api().POST('/api/edit/games/{id}/challenges/{challengeId}/judging', {
        params: { path: { id: gameId, challengeId }, ...ifMatch(etag) },
      }),
    ),
  onSuccess: refresh(editStale.judgeAnswersAgain),
  onError: (error, { gameId, challengeId }, _result, { client }) =>
    isOutdated(error)
      ? invalidate(client, [judgingQueries.preview(gameId, challengeId).queryKey])
      : undefined,
})
