import { setTimeout as sleep } from 'node:timers/promises'

/** The contract lets boards be late by a rebuild and five seconds. */
const patienceMs = 12_000
const pauseMs = 250

/** Reads again until it is as hoped, or time is up; the last reading is returned either way. */
export async function eventually<T>(
  read: () => Promise<T>,
  isAsHoped: (value: T) => boolean,
  withinMs = patienceMs,
): Promise<T> {
  const until = Date.now() + withinMs
  let value = await read()
  while (!isAsHoped(value) && Date.now() < until) {
    await sleep(pauseMs)
    value = await read()
  }
  return value
}
