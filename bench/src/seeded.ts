/** Numbers that look random and are the same on every run: 0 up to, not including, 1. */
export type Seeded = () => number

/** A small generator (mulberry32), good enough to spread solves over a game. */
export function seeded(seed: number): Seeded {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
