import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const scheduledNoticeQueries = {
  /** Notices that wait for their time; only for servers that name `scheduledNotices` among their extensions. */
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'scheduledNotices'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/schedule/notices', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
