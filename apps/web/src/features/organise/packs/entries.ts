import { ApiError } from '@halyard/api'
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

/** Whether no further call can succeed until somebody does something: the server is out of reach, or the session is over. */
export const endsRun = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 401)

export type Weight = 'loss' | 'todo' | 'remark'

/** What a remark asks of its reader. */
export function weightOf(code: NoteCode): Weight {
  if (losses.includes(code)) return 'loss'
  return todos.includes(code) ? 'todo' : 'remark'
}
