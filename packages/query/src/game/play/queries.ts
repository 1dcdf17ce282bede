import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

export const playQueries = {
  /** The board as the own team sees it, with its rank. Polled. */
  details: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'play'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/details', { params: { path: { id: gameId } }, signal })),
      refetchInterval: poll(fresh.live),
    }),
  challenge: (gameId: number, challengeId: number) =>
    queryOptions({
      queryKey: [...gameKeys.challenges(gameId), challengeId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/challenges/{challengeId}', {
            params: { path: { id: gameId, challengeId } },
            signal,
          }),
        ),
      // What the board shows of opened challenges (tries, and an instance where nothing else has it) is sent nowhere else.
      gcTime: Infinity,
    }),
}
