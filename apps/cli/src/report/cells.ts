import type { Note } from '#mapping/notes.ts'
import { sanitise } from '#report/sanitise.ts'
import type { Outcome, Row } from '#report/report.ts'

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

/** The notes column: the error first, then what changes, then the remarks, with keys of one kind in one list. */
export function notesCell({ error, outcome, changes, notes }: Row): string {
  return [
    ...(error ? [error] : []),
    ...(outcome === 'updated' ? [`changes ${changes.join(', ')}`] : []),
    ...notes.filter(({ code }) => !isShownElsewhere(code)).map(({ text }) => text),
    ...keyList('left out', 'left-out', notes),
    ...keyList('unknown', 'unknown-key', notes),
  ]
    .map(sanitise)
    .join('; ')
}

/** Keys are listed separately; a refused file is the error itself. */
const isShownElsewhere = (code: Note['code']) =>
  code === 'left-out' || code === 'unknown-key' || code === 'file-refused'

function keyList(word: string, wanted: Note['code'], notes: readonly Note[]): string[] {
  const keys = notes.filter(({ code }) => code === wanted).map(({ text }) => text)
  return keys.length > 0 ? [`${word}: ${keys.join(', ')}`] : []
}
