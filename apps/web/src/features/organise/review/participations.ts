import type { ParticipationStatus, Schema } from '@halyard/api'
import { canReview } from '@halyard/rules'
import type { ReviewChoice, ReviewFilter } from '#features/organise/review/use-review-choice.ts'

/** A team that takes part in a game or wants to, with its members. */
export type Participation = Schema<'ParticipationInfoModel'>

export const nameOf = ({ team }: Participation): string => team.name ?? ''

const searched = new WeakMap<Participation, string>()

/** All that a team can be found by, in small letters. */
function searchedText(row: Participation): string {
  const known = searched.get(row)
  if (known !== undefined) return known
  const people = row.team.members.flatMap(({ userName, realName, email, stdNumber }) => [
    userName,
    realName,
    email,
    stdNumber,
  ])
  const text = [row.team.name, ...people].join('\n').toLocaleLowerCase()
  searched.set(row, text)
  return text
}

const isIn = ({ divisionId }: Participation, division: string): boolean =>
  division === 'all' || String(divisionId ?? 'none') === division

/** The teams that a choice leaves, in its order; without one they stay as they came. */
export function chosenRows(
  rows: readonly Participation[],
  { filter, division, text, sort }: ReviewChoice,
  locale: string,
): readonly Participation[] {
  const wanted = text.trim().toLocaleLowerCase()
  const left = rows.filter(
    (row) =>
      (filter === 'all' || row.status === filter) &&
      isIn(row, division) &&
      (wanted === '' || searchedText(row).includes(wanted)),
  )
  if (!sort) return left
  const byText = new Intl.Collator(locale, { numeric: true })
  const value = sort.columnId === 'team' ? nameOf : ({ status }: Participation) => status
  const sorted = left.toSorted((one, other) => byText.compare(value(one), value(other)))
  return sort.direction === 'descending' ? sorted.toReversed() : sorted
}

/** How many teams each filter would leave. */
export function countsOf(
  rows: readonly Participation[],
  choice: ReviewChoice,
): Readonly<Record<ReviewFilter, number>> {
  const left = chosenRows(rows, { ...choice, filter: 'all', sort: undefined }, 'en')
  const counts = { Pending: 0, Accepted: 0, Rejected: 0, Suspended: 0, all: left.length }
  for (const { status } of left) if (status !== 'Unsubmitted') counts[status]++
  return counts
}

/** Those of the teams whom a decision would change, and may. */
export const changeable = (
  rows: readonly Participation[],
  status: ParticipationStatus,
): readonly Participation[] =>
  rows.filter((row) => row.status !== status && canReview(row.status, status))
