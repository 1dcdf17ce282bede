import { loadWhenOnline } from '#shared/load-when-online.ts'

/** Waits before a part that did not come is asked for again, in milliseconds; the last one repeats. */
const waits = [2000, 5000, 15_000, 60_000]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A part of the page that nobody waits for: where it does not load the page works without it, and loading is retried
 * until it does; a failure is never thrown.
 */
export async function loadInBackground<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await loadWhenOnline(load)
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(waits[Math.min(tries, waits.length - 1)] ?? 0)
    }
  }
}
