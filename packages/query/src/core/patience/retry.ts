import { ApiError, busyPauseMs, hasStatus } from '@halyard/api'

const readRetries = 2
const longestWait = 30_000

/** Whether nobody could be asked: no answer came, or a proxy answered for a server that is away. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Whether the calls that follow would fail in the same way: no server, no session, no right. */
export const endsSeries = (error: unknown): boolean =>
  hasStatus(error, 401) || hasStatus(error, 403) || isUnreachable(error)

/** Whether a failed read may be tried again: only what may pass by itself, never a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === 429) return failures < 1
  if (error.status === 0 && isWithoutNetwork()) return false
  const passing = error.status === 0 || (error.status >= 500 && error.status !== 501)
  return passing && failures < readRetries
}

/** Whether the browser itself says so: waiting a second changes nothing. It reads again when the network is back. */
const isWithoutNetwork = () => 'onLine' in navigator && !navigator.onLine

/** Milliseconds before the next try: what the server asked for, else doubled each time, with jitter. */
export function retryDelay(failures: number, error: unknown): number {
  const doubled = Math.min(1000 * 2 ** failures, longestWait) * (0.75 + Math.random() / 2)
  return busyPauseMs(error) ?? doubled
}
