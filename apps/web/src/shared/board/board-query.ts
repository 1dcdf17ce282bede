import { gameQueries, useReadScoreboard } from '@halyard/query'
import { packInWorker } from '#shared/board/pack.ts'

/** The scoreboard of a game, as columns. Polled; the same table as long as the server's has not changed. */
export const boardQuery = (gameId: number) => gameQueries.board(gameId, packInWorker)

/** The same in a component. */
export const useBoardTable = (gameId: number, options?: Parameters<typeof useReadScoreboard>[2]) =>
  useReadScoreboard(gameId, packInWorker, options)
