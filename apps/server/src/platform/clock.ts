/** Where the time comes from. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export interface FakeClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void
  set(epochMs: number): void
}

/** A clock for tests that only moves on request. */
export function fakeClock(startMs = Date.UTC(2026, 10, 21, 12)): FakeClock {
  let now = startMs
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    set: (epochMs) => {
      now = epochMs
    },
  }
}
