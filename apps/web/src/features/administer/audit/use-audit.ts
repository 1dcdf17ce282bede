import { useListAudit } from '@halyard/query'
import { useMemo } from 'react'
import { parseAuditFilter } from '#features/administer/audit/audit-filter.ts'
import { useSettled } from '#shared/hooks/use-settled.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

type AuditParam = 'kind' | 'action' | 'by' | 'q' | 'from' | 'to'

/** The filter in the address. */
export function useAuditChoice() {
  const { search, change, clear } = useSearchChoice<AuditParam>()
  return { search, filter: parseAuditFilter(search), change, clear }
}

/** The entries that fit the filter in the address, as many as are loaded. */
export function useAudit() {
  const { search } = useAuditChoice()
  // What is open beside the list has a parameter of its own.
  const settled = useSettled(search.toString())
  const filter = useMemo(() => parseAuditFilter(new URLSearchParams(settled)), [settled])
  const list = useListAudit(filter)
  const pages = list.data?.pages
  const entries = useMemo(() => pages?.flat(), [pages])
  return {
    ...{ entries, filter, error: list.error, hasMore: list.hasNextPage },
    isLoadingMore: list.isFetchingNextPage,
    isFailed: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
    /** Everything that fits, also what was not loaded yet. */
    loadAll: async () => {
      let { data, hasNextPage } = { data: list.data, hasNextPage: list.hasNextPage }
      while (hasNextPage) ({ data, hasNextPage } = await list.fetchNextPage({ throwOnError: true }))
      return data?.pages.flat() ?? []
    },
  }
}
