import type { Schema } from '@halyard/api'
import { markOf } from '#features/organise/writeups/marks.ts'
import type { Marks } from '#features/organise/writeups/marks.ts'
import type { BoardTable } from '#shared/board/table.ts'
import type { WriteupChoice } from '#features/organise/writeups/use-writeup-choice.ts'

export type Writeup = Schema<'WriteupInfo'>

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
  { filter, division, text }: Pick<WriteupChoice, 'filter' | 'division' | 'text'>,
  marks: Marks,
): readonly Writeup[] =>
  writeups.filter(
    (writeup) =>
      (filter === 'all' || isRead(marks, writeup) === (filter === 'read')) &&
      (division === 'all' || String(writeup.divisionId ?? 'none') === division) &&
      hasText(writeup.team.name, text),
  )

/** The teams among the first of the scoreboard that handed nothing in, by rank. */
export function missingTeams(
  { id, rank, name, avatar, score }: BoardTable,
  writeups: readonly Writeup[],
  first: number,
) {
  const handedIn = new Set(writeups.map(({ team }) => team.id))
  return Array.from(id, (teamId, index) => ({
    id: teamId,
    rank: rank[index] ?? 0,
    name: name[index] ?? '',
    avatar: avatar[index] ?? null,
    score: score[index] ?? 0,
  }))
    .filter((team) => team.rank > 0 && team.rank <= first && !handedIn.has(team.id))
    .toSorted((one, other) => one.rank - other.rank)
}

type Labels = Record<
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
    labels,
  }: { divisions: Readonly<Record<string, string>>; deadline: number; labels: Labels },
): (string | number)[][] => [
  [
    labels.team,
    labels.division,
    labels.time,
    labels.late,
    labels.read,
    labels.points,
    labels.comment,
  ],
  ...writeups.map((writeup) => {
    const { points = '', comment = '' } = markOf(marks, writeup.id)
    return [
      writeup.team.name ?? '',
      divisions[String(writeup.divisionId)] ?? '',
      new Date(writeup.uploadTimeUtc).toISOString(),
      isLate(writeup, deadline) ? labels.yes : '',
      isRead(marks, writeup) ? labels.yes : '',
      points,
      comment,
    ]
  }),
]
