import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

// Only for servers that name `profileFields` among their extensions.

const allOf = (gameId: number) => [...editKeys.game(gameId), 'fields'] as const

export const fieldQueries = {
  /** What a game asks of its players. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...allOf(gameId), 'detail'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/fields', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
  /** What they have answered. Private. */
  answers: (gameId: number) =>
    queryOptions({
      queryKey: [...allOf(gameId), 'answers'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/fields/answers', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
