import { useListAudit } from '@halyard/query'
import { useMemo } from 'react'
import { auditFilter, auditParams } from '#features/administer/audit/audit-filter.ts'
import { useSettled } from '#shared/hooks/use-settled.ts'
import { useListChoice } from '#shared/list/list-choice.ts'

/** Which entries the address asks for, and how to ask for others. */
export const useAuditChoice = () => useListChoice(auditParams)

/** The entries that the address asks for, as many as are loaded. */
export function useAudit() {
  const { choice } = useAuditChoice()
  const settled = useSettled(choice)
  const filter = useMemo(() => auditFilter(settled), [settled])
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
