import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

export const instanceQueries = {
  /** The running instances of the own team. Polled; only for servers that name `instances` among their extensions. */
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'instances'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/instances', { params: { path: { id: gameId } }, signal })),
      refetchInterval: poll(fresh.board),
    }),
}
