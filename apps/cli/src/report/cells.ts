import type { Note, Outcome, Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'

const done: Record<Outcome, string> = {
  created: 'done',
  updated: 'updated',
  unchanged: 'unchanged',
  failed: 'failed',
}

const planned: Record<Outcome, string> = {
  created: 'to do',
  updated: 'to update',
  unchanged: 'unchanged',
  failed: 'refused',
}

/** The label in the result column. */
export const outcomeLabel = (outcome: Outcome, dryRun: boolean): string =>
  (dryRun ? planned : done)[outcome]

/** The files column: how many of the files the challenge names were found. */
export function filesCell({ files: { named, found } }: Row): string {
  if (named === 0) return '-'
  if (found < named) return `${found} of ${named}`
  return found === 1 ? '1' : `${found} in zip`
}

/** The notes column: the error first, then what changes, then the remarks that not all challenges share. */
export function notesCell(
  { error, outcome, changes, notes }: Row,
  common: readonly Note[],
): string {
  const own = notes.filter((each) => !common.some((other) => isSame(each, other)))
  return [
    ...(error ? [error] : []),
    ...(outcome === 'updated' ? [`changes ${changes.map(({ text }) => text).join(', ')}`] : []),
    ...noteTexts(own),
  ]
    .map(sanitise)
    .join('; ')
}

/** Remarks that all challenges share; the table need not repeat them. */
export function commonNotes(rows: readonly Row[]): Note[] {
  const [first, ...others] = rows.filter(({ category }) => category !== undefined)
  if (!first || others.length === 0) return []
  return first.notes.filter((each) =>
    others.every(({ notes }) => notes.some((other) => isSame(each, other))),
  )
}

const isSame = (one: Note, other: Note) => one.code === other.code && one.text === other.text

/** The texts of remarks, keys of one kind in one list. */
export function noteTexts(notes: readonly Note[]): string[] {
  return [
    ...notes.filter(({ code }) => !isShownElsewhere(code)).map(({ text }) => text),
    ...keyList('left out', 'left-out', notes),
    ...keyList('unknown', 'unknown-key', notes),
  ]
}

/** Keys are listed separately; a refused file is the error itself. */
const isShownElsewhere = (code: Note['code']) =>
  code === 'left-out' || code === 'unknown-key' || code === 'file-refused'

function keyList(heading: string, wanted: Note['code'], notes: readonly Note[]): string[] {
  const keys = notes.filter(({ code }) => code === wanted).map(({ text }) => text)
  return keys.length > 0 ? [`${heading}: ${keys.join(', ')}`] : []
}
