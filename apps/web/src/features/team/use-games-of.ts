import type { GameSummary, Team } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQueries } from '@tanstack/react-query'

/** At most one request a game, and this many milliseconds apart. */
const longEnough = 5 * 60_000

/** Which of these games one of the own teams has joined. The list does not say, so each game is asked, and only when it is wanted. */
export function useGamesOf(team: Team, games: readonly GameSummary[], isWanted: boolean) {
  return useQueries({
    queries: games.map(({ id }) => ({
      ...gameQueries.detail(id),
      enabled: isWanted,
      staleTime: longEnough,
    })),
    combine: (details) => ({
      joined: details
        .flatMap(({ data }) => data ?? [])
        .filter(({ teamName, status }) => teamName === team.name && status !== 'Unsubmitted'),
      isKnown: details.every(({ isSuccess }) => isSuccess),
    }),
  })
}
