import type { Note } from '#mapping/notes.ts'
import { plain } from '#report/plain.ts'
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

/** The word of the result column. */
export const outcomeWord = (outcome: Outcome, dryRun: boolean): string =>
  (dryRun ? planned : done)[outcome]

/** The files column: how many go out of how many the challenge names. */
export function filesWord({ files: { named, found } }: Row): string {
  if (named === 0) return '-'
  if (found < named) return `${found} of ${named}`
  return found === 1 ? '1' : `${found} in zip`
}

/** The notes column: the error first, then what changes, then the remarks, with keys of one kind in one list. */
export function notesWord({ error, outcome, changes, notes }: Row): string {
  return [
    ...(error ? [error] : []),
    ...(outcome === 'updated' ? [`changes ${changes.join(', ')}`] : []),
    ...notes.filter(({ code }) => !isSaidElsewhere(code)).map(({ text }) => text),
    ...keyList('left out', 'left-out', notes),
    ...keyList('unknown', 'unknown-key', notes),
  ]
    .map(plain)
    .join('; ')
}

/** Keys have their lists; a refused file is the error itself. */
const isSaidElsewhere = (code: Note['code']) =>
  code === 'left-out' || code === 'unknown-key' || code === 'file-refused'

function keyList(word: string, wanted: Note['code'], notes: readonly Note[]): string[] {
  const keys = notes.filter(({ code }) => code === wanted).map(({ text }) => text)
  return keys.length > 0 ? [`${word}: ${keys.join(', ')}`] : []
}
