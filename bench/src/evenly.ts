import { setTimeout as sleep } from 'node:timers/promises'

/** One of several programs that act together. */
export interface Part {
  /** From 0. */
  readonly index: number
  readonly of: number
}

const ALONE: Part = { index: 0, of: 1 }

interface Spread {
  readonly seconds: number
  readonly part?: Part
}

/** How many of `count` acts fall to one of several: all of them together do all, and none does much more than another. */
export const shareOf = (count: number, { index, of }: Part): number =>
  Math.max(0, Math.ceil((count - index) / of))

/** When one of `count` acts begins that are spread over a time, milliseconds; several who do so begin between the acts of each other. */
export const startOf = (index: number, count: number, { seconds, part = ALONE }: Spread): number =>
  ((index + part.index / part.of) * 1000 * seconds) / count

/**
 * Begins `count` acts one after the other, spread evenly over so many seconds, and does not wait for any to end.
 *
 * @returns what they come to, when all have begun
 */
export async function beginEvenly<Result>(
  count: number,
  spread: Spread,
  act: (index: number) => Promise<Result>,
): Promise<Promise<Result>[]> {
  const beganAt = performance.now()
  const begun: Promise<Result>[] = []
  for (let index = 0; index < count; index += 1) {
    const earlyMs = beganAt + startOf(index, count, spread) - performance.now()
    // Each sleep is a turn of the event loop, which takes long under load: what is late begins at once.
    if (earlyMs > 0) await sleep(earlyMs)
    begun.push(act(index))
  }
  return begun
}
