import { useSearchParams } from '#shared/router.ts'
import { solvedFilters, sortOrders } from '#features/play/board/filter.ts'
import { marks } from '#features/play/board/marks.ts'
import type { Mark } from '#features/play/board/marks.ts'
import type { BoardFilter, SolvedFilter, SortOrder } from '#features/play/board/filter.ts'

export type BoardLayout = 'tiles' | 'list'

type Changes = Partial<{
  q: string
  cat: string
  solved: SolvedFilter
  is: Mark | ''
  sort: SortOrder
  view: BoardLayout
}>

/** What stands for "as usual" and is left out of the address. */
const usual: Record<string, string> = {
  q: '',
  cat: '',
  solved: 'all',
  is: '',
  sort: '',
  view: 'tiles',
}

/** Filter, order and layout of the board, as the address has them. Unknown values count as none. */
export function useBoardQuery() {
  const [search, setSearch] = useSearchParams()
  const view: BoardLayout = search.get('view') === 'list' ? 'list' : 'tiles'
  const chosenSort = sortOrders.find((order) => order === search.get('sort'))
  const filter: BoardFilter = {
    text: search.get('q') ?? '',
    category: search.get('cat') ?? undefined,
    solved: solvedFilters.find((known) => known === search.get('solved')) ?? 'all',
    mark: marks.find((known) => known === search.get('is')),
  }
  const change = (changes: Changes) =>
    setSearch(
      (current) => {
        for (const [key, value] of Object.entries(changes)) {
          if (value === usual[key]) current.delete(key)
          else current.set(key, value)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    filter,
    view,
    /** Shelves read from easy to hard, a list from the most points down, unless asked otherwise. */
    sort: chosenSort ?? (view === 'list' ? 'most-points' : 'points'),
    change,
    clear: () => change({ q: '', cat: '', solved: 'all', is: '' }),
  }
}
