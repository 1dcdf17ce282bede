import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const hintQueries = {
  /** The hints of a challenge that have a price; only for servers that name `hints` among their extensions. */
  list: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'hints', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/hints', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
