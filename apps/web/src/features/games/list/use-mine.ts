import type { GameSummary } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQueries } from '@tanstack/react-query'
import { useUser } from '#shared/session/user.ts'

const longEnough = 5 * 60_000

/** Which of these games the reader has joined. The list does not say, so each game is asked, and only when it is wanted. */
export function useMine(games: readonly GameSummary[], isWanted: boolean) {
  const isSignedIn = useUser() !== null
  return useQueries({
    queries: games.map(({ id }) => ({
      ...gameQueries.detail(id),
      enabled: isWanted && isSignedIn,
      staleTime: longEnough,
    })),
    combine: (details) => ({
      ids: new Set(
        details.flatMap(({ data }) => (data && data.status !== 'Unsubmitted' ? [data.id] : [])),
      ),
      isLoading: details.some(({ isLoading }) => isLoading),
    }),
  })
}
