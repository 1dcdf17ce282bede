import { busyPauseMs } from '@halyard/api'
import { waitForTurn } from '#core/patience/pace.ts'
import { pause } from '#core/patience/pause.ts'
import { endsSeries } from '#core/patience/retry.ts'

export type PacedOptions = {
  /** Begins no further call. */
  signal?: AbortSignal
  /** How many are behind us, failed ones too. */
  onProgress?: (count: number) => void
}

type SeriesOptions<Item> = PacedOptions & {
  /** The server asks for a pause, in seconds. */
  onWait?: (seconds: number) => void
  /** An item failed for good. */
  onFailure?: (item: Item, error: unknown) => void
  /** Nobody waits for it. */
  isByTheWay?: boolean
}

/** What became of each item of a series. */
export type PacedResult<Item> = {
  done: readonly Item[]
  failed: readonly { item: Item; error: unknown }[]
  /** Not tried: it was stopped, the session is over or nobody answers. */
  left: readonly Item[]
}

/**
 * Does something with one item after the other, at a rate that leaves the server's budget for a user to the rest of the page. A
 * server that asks to be left alone is: the call is made again after that time. Never rejects.
 */
export async function runPaced<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  { signal, onProgress, onWait, onFailure, isByTheWay }: SeriesOptions<Item> = {},
): Promise<PacedResult<Item>> {
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  const queue = [...items]
  while (queue.length > 0) {
    await waitForTurn(signal, isByTheWay)
    const [item] = queue
    if (signal?.aborted || item === undefined) break
    try {
      await run(item)
      done.push(item)
    } catch (error) {
      const pauseMs = busyPauseMs(error)
      if (pauseMs !== undefined) {
        onWait?.(pauseMs / 1000)
        await pause(pauseMs, signal)
        continue
      }
      failed.push({ item, error })
      onFailure?.(item, error)
    }
    queue.shift()
    onProgress?.(done.length + failed.length)
    if (endsSeries(failed.at(-1)?.error)) break
  }
  return { done, failed, left: queue }
}
