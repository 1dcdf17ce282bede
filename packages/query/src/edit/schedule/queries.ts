import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const scheduleQueries = {
  /** Its freeze, pause and releases; only for servers that name `schedule` among their extensions. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'schedule'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/schedule', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
}
