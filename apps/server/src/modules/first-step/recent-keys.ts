/** Remembers pairs up to a number and for a time, and forgets all of them beyond it: who asks then does once more what is done already. */
export interface RecentKeys<Outer, Inner> {
  /** @returns whether the pair is new */
  readonly add: (outer: Outer, inner: Inner) => boolean
  readonly delete: (outer: Outer, inner: Inner) => void
}

export function createRecentKeys<Outer, Inner>(
  atMost: number,
  lifeMs = Infinity,
): RecentKeys<Outer, Inner> {
  const known = new Map<Outer, Set<Inner>>()
  let count = 0
  let begunAt = performance.now()
  const forgetWhatIsOld = () => {
    const now = performance.now()
    if (count < atMost && now - begunAt < lifeMs) return
    known.clear()
    count = 0
    begunAt = now
  }
  return {
    add(outer, inner) {
      forgetWhatIsOld()
      const inners = known.get(outer) ?? new Set()
      if (inners.has(inner)) return false
      known.set(outer, inners.add(inner))
      count += 1
      return true
    },
    delete(outer, inner) {
      if (known.get(outer)?.delete(inner)) count -= 1
    },
  }
}
