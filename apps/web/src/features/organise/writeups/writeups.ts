import type { Schema } from '@halyard/api'
import { markOf } from '#features/organise/writeups/marks.ts'
import type { Marks } from '#features/organise/writeups/marks.ts'

export type Writeup = Schema<'WriteupInfo'>
type Ranked = { id: number; name: string | null; rank: number; score: number }

export const writeupFilters = ['all', 'unread', 'read', 'missing'] as const
export type WriteupFilter = (typeof writeupFilters)[number]

/** What an address asks for. `division` is an id, `none` for teams without one, and empty for all. */
export type WriteupChoice = { filter: WriteupFilter; division: string; text: string }

export const asWriteupFilter = (text: string | null): WriteupFilter =>
  writeupFilters.find((known) => known === text) ?? 'all'

export const isRead = (marks: Marks, { id, url }: Writeup): boolean =>
  markOf(marks, id).readUrl === url

/** Handed in after the deadline, which may have been moved since. */
export const isLate = ({ uploadTimeUtc }: Writeup, deadline: number): boolean =>
  deadline > 0 && uploadTimeUtc > deadline

export const hasText = (name: string | null, text: string): boolean =>
  (name ?? '').toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())

/** The write-ups that a choice leaves, newest first as they came. */
export const chosenWriteups = (
  writeups: readonly Writeup[],
  { filter, division, text }: WriteupChoice,
  marks: Marks,
): readonly Writeup[] =>
  writeups.filter(
    (writeup) =>
      (filter === 'all' || isRead(marks, writeup) === (filter === 'read')) &&
      (division === '' || String(writeup.divisionId ?? 'none') === division) &&
      hasText(writeup.team.name, text),
  )

/** The teams among the first of the scoreboard that handed nothing in, by rank. */
export function missingTeams<Row extends Ranked>(
  rows: readonly Row[],
  writeups: readonly Writeup[],
  first: number,
): readonly Row[] {
  const handedIn = new Set(writeups.map(({ team }) => team.id))
  return rows
    .filter(({ id, rank }) => rank > 0 && rank <= first && !handedIn.has(id))
    .toSorted((one, other) => one.rank - other.rank)
}

type Words = Record<
  'team' | 'division' | 'time' | 'late' | 'read' | 'points' | 'comment' | 'yes',
  string
>

/** Rows of the table of marks: what was handed in, and what this reader thinks of it. */
export const markRows = (
  writeups: readonly Writeup[],
  marks: Marks,
  {
    divisions,
    deadline,
    words,
  }: { divisions: Readonly<Record<string, string>>; deadline: number; words: Words },
): (string | number)[][] => [
  [words.team, words.division, words.time, words.late, words.read, words.points, words.comment],
  ...writeups.map((writeup) => {
    const { points = '', comment = '' } = markOf(marks, writeup.id)
    return [
      writeup.team.name ?? '',
      divisions[String(writeup.divisionId)] ?? '',
      new Date(writeup.uploadTimeUtc).toISOString(),
      isLate(writeup, deadline) ? words.yes : '',
      isRead(marks, writeup) ? words.yes : '',
      points,
      comment,
    ]
  }),
]
