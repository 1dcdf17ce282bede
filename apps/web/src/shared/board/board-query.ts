import { gameQueries } from '@halyard/query'
import { packInWorker } from '#shared/board/pack.ts'

/** The scoreboard of a game, as columns. Polled; the same table as long as the server's has not changed. */
export const boardQuery = (gameId: number) => gameQueries.board(gameId, packInWorker)
