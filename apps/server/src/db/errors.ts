import pg from 'pg'
import { errorCodeOf } from '#platform/error-code.ts'

const UNIQUE_VIOLATION = '23505'
const REFERENCE_VIOLATION = '23503'
/** A deadlock, or a transaction that could not be put in a row with others. */
const CONFLICTS = ['40P01', '40001']

/** The database's own error, if `error` is one. */
export function pgErrorOf(error: unknown): pg.DatabaseError | undefined {
  return error instanceof pg.DatabaseError ? error : undefined
}

/** True when a row broke the uniqueness named `constraint`. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const refusal = pgErrorOf(error)
  return refusal?.code === UNIQUE_VIOLATION && refusal.constraint === constraint
}

/** True when a row names another one that is not there, or not any more. */
export const breaksReference = (error: unknown): boolean =>
  pgErrorOf(error)?.code === REFERENCE_VIOLATION

/** True when another try may succeed: others were in the way. */
export const isConflict = (error: unknown): boolean =>
  CONFLICTS.includes(pgErrorOf(error)?.code ?? '')

/** Connection lost, resources used up (disk, memory, connections), shutting down. */
const AWAY = /^(08|53|57P0)/
const AWAY_SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']
/** Not those on files, which are missing (ENOENT) for other reasons. */
const SOCKET_CALLS = ['connect', 'read', 'write']

/** True when the database could not be reached, rather than rejected a statement. */
export function isDatabaseAway(error: unknown): boolean {
  const code = pgErrorOf(error)?.code
  if (code !== undefined) return AWAY.test(code)
  if (!(error instanceof Error)) return false
  const isSocket = 'syscall' in error && SOCKET_CALLS.includes(String(error.syscall))
  const isRefused = AWAY_SYSTEM.includes(errorCodeOf(error) ?? '')
  return (
    (isSocket && isRefused) ||
    /connection terminated|connection error|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  )
}
