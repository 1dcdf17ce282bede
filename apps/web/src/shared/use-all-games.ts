import { editGameQueries, useAllPages } from '@halyard/query'

/** Games that one call gives, the most there can be. */
const pageSize = 100

/** One page of all games, newest first. */
export const editGamesPage = (page: number) =>
  editGameQueries.list({ count: pageSize, skip: page * pageSize })

/** All games, hidden ones too. The list has no search of its own, so all of its pages are read. */
export function useAllGames() {
  const { items, error, retry } = useAllPages(editGamesPage, pageSize)
  return { games: items, error, retry }
}
