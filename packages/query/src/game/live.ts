import type { Notice } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { gameQueries } from '#game/queries.ts'

/** Hub `user`: a new notice goes on top of the first pages; what it tells of (solves, new challenges) is read again. */
export const playLive = (client: QueryClient, gameId: number) => ({
  ReceivedGameNotice(notice: Notice) {
    client.setQueriesData<Notice[]>(
      { queryKey: [...gameQueries.all(gameId), 'notices'], predicate: isFirstPage },
      (notices) => notices && [notice, ...notices.filter(({ id }) => id !== notice.id)],
    )
    // An answer that is on its way may be older than the notice, and would take it away again.
    void client.invalidateQueries({
      queryKey: [...gameQueries.all(gameId), 'notices'],
      predicate: ({ state }) => state.fetchStatus !== 'idle',
    })
    void client.invalidateQueries({ queryKey: gameQueries.play(gameId).queryKey })
  },
})

/** Keys of lists end with their page. */
const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const page: unknown = queryKey.at(-1)
  return typeof page === 'object' && page !== null && 'skip' in page && page.skip === 0
}
