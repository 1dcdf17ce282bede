import type { NoteCode, PlannedChallenge, Row } from '@halyard/packs/send'
import { losses, todos } from '@halyard/packs/send'

/** One challenge file of a pack: what would become, or has become of it. */
export type Entry = {
  /** Path of the challenge file, which is its name here. */
  source: string
  row: Row
  /** Absent when the file cannot be read. */
  challenge?: PlannedChallenge
  /** Why the last attempt failed; the page words it. */
  failure?: unknown
}

/** Whether it can be sent: it was read, reaches for nothing outside of the pack, and is not there already. */
export const isImportable = ({ challenge, row }: Entry): boolean =>
  challenge !== undefined && challenge.refusal === undefined && row.outcome !== 'unchanged'

/** What was chosen in the runs so far, and what they reached. */
export type Run = { chosen: readonly string[]; sent: readonly string[] }

/** A run that resumes another one. */
export const withRun = (before: Run | undefined, { chosen, sent }: Run): Run => ({
  chosen: [...new Set([...(before?.chosen ?? []), ...chosen])],
  sent: [...new Set([...(before?.sent ?? []), ...sent])],
})

/** What was chosen and did not arrive: what failed, and what was not reached. */
export const leftOver = (entries: readonly Entry[], { chosen, sent }: Run): Entry[] =>
  entries.filter(
    (entry) =>
      isImportable(entry) &&
      chosen.includes(entry.source) &&
      (entry.row.outcome === 'failed' || !sent.includes(entry.source)),
  )

export type Weight = 'loss' | 'todo' | 'remark'

/** What a remark asks of its reader. */
export function weightOf(code: NoteCode): Weight {
  if (losses.includes(code)) return 'loss'
  return todos.includes(code) ? 'todo' : 'remark'
}
