import { ApiError, hasStatus } from '#errors.ts'
import { parseRetryAfter } from '#refusal.ts'

/** Seconds to leave a server alone that asks for fewer requests without saying how long. */
const usualPauseSeconds = 10

/** Seconds of a `Retry-After` header, and the usual pause where it says none. */
export const pauseSeconds = (retryAfter: string | null): number =>
  parseRetryAfter(retryAfter) || usualPauseSeconds

/** Milliseconds for which a failure itself asks to be left alone; zero where it names no time. */
export const askedPauseMs = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0

/** Milliseconds to wait after a refusal for too many requests; undefined for every other failure. */
export const busyPauseMs = (error: unknown): number | undefined =>
  hasStatus(error, 429) ? askedPauseMs(error) || usualPauseSeconds * 1000 : undefined
