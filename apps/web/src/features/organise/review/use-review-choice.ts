import { optionParam, sortParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const reviewFilters = ['Pending', 'Accepted', 'Rejected', 'Suspended', 'all'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

export const reviewSorts = ['team', 'status'] as const

const params = {
  text: textParam('q'),
  /** The queue of those who wait unless something else is asked for. */
  filter: optionParam('status', reviewFilters, 'Pending'),
  /** An id, or `none` for teams without one. */
  division: textParam('division', 'all'),
  sort: sortParam('sort', reviewSorts, undefined),
}

export type ReviewChoice = ListChoice<typeof params>

/** Which teams the address asks for, and how to ask for others. */
export const useReviewChoice = () => useListChoice(params)
