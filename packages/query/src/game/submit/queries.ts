import { unwrap } from '@halyard/api'
import type { AnswerResult } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'

export const submissionQueries = {
  /** What became of one answer. A teammate's cannot be read: 404. */
  status: (gameId: number, challengeId: number, submitId: number) =>
    queryOptions({
      // Not under the game: what a verdict invalidates is not the verdict itself.
      queryKey: ['submission', gameId, challengeId, submitId],
      queryFn: ({ signal }): Promise<AnswerResult> =>
        unwrap(
          api().GET('/api/game/{id}/challenges/{challengeId}/status/{submitId}', {
            params: { path: { id: gameId, challengeId, submitId } },
            signal,
          }),
        ),
      staleTime: 0,
    }),
}
