import { setTimeout as sleep } from 'node:timers/promises'

/** The result of `work`, or `otherwise` when it takes longer. */
export async function within<T>(work: Promise<T>, limitMs: number, otherwise: T): Promise<T> {
  const timer = new AbortController()
  const limit = sleep(limitMs, otherwise, { signal: timer.signal }).catch(() => otherwise)
  try {
    return await Promise.race([work, limit])
  } finally {
    timer.abort()
  }
}
