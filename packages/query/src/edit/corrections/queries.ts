import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const correctionQueries = {
  /** Points beside those of solves; only for servers that name `corrections` among their extensions. */
  adjustments: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'adjustments'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/adjustments', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
