import { setTimeout as sleep } from 'node:timers/promises'

interface Options<Item> {
  readonly work: (items: readonly Item[]) => Promise<void>
  readonly onError: (error: unknown) => void
  /** How long items are collected before they are processed, milliseconds. */
  readonly delayMs: number
}

/** Processes items in order, in batches, one batch at a time. A failed batch is reported and skipped. */
export function createBatchQueue<Item>(options: Options<Item>): (item: Item) => void {
  let waiting: Item[] = []
  let isRunning = false
  const run = async () => {
    while (waiting.length > 0) {
      if (options.delayMs > 0) await sleep(options.delayMs, undefined, { ref: false })
      const batch = waiting
      waiting = []
      await options.work(batch).catch(options.onError)
    }
    isRunning = false
  }
  return (item) => {
    waiting.push(item)
    if (isRunning) return
    isRunning = true
    void run()
  }
}
