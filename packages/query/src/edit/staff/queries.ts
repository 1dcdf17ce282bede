import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

// Only for servers that name `gameStaff` among their extensions.

export const staffQueries = {
  /** Who has a role in a game, and the links that still give one. */
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'staff'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/staff', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
  /** Who may edit a challenge as its author. */
  authors: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'authors', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}/authors', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** What a link gives. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['edit', 'invitation', token],
      queryFn: ({ signal }) =>
        unwrap(api().POST('/api/edit/staff/invitation', { body: { token }, signal })),
      staleTime: fresh.list,
    }),
}
