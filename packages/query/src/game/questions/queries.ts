import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

// Only for servers that name `questions` among their extensions.

export const questionQueries = {
  /** What the own team has asked. Polled slowly: the hub says when something has changed. */
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'questions'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/questions', { params: { path: { id: gameId } }, signal })),
      staleTime: fresh.board,
      refetchInterval: poll(fresh.list),
    }),
}
