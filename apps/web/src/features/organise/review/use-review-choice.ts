import { asReviewFilter, asReviewSort, sortText } from '#features/organise/review/participations.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import type {
  ReviewChoice,
  ReviewFilter,
  ReviewSort,
} from '#features/organise/review/participations.ts'

/** Which teams the address asks for: `?q=`, `?status=`, `?division=` and `?sort=`; and how to ask for others. */
export function useReviewChoice() {
  const { search, change, type } = useSearchChoice<'q' | 'status' | 'division' | 'sort'>()
  const choice: ReviewChoice = {
    text: search.get('q') ?? '',
    filter: asReviewFilter(search.get('status')),
    division: search.get('division') ?? '',
    sort: asReviewSort(search.get('sort')),
  }
  return {
    choice,
    setText: (text: string) => type({ q: text }),
    setFilter: (filter: ReviewFilter) => change({ status: filter === 'Pending' ? '' : filter }),
    setDivision: (division: string) => change({ division }),
    setSort: (sort: ReviewSort) => change({ sort: sortText(sort) }),
    showAll: () => change({ q: '', status: 'all', division: '', sort: '' }),
  }
}
