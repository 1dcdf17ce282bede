import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Begins `count` acts one after the other, spread evenly over so many seconds, and does not wait for any to end.
 *
 * @returns what they come to, when all have begun
 */
export async function beginEvenly<Result>(
  count: number,
  seconds: number,
  act: (index: number) => Promise<Result>,
): Promise<Promise<Result>[]> {
  const beganAt = performance.now()
  const begun: Promise<Result>[] = []
  for (let index = 0; index < count; index += 1) {
    const earlyMs = beganAt + (index * 1000 * seconds) / count - performance.now()
    // Each sleep is a turn of the event loop, which takes long under load: what is late begins at once.
    if (earlyMs > 0) await sleep(earlyMs)
    begun.push(act(index))
  }
  return begun
}
