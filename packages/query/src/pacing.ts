// How often a client asks and how long it waits, for programs that play many clients: bench/. The client itself takes it from where it is.
export { fresh, noticesWhilePushed, paceOf, takeShare } from '#core/freshness.ts'
export { pause } from '#core/patience/pause.ts'
export { retryDelay, shouldRetry } from '#core/patience/retry.ts'
export { catchUpAfterMs, createReader } from '#game/read-soon.ts'
