import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { gameKeys } from '#game/keys.ts'

export const writeupQueries = {
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'writeup'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/writeup', { params: { path: { id: gameId } }, signal })),
    }),
}
