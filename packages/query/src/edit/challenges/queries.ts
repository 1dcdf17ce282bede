import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

export const editChallengeQueries = {
  list: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'challenges'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  detail: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'challenge', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
  /** A challenge with what its test container wrote, which only the engine knows: for those who look at it. */
  testOutput: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'test-output', challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId }, query: { testOutput: true } },
            signal,
          }),
        ),
      staleTime: 0,
    }),
}
