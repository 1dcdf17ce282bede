import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const divisionQueries = {
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'divisions'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/divisions', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
  /** What those who join a division accept; only for servers that name `tracks` among their extensions. */
  declaration: (gameId: number, divisionId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'declaration', divisionId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/divisions/{divisionId}/declaration', {
            params: { path: { id: gameId, divisionId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
