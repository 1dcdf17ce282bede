/** Games of one page of the list. */
export const gamesPerPage = 24

/** A page of the list, counted from 1. */
export const gamesPage = (page: number) => ({
  count: gamesPerPage,
  skip: (page - 1) * gamesPerPage,
})
