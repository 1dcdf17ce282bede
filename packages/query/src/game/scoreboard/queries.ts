import type { Scoreboard } from '@halyard/api'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { languageOfCalls } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'
import { gameLinks } from '#game/links.ts'
import type { ReadBoard } from '#game/read-board.ts'

/** Asks that address, and gives the content before while its version tag stays. */
const boardReader =
  <Content>(url: string, read: ReadBoard<Content>) =>
  ({ client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>) =>
    read({
      url,
      language: languageOfCalls(),
      known: client.getQueryData(queryKey),
      client,
      signal,
    })

export const scoreboardQueries = {
  /** The scoreboard that is kept for a visit without a network: set by who reads it, never asked for. Its key is the prefix of all. */
  kept: (gameId: number) =>
    queryOptions<Scoreboard>({
      queryKey: [...gameKeys.all(gameId), 'scoreboard'],
      queryFn: skipToken,
    }),
  /**
   * The scoreboard in a form of the caller's own, so that thousands of teams can be read outside of the page's thread. While the
   * server's version tag stays, so does the content. Polled by each tab for itself: copying megabytes between tabs
   * takes longer than a request.
   */
  board: <Content>(gameId: number, read: ReadBoard<Content>) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'scoreboard', 'read'],
      queryFn: boardReader(gameLinks.scoreboard(gameId), read),
      structuralSharing: false,
      refetchInterval: poll(fresh.board),
      meta: { isSharedWithTabs: false },
    }),
  /** The scoreboard with all solves, for staff while everybody's is frozen. Read and polled in the same way, and never kept. */
  live: <Content>(gameId: number, read: ReadBoard<Content>) =>
    queryOptions({
      ...scoreboardQueries.board(gameId, read),
      queryKey: [...gameKeys.all(gameId), 'scoreboard', 'live'],
      queryFn: boardReader(gameLinks.liveScoreboard(gameId), read),
    }),
  /**
   * What the first solves earn, packed: read once.
   *
   * @param read takes it from the scoreboard
   */
  bloodBonus: (gameId: number, read: (client: QueryClient) => Promise<number>) =>
    queryOptions({
      // Not under the key of the game: no flag, and no tick of the clock, is a reason to read it again.
      queryKey: ['blood-bonus', gameId],
      queryFn: ({ client }) => read(client),
      staleTime: Infinity,
    }),
}
