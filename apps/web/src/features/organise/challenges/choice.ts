import { CHALLENGE_CATEGORIES } from '@halyard/rules'
import type { ChallengeChecks } from '#features/organise/readiness/use-readiness.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { byCategory } from '#shared/game/categories.ts'

export const challengeFilters = ['all', 'enabled', 'disabled', 'unready'] as const
export type ChallengeFilter = (typeof challengeFilters)[number]

/** Columns that the list can be sorted by. */
export const sortColumns = ['state', 'title', 'category', 'type', 'points', 'now'] as const
export type SortColumn = (typeof sortColumns)[number]
export type ChallengeSort = { columnId: SortColumn; direction: 'ascending' | 'descending' }

/** Which challenges are shown and in which order, as the address says it. */
export type ChallengeChoice = {
  text: string
  filter: ChallengeFilter
  category: ChallengeLine['category'] | undefined
  sort: ChallengeSort
}

/** The filter that an address names; unknown ones count as none. */
export const asChallengeFilter = (text: string | null): ChallengeFilter =>
  challengeFilters.find((known) => known === text) ?? 'all'

/** The category that an address names. */
export const asCategory = (text: string | null): ChallengeLine['category'] | undefined =>
  CHALLENGE_CATEGORIES.find((known) => known === text)

/** As on the board of players. */
const boardOrder: ChallengeSort = { columnId: 'category', direction: 'ascending' }

/** The order that an address names, `points` or `-points`; else that of the board. */
export function asSort(text: string | null): ChallengeSort {
  const isDescending = text?.startsWith('-') ?? false
  const columnId = sortColumns.find((known) => known === (isDescending ? text?.slice(1) : text))
  if (!columnId) return boardOrder
  return { columnId, direction: isDescending ? 'descending' : 'ascending' }
}

/** An order as an address names it; empty for that of the board. */
export function sortText({ columnId, direction }: ChallengeSort): string {
  if (columnId === boardOrder.columnId && direction === boardOrder.direction) return ''
  return direction === 'descending' ? `-${columnId}` : columnId
}

type Compare = (a: ChallengeLine, b: ChallengeLine) => number

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const byTitle: Compare = (a, b) => collator.compare(a.title, b.title) || a.id - b.id

const comparers = {
  state: (a, b) => Number(b.isEnabled) - Number(a.isEnabled),
  title: byTitle,
  category: (a, b) => byCategory(a.category, b.category),
  type: (a, b) => a.type.localeCompare(b.type),
  points: (a, b) => a.originalScore - b.originalScore,
  now: (a, b) => a.score - b.score,
} as const satisfies Record<SortColumn, Compare>

/** Whether a challenge passes a filter. What is not checked yet is not called unready. */
function passes(line: ChallengeLine, filter: ChallengeFilter, checks: ChallengeChecks): boolean {
  if (filter === 'all') return true
  if (filter === 'unready') return (checks.get(line.id)?.length ?? 0) > 0
  return line.isEnabled === (filter === 'enabled')
}

/** Challenges in the chosen order; equal ones by title. */
export function orderedChallenges(
  lines: readonly ChallengeLine[],
  { columnId, direction }: ChallengeSort,
): readonly ChallengeLine[] {
  const sign = direction === 'descending' ? -1 : 1
  return lines.toSorted((a, b) => sign * comparers[columnId](a, b) || byTitle(a, b))
}

/** Challenges that the text and the category leave. */
export function searchedChallenges(
  lines: readonly ChallengeLine[],
  { text, category }: Pick<ChallengeChoice, 'text' | 'category'>,
): readonly ChallengeLine[] {
  const wanted = text.trim().toLocaleLowerCase()
  return lines.filter(
    (line) =>
      (!category || line.category === category) &&
      (line.title.toLocaleLowerCase().includes(wanted) || `#${line.id}` === wanted),
  )
}

/** Challenges that a filter leaves. */
export const filteredChallenges = (
  lines: readonly ChallengeLine[],
  filter: ChallengeFilter,
  checks: ChallengeChecks,
): readonly ChallengeLine[] => lines.filter((line) => passes(line, filter, checks))
