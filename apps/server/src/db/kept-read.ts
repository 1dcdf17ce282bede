interface Kept<Result> {
  readonly result: Promise<Result>
  /** On the clock of `performance`; infinity while it is being read. */
  untilMs: number
}

interface Limits {
  /** What is read sooner is read again for the next who asks. */
  readonly longMs: number
  readonly maxLifeMs: number
}

/** So much of a database's time at most goes into one key that is asked for all the time: a twentieth, unless it may not be kept that long. */
const LIFE_PER_MS = 20

/**
 * Reads that may take long, such as those over all answers of a large game: what one takes long for is shared by all who ask for the same
 * key while it is read, and for twenty times as long afterwards. Failures are not kept. The result belongs to all of them: never change it.
 */
export function createKeptRead<Result>({ longMs, maxLifeMs }: Limits) {
  const kept = new Map<string, Kept<Result>>()

  const begin = (key: string, read: () => Promise<Result>): Promise<Result> => {
    const begunAt = performance.now()
    const entry: Kept<Result> = { result: read(), untilMs: Infinity }
    kept.set(key, entry)
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    const keep = () => {
      const readAt = performance.now()
      const tookMs = readAt - begunAt
      if (tookMs < longMs) return forget()
      const lifeMs = Math.min(tookMs * LIFE_PER_MS, maxLifeMs)
      entry.untilMs = readAt + lifeMs
      setTimeout(forget, lifeMs).unref()
    }
    entry.result.then(keep, forget)
    return entry.result
  }

  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const entry = kept.get(key)
    return entry && performance.now() < entry.untilMs ? entry.result : begin(key, read)
  }
}
