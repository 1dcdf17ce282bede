import { useSearchParams } from 'react-router'
import { asReviewFilter, asReviewSort, sortText } from '#features/organise/review/participations.ts'
import type {
  ReviewChoice,
  ReviewFilter,
  ReviewSort,
} from '#features/organise/review/participations.ts'

/** Which teams the address asks for: `?q=`, `?status=`, `?division=` and `?sort=`; and how to ask for others. */
export function useReviewChoice() {
  const [search, setSearch] = useSearchParams()
  const change = (name: 'q' | 'status' | 'division' | 'sort', value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const choice: ReviewChoice = {
    text: search.get('q') ?? '',
    filter: asReviewFilter(search.get('status')),
    division: search.get('division') ?? '',
    sort: asReviewSort(search.get('sort')),
  }
  return {
    choice,
    setText: (text: string) => change('q', text),
    setFilter: (filter: ReviewFilter) => change('status', filter === 'Pending' ? '' : filter),
    setDivision: (division: string) => change('division', division),
    setSort: (sort: ReviewSort) => change('sort', sortText(sort)),
    showAll: () => setSearch({ status: 'all' }, { replace: true, preventScrollReset: true }),
  }
}
