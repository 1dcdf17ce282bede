import type { Notice } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { gameQueries } from '#game/queries.ts'

/**
 * Everybody hears of a notice in the same moment. If all of them then read the board, it would be asked for two thousand times in
 * that moment, and in a large game first solves come every second: each client waits for a moment of its own, and does not
 * read the board for the solves of others again and again.
 */
const pace = {
  /** A new challenge or hint is on every board within this time, milliseconds. */
  news: 1500,
  solve: 4000,
  /** A server may put a solve on the boards of other teams so much later. */
  solveCounts: 300,
  betweenSolves: 8000,
} as const
const solves: readonly Notice['type'][] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']

/** Hub `user`: a new notice goes on top of the first pages; what it tells of (solves, new challenges) is read again soon. */
export function playLive(client: QueryClient, gameId: number) {
  const readSoon = createReader(() => {
    void client.invalidateQueries({ queryKey: gameQueries.play(gameId).queryKey })
  })
  return {
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
      readSoon(solves.includes(notice.type))
    },
  }
}

/** Calls `read` once for all notices of some moments; sooner when one of them is news. */
function createReader(read: () => void): (isSolve: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity
  let readAt = -Infinity
  return (isSolve) => {
    const now = performance.now()
    const from = isSolve ? Math.max(now + pace.solveCounts, readAt + pace.betweenSolves) : now
    const wanted = from + Math.random() * (isSolve ? pace.solve : pace.news)
    if (wanted >= dueAt) return
    clearTimeout(timer)
    dueAt = wanted
    timer = setTimeout(() => {
      dueAt = Infinity
      readAt = performance.now()
      read()
    }, wanted - now)
  }
}

/** Keys of lists end with their page. */
const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const page: unknown = queryKey.at(-1)
  return typeof page === 'object' && page !== null && 'skip' in page && page.skip === 0
}
