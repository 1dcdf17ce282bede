import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const controlRoomQueries = {
  /** What needs somebody in a game now; only for servers that name `controlRoom` among their extensions. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'controlRoom'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/controlroom', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
