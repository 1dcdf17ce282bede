import { hasStatus } from '@halyard/api'
import { isUnreachable } from '@halyard/query'
import pRetry from 'p-retry'

/** Tries after the first one. The waits between them add up to about a minute and a half. */
const retries = 6
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** Seconds to wait where a server that asks for patience does not say how long. */
const politeWaitSeconds = 10

type PatientOptions = {
  signal?: AbortSignal | undefined
  /** Told after each try that failed and will be repeated. */
  onWaiting?: (() => void) | undefined
  /** Milliseconds before the first repetition. */
  firstWait?: number | undefined
}

/**
 * Repeats a call whose connection dropped or whose server was away, with growing waits; where the server asks for patience it waits
 * as long as it is told. A browser without network waits for the network. Refusals are final.
 */
export function patiently<Result>(
  call: (attempt: number) => Promise<Result>,
  { signal, onWaiting, firstWait = firstWaitMs }: PatientOptions = {},
): Promise<Result> {
  return pRetry(call, {
    retries,
    minTimeout: firstWait,
    maxTimeout: longestWaitMs,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => isPassing(error),
    onFailedAttempt: async ({ error, retriesLeft }) => {
      if (!isPassing(error) || retriesLeft === 0) return
      onWaiting?.()
      if (hasStatus(error, 429)) {
        await pause((error.retryAfterSeconds ?? politeWaitSeconds) * 1000, signal)
      }
      await networkIsBack(signal)
    },
  })
}

const isPassing = (error: unknown) => isUnreachable(error) || hasStatus(error, 429)

/** Ends after a time, or at once when the signal aborts: who called looks at the signal then. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function networkIsBack(signal: AbortSignal | undefined): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    const isBack = () => resolve()
    window.addEventListener('online', isBack, { once: true, ...(signal && { signal }) })
    signal?.addEventListener('abort', isBack)
  })
}
