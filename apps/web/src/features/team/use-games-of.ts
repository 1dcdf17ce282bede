import type { GameSummary, Team } from '@halyard/api'
import { useGetListedGames } from '@halyard/query'

/**
 * Which of these games one of the own teams has joined. The list does not say, so each game is asked when it is wanted, and not again
 * for minutes.
 */
export function useGamesOf(team: Team, games: readonly GameSummary[], isWanted: boolean) {
  return useGetListedGames(
    games.map(({ id }) => id),
    (details) => ({
      joined: details
        .flatMap(({ data }) => data ?? [])
        .filter(({ teamName, status }) => teamName === team.name && status !== 'Unsubmitted'),
      isKnown: details.every(({ isSuccess }) => isSuccess),
    }),
    { enabled: isWanted },
  )
}
