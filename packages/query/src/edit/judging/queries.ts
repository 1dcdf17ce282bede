import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { editKeys } from '#edit/keys.ts'

export const judgingQueries = {
  /** What judging earlier answers again would change; only for servers that name `corrections` among their extensions. */
  preview: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'judging', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/judging', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      // What it compares changes with every answer.
      staleTime: 0,
      gcTime: 0,
    }),
}
