import { busyPauseMs } from '@halyard/api'
import pRetry from 'p-retry'
import { networkIsBack, pause } from '#core/patience/pause.ts'
import { isUnreachable } from '#core/patience/retry.ts'

/** Tries after the first one. The waits between them add up to about a minute and a half. */
const retries = 6
const firstWaitMs = 1000
const longestWaitMs = 30_000

type RepeatOptions = {
  signal?: AbortSignal | undefined
  /** Called after each try that failed and will be repeated. */
  onWaiting?: (() => void) | undefined
  /** Milliseconds before the first repetition. */
  firstWait?: number | undefined
}

/**
 * Repeats a call whose connection dropped or whose server was away, with growing waits; where the server asks for a pause it waits
 * that long. A browser without network waits for the network. Refusals are final.
 */
export function patiently<Result>(
  call: (attempt: number) => Promise<Result>,
  { signal, onWaiting, firstWait = firstWaitMs }: RepeatOptions = {},
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
      const pauseMs = busyPauseMs(error)
      if (pauseMs !== undefined) await pause(pauseMs, signal)
      await networkIsBack(signal)
    },
  })
}

const isPassing = (error: unknown) => isUnreachable(error) || busyPauseMs(error) !== undefined
