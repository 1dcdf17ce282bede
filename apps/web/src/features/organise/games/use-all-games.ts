import { editQueries } from '@halyard/query'
import { useQueries, useQuery } from '@tanstack/react-query'

/** Games that one call gives, the most there can be. */
const pageSize = 100

/** One page of all games, newest first. */
export const editGamesPage = (page: number) =>
  editQueries.gameList({ count: pageSize, skip: page * pageSize })

/** All games, hidden ones too. The list has no search of its own, so all of its pages are read. */
export function useAllGames() {
  const { data: first, error, refetch } = useQuery(editGamesPage(0))
  const pageCount = Math.ceil((first?.total ?? 0) / pageSize)
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, at) => editGamesPage(at + 1)),
    combine: (results) => ({
      games: results.flatMap(({ data }) => data?.data ?? []),
      failed: results.find((result) => result.error),
    }),
  })
  return {
    /** Undefined while there are none to show. */
    games: first && [...first.data, ...rest.games],
    error: error ?? rest.failed?.error ?? null,
    retry: () => void Promise.all([refetch(), rest.failed?.refetch()]),
  }
}
