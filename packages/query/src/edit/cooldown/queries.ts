import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const cooldownQueries = {
  /** The pause after wrong answers; only for servers that name `cooldown` among their extensions. */
  detail: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'cooldown', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/cooldown', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
