import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { gameKeys } from '#game/keys.ts'

export const joinQueries = {
  check: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'check'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/check', { params: { path: { id: gameId } }, signal })),
      staleTime: 0,
    }),
}
