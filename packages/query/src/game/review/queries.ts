import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

/** A list of more teams than this is polled more slowly. */
const manyTeams = 500

export const reviewQueries = {
  /** All teams of a game with their members. Each tab polls for itself: copying megabytes between tabs takes longer than a request. */
  participations: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'participations'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/participations', { params: { path: { id: gameId } }, signal }),
        ),
      refetchInterval: (query) =>
        poll((query.state.data?.length ?? 0) > manyTeams ? fresh.board : fresh.live)(query),
      meta: { isSharedWithTabs: false },
    }),
}
