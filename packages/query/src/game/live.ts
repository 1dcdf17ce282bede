import type { GameEvent, Notice, Submission } from '@halyard/api'
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

/** Hub `monitor`: lists are filtered by the server, so an event does not fit in blindly: they are read again. */
export const monitorLive = (client: QueryClient, gameId: number) => ({
  ReceivedGameEvent(_event: GameEvent) {
    void client.invalidateQueries({ queryKey: [...gameQueries.all(gameId), 'events'] })
  },
  ReceivedSubmissions(_submission: Submission) {
    void client.invalidateQueries({ queryKey: [...gameQueries.all(gameId), 'submissions'] })
  },
})

/** Keys of lists end with their page. */
const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const page: unknown = queryKey.at(-1)
  return typeof page === 'object' && page !== null && 'skip' in page && page.skip === 0
}
