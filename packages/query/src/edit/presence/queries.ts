import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const presenceSettingsQueries = {
  /** Whether teams of a game share notes; only for servers that name `presence` among their extensions. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'presence'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/presence', { params: { path: { id: gameId } }, signal }),
        ),
      staleTime: fresh.list,
    }),
}
