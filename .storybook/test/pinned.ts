import { vi } from 'vitest'

/**
 * Screenshots must not change from day to day: the date is fixed and random numbers are seeded. Timers run, so that stories
 * which wait still get there. Imported before any story, since stories make their data when they are loaded.
 */

/** Saturday noon in the middle of a competition. */
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

vi.useFakeTimers({ toFake: ['Date'], now: NOW })

/** Numbers between 0 and 1 from a fixed seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Seeds `Math.random` again: called before each rendering of a story, so that the order of stories does not matter. */
export function pinRandom(): void {
  Math.random = seeded(4)
}
pinRandom()
