import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

type Page = { count: number; skip: number }

const detail = (gameId: number) =>
  queryOptions({
    queryKey: [...gameKeys.all(gameId), 'detail'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/api/game/{id}', { params: { path: { id: gameId } }, signal })),
    refetchInterval: poll(fresh.live),
  })

/** Games in lists and by themselves. */
export const gameQueries = {
  list: (page: Page) =>
    queryOptions({
      queryKey: [...gameKeys.lists(), 'page', page],
      queryFn: ({ signal }) => unwrap(api().GET('/api/game', { params: { query: page }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.list),
    }),
  /** The games nearest to now. @param limit 0 gives all, at most 50 */
  recent: (limit: number) =>
    queryOptions({
      queryKey: [...gameKeys.lists(), 'recent', limit],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/recent', { params: { query: { limit } }, signal })),
      staleTime: fresh.list,
      refetchInterval: poll(fresh.list),
    }),
  detail,
  /** A game as one of many in a list: read when it is shown, and not polled. What changes in a list is polled as a list. */
  listed: (gameId: number) =>
    queryOptions({ ...detail(gameId), staleTime: fresh.own, refetchInterval: false }),
}
