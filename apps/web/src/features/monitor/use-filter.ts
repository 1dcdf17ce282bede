import { createSearchParams, useLocation, useSearchParams } from 'react-router'
import { monitorParams } from '#features/monitor/filter.ts'
import { useListChoice } from '#shared/list/list-choice.ts'
import { searchOf } from '#shared/routing/pending-search.ts'

export type FilterParam = 'team' | 'user' | 'challenge'

/** The filter in the address, which both lists share, and how to change it. */
export const useFilter = () => useListChoice(monitorParams)

/** Where a link leads that adds one filter to the address. */
export function useFilterLink(name: FilterParam, value: string) {
  const next = searchOf(useLocation())
  next.set(name, value)
  return { search: `?${next}` }
}

/** The part of the address that every screen of the monitor understands; each has kinds and views of its own. */
export function useSharedSearch(): string {
  const [current] = useSearchParams()
  const shared = createSearchParams(current)
  for (const own of ['type', 'view', 'on', 'by', 'file']) shared.delete(own)
  return shared.size > 0 ? `?${shared}` : ''
}
