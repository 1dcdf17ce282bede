import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

type Page = { count: number; skip: number }

export const noticeQueries = {
  list: (gameId: number, page: Page = { count: 100, skip: 0 }) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'notices', page],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/notices', {
            params: { path: { id: gameId }, query: page },
            signal,
          }),
        ),
      refetchInterval: poll(fresh.live),
    }),
}
