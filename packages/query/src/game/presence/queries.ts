import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

// Only for servers that name `presence` among their extensions.

export const presenceQueries = {
  /** Who of the own team works on what, and which challenges have a note. Pushed, and polled for where no push arrives. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'presence'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/presence', { params: { path: { id: gameId } }, signal })),
      staleTime: fresh.live,
      refetchInterval: poll(fresh.board),
    }),
  /** The note of the own team on one challenge. */
  note: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'note', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/challenges/{challengeId}/note', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.live,
    }),
}
