import type {
  ChallengeChoice,
  ChallengeFilter,
  ChallengeSort,
  SortColumn,
} from '#features/organise/challenges/use-choice.ts'
import type { ChallengeChecks } from '#features/organise/readiness/use-readiness.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { byCategory } from '#shared/game/challenge/categories.ts'

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
