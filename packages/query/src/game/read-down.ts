import { waitForTurn } from '#core/patience/pace.ts'
import type { MonitorEntry } from '#game/monitor-entry.ts'

/** Transactions end out of order: what is this much older may still turn up below what is known, in milliseconds. */
const slackMs = 5000

type ReadDown = {
  /** What the list has after leaving out its newest `skip`; nothing at its end. */
  readPage: (skip: number) => Promise<readonly MonitorEntry[]>
  onPage: (page: readonly MonitorEntry[]) => void
  /** Entries older than this moment are known; undefined reads on to the end. */
  since: number | undefined
  signal: AbortSignal
}

/**
 * Reads a list from its newest entry down. What comes on top meanwhile shifts it: a page then begins with what the last one ended
 * with, and nothing is missed.
 *
 * @returns the time of the newest entry it found, undefined in an empty list or when it was aborted
 */
export async function readDown({
  readPage,
  onPage,
  since,
  signal,
}: ReadDown): Promise<number | undefined> {
  let newest: number | undefined
  let skip = 0
  for (;;) {
    // A long list must not use up what the server lets this person ask for.
    await waitForTurn(signal)
    if (signal.aborted) return undefined
    const page = await readPage(skip)
    const last = page.at(-1)
    if (!last) return newest
    newest ??= page[0]?.time
    onPage(page)
    if (since !== undefined && last.time < since - slackMs) return newest
    skip += page.length
  }
}
