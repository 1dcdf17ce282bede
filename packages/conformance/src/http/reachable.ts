import { setTimeout as sleep } from 'node:timers/promises'
import { Halted } from '#findings/halt.ts'

/** Milliseconds before each further attempt: short for a lost connection, long for a ban. */
const pausesMs = [200, 1000, 5000, 25_000]

/** The network error behind the one of `fetch`. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return cause.message || ('code' in cause ? String(cause.code) : error.message)
}

/**
 * Asks again where no connection came about.
 * @throws Halted when none comes about for half a minute: a server may ban those who were refused often
 */
export async function reachable<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  pauses: readonly number[] = pausesMs,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted) throw error
      const pause = pauses[attempt]
      if (pause === undefined) {
        const reason = `the server takes no connections any more (${causeOf(error)})`
        throw new Halted(reason, { expected: true, cause: error })
      }
      await sleep(pause, undefined, { signal })
    }
  }
}
