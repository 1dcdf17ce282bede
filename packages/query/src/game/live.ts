import type { Notice, Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { gameKeys } from '#game/keys.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { playQueries } from '#game/play/queries.ts'
import { presenceQueries } from '#game/presence/queries.ts'
import { questionQueries } from '#game/questions/queries.ts'

/**
 * Everybody hears of a notice in the same moment. If all of them then read the board, it would be asked for two thousand times in
 * that moment, and in a large game first solves come every second: each client waits for a moment of its own, and does not
 * read the board for the solves of others again and again. The larger the game, the longer.
 */
const pace = {
  /** A new challenge or hint is on every board within this time, milliseconds. */
  news: 1500,
  /** A server may put a solve on the boards of other teams so much later. */
  solveCounts: 300,
  /** A solve is on every board within so much for each team, at most, and is not looked for again for as long. */
  solve: { perTeam: 16, most: 8000 },
} as const
const solves: readonly Notice['type'][] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']

/** Hub `user`: puts a new notice on top of the first pages; what it announces (solves, new challenges) is read again soon. */
export function playLive(client: QueryClient, gameId: number) {
  const { queryKey } = playQueries.details(gameId)
  const readSoon = createReader({
    read: () => void client.invalidateQueries({ queryKey }),
    readAt: () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    teamCount: () => client.getQueryData(gameQueries.detail(gameId).queryKey)?.teamCount,
  })
  return {
    ReceivedGameNotice(notice: Notice) {
      client.setQueriesData<Notice[]>(
        { queryKey: [...gameKeys.all(gameId), 'notices'], predicate: isFirstPage },
        (notices) => notices && [notice, ...notices.filter(({ id }) => id !== notice.id)],
      )
      // An answer that is on its way may be older than the notice, and would take it away again.
      void client.invalidateQueries({
        queryKey: [...gameKeys.all(gameId), 'notices'],
        predicate: ({ state }) => state.fetchStatus !== 'idle',
      })
      readSoon(solves.includes(notice.type))
    },
    ReceivedTeamPresence(presence: Schema<'TeamPresenceModel'>) {
      const { queryKey: shared } = presenceQueries.detail(gameId)
      // An answer that is on its way may be older.
      void client.cancelQueries({ queryKey: shared })
      client.setQueryData(shared, presence)
    },
    /** Sent to the players of one team: few read at once. */
    ReceivedTeamQuestion() {
      void client.invalidateQueries({ queryKey: questionQueries.list(gameId).queryKey })
    },
  }
}

interface Reader {
  readonly read: () => void
  /** When it was read last, for whatever reason, epoch milliseconds. */
  readonly readAt: () => number
  /** Undefined while it is not known. */
  readonly teamCount: () => number | undefined
}

/** Calls `read` once for all notices of some moments; sooner when one of them is news. */
function createReader({ read, readAt, teamCount }: Reader): (isSolve: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Infinity
  return (isSolve) => {
    // A moment for each solve, and the first of them, would be the same moment for everybody again.
    if (isSolve && dueAt < Infinity) return
    const now = Date.now()
    const { perTeam, most } = pace.solve
    const solveMs = Math.min(most, perTeam * (teamCount() ?? Infinity))
    const from = isSolve ? Math.max(now + pace.solveCounts, readAt() + solveMs) : now
    const wanted = from + Math.random() * (isSolve ? solveMs : pace.news)
    if (wanted >= dueAt) return
    clearTimeout(timer)
    dueAt = wanted
    timer = setTimeout(() => {
      dueAt = Infinity
      read()
    }, wanted - now)
  }
}

/** Keys of lists end with their page. */
const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const page: unknown = queryKey.at(-1)
  return typeof page === 'object' && page !== null && 'skip' in page && page.skip === 0
}
