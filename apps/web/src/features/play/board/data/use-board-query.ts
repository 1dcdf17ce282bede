import { useCallback, useLayoutEffect, useRef } from 'react'
import { createSearchParams, useLocation, useSearchParams } from 'react-router'
import type { SetURLSearchParams } from 'react-router'
import { solvedFilters, sortOrders } from '#features/play/board/filter/filter.ts'
import { marks } from '#features/play/board/marks/marks.ts'
import type { Mark } from '#features/play/board/marks/marks.ts'
import type { BoardFilter, SolvedFilter, SortOrder } from '#features/play/board/filter/filter.ts'

export type BoardLayout = 'tiles' | 'list'

type Changes = Partial<{
  q: string
  cat: string
  solved: SolvedFilter
  is: Mark | ''
  sort: SortOrder
  view: BoardLayout
}>

/** The default, which is left out of the address. */
const usual: Record<string, string> = {
  q: '',
  cat: '',
  solved: 'all',
  is: '',
  sort: '',
  view: 'tiles',
}

function without(search: URLSearchParams, name: string): string {
  const rest = createSearchParams(search)
  rest.delete(name)
  return rest.toString()
}

/** Filter, order and layout of the board, as the address has them. Unknown values count as none. */
export function useBoardQuery() {
  'use memo'
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const view: BoardLayout = search.get('view') === 'list' ? 'list' : 'tiles'
  const chosenSort = sortOrders.find((order) => order === search.get('sort'))
  const text = search.get('q') ?? ''
  const category = search.get('cat') ?? undefined
  const solved = solvedFilters.find((known) => known === search.get('solved')) ?? 'all'
  const mark = marks.find((known) => known === search.get('is'))
  // The same while nothing in it changes: an opened challenge is in the address too, and must not render the board again.
  const filter: BoardFilter = { text, category, solved, mark }
  const unopened = without(search, 'c')
  const change = useChange(setSearch)
  return {
    filter,
    view,
    /** Shelves read from easy to hard, a list from the most points down, unless asked otherwise. */
    sort: chosenSort ?? (view === 'list' ? 'most-points' : 'points'),
    /** The address with one more thing in it, or with none, and no challenge open. */
    addressWith: (name: 'c' | 'cat', value?: string) => {
      const next = createSearchParams(without(createSearchParams(unopened), name))
      if (value !== undefined) next.set(name, value)
      return `${pathname}?${next}`
    },
    change,
    clear: () => change({ q: '', cat: '', solved: 'all', is: '' }),
  }
}

/** Changes what the address says of the board. Always the same function, although the router's own is another one at every address. */
function useChange(setSearch: SetURLSearchParams) {
  const latest = useRef(setSearch)
  useLayoutEffect(() => {
    latest.current = setSearch
  }, [setSearch])
  return useCallback(
    (changes: Changes) =>
      latest.current(
        (current) => {
          for (const [key, value] of Object.entries(changes)) {
            if (value === usual[key]) current.delete(key)
            else current.set(key, value)
          }
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [],
  )
}

export type BoardQuery = ReturnType<typeof useBoardQuery>
