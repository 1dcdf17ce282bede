import { vi } from 'vitest'

/**
 * Pictures must not change from day to day: the clock stands, chance is always the same, nothing moves. Timers run, so that
 * stories which wait still get there. Imported before any story, since stories make their data when they are loaded.
 */

/** Saturday noon in the middle of a competition. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

vi.useFakeTimers({ toFake: ['Date'], now: NOW })

/** Numbers between 0 and 1 from a fixed seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Starts chance anew; called before each drawing of a story, so that the order of stories does not matter. */
export function pinChance(): void {
  Math.random = chance(4)
}
pinChance()
