import { errorCodeOf } from '#platform/error-code.ts'
import { StartError } from '#platform/start-error.ts'

/** What is wrong with an archive, in one sentence. */
export const damaged = (path: string, reason: string): StartError =>
  new StartError(`${path} is damaged or no backup of Halyard (${reason}). Nothing was restored.`)

/** An archive that only a newer version can read. */
export const madeByNewer = (path: string, why = ''): StartError =>
  new StartError(
    `${path} was made by a newer version of Halyard${why}: restore it with that version.`,
  )

/** What PostgreSQL calls values that do not fit, rules that are broken and statements that are too complex. */
const FAULT_OF_THE_ROWS = /^(22|23|54)/

/** The failure as a sentence about the archive where its rows are to blame, else as it is. */
export function blame(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !FAULT_OF_THE_ROWS.test(errorCodeOf(error) ?? '')) return error
  return damaged(path, error.message.replaceAll(/\s+/g, ' ').slice(0, 200))
}
