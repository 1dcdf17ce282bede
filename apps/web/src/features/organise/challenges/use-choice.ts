import {
  asCategory,
  asChallengeFilter,
  asSort,
  sortText,
} from '#features/organise/challenges/choice.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import type {
  ChallengeChoice,
  ChallengeFilter,
  ChallengeSort,
} from '#features/organise/challenges/choice.ts'

type Name = 'q' | 'show' | 'cat' | 'sort'

/** What the address says is looked for: `?q=`, `?show=`, `?cat=` and `?sort=`. */
export function useChallengeChoice() {
  'use memo'
  const { search, change, type, clear } = useSearchChoice<Name>()
  const choice: ChallengeChoice = {
    text: search.get('q') ?? '',
    filter: asChallengeFilter(search.get('show')),
    category: asCategory(search.get('cat')),
    sort: asSort(search.get('sort')),
  }
  return {
    choice,
    setText: (text: string) => type({ q: text }),
    setFilter: (filter: ChallengeFilter) => change({ show: filter === 'all' ? '' : filter }),
    setCategory: (category: string) => change({ cat: category }),
    setSort: (sort: ChallengeSort) => change({ sort: sortText(sort) }),
    clear,
  }
}
