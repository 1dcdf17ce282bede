import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import { optionParam, sortParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice, ListSort } from '#shared/list/list-choice.ts'

const challengeFilters = ['all', 'enabled', 'disabled', 'unready'] as const
export type ChallengeFilter = (typeof challengeFilters)[number]

/** Columns that the list can be sorted by. */
export const sortColumns = ['state', 'title', 'category', 'type', 'points', 'now'] as const
export type SortColumn = (typeof sortColumns)[number]
export type ChallengeSort = ListSort<SortColumn>

/** As on the board of players. */
const boardOrder: ChallengeSort = { columnId: 'category', direction: 'ascending' }

export const challengeParams = {
  text: textParam('q'),
  filter: optionParam('show', challengeFilters, 'all'),
  category: optionParam('cat', CHALLENGE_CATEGORIES, undefined),
  sort: sortParam('sort', sortColumns, boardOrder),
}

export type ChallengeChoice = ListChoice<typeof challengeParams>

/** Which challenges the address asks for, and how to ask for others. */
export const useChallengeChoice = () => useListChoice(challengeParams)

export type ChallengeQuery = ReturnType<typeof useChallengeChoice>
