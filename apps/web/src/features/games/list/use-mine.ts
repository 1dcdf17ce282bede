import type { GameSummary } from '@halyard/api'
import { useGetListedGames } from '@halyard/query'
import { useUser } from '#shared/session/user.ts'

/** Which of these games the reader has joined. The list does not say, so each game is asked, and only when it is wanted. */
export function useMine(games: readonly GameSummary[], isWanted: boolean) {
  const isSignedIn = useUser() !== null
  return useGetListedGames(
    games.map(({ id }) => id),
    (details) => ({
      ids: new Set(
        details.flatMap(({ data }) => (data && data.status !== 'Unsubmitted' ? [data.id] : [])),
      ),
      isLoading: details.some(({ isLoading }) => isLoading),
    }),
    { enabled: isWanted && isSignedIn },
  )
}
