import { scoreboardQueries, useGetLiveScoreboard, useGetScoreboard } from '@halyard/query'
import { readBoard } from '#shared/board/read-board.ts'

/** The scoreboard of a game, as columns. Polled; the same table as long as the server's has not changed. */
export const boardQuery = (gameId: number) => scoreboardQueries.board(gameId, readBoard)

/** The same in a component. */
export const useBoardTable = (gameId: number, options?: Parameters<typeof useGetScoreboard>[2]) =>
  useGetScoreboard(gameId, readBoard, options)

/** The scoreboard with all solves, for staff while everybody's is frozen. */
export const useLiveBoardTable = (
  gameId: number,
  options?: Parameters<typeof useGetScoreboard>[2],
) => useGetLiveScoreboard(gameId, readBoard, options)
