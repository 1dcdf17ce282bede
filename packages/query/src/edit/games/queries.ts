import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

type Page = { count: number; skip: number }

/** Games as their organizers see them. */
export const editGameQueries = {
  list: (query: Page) =>
    queryOptions({
      queryKey: [...editKeys.games(), query],
      queryFn: ({ signal }) => unwrap(api().GET('/api/edit/games', { params: { query }, signal })),
      staleTime: fresh.list,
    }),
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'detail'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/edit/games/{id}', { params: { path: { id: gameId } }, signal })),
      staleTime: fresh.list,
    }),
  /** The salt of the game's generated flags. */
  hashSalt: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'hash-salt'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/hashsalt', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.own,
    }),
}
