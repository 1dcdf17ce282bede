import { useQueries, useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'

type PageOf<Item> = { data: Item[]; length: number; total: number }

/**
 * Everything of a list that a server gives in pages and cannot search by itself.
 *
 * @param pageOf query of one page, counted from 0
 * @param pageSize items of a whole page
 */
export function useAllPages<Item, Key extends QueryKey>(
  pageOf: (page: number) => UseQueryOptions<PageOf<Item>, Error, PageOf<Item>, Key>,
  pageSize: number,
) {
  const { data: first, error, refetch } = useQuery(pageOf(0))
  const pageCount = Math.ceil((first?.total ?? 0) / pageSize)
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, at) => pageOf(at + 1)),
    combine: (results) => ({
      items: results.flatMap(({ data }) => data?.data ?? []),
      failed: results.find((result) => result.error),
    }),
  })
  return {
    /** Undefined while there are none to show. */
    items: first && [...first.data, ...rest.items],
    total: first?.total,
    error: error ?? rest.failed?.error ?? null,
    retry: () => void Promise.all([refetch(), rest.failed?.refetch()]),
  }
}
