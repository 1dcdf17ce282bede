import { gameQueries } from '@halyard/query'

/** Games of one page of the list. */
export const gamesPerPage = 24

export const gamesPage = (page: number) =>
  gameQueries.list({ count: gamesPerPage, skip: (page - 1) * gamesPerPage })
