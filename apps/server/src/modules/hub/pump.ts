import { setTimeout as sleep } from 'node:timers/promises'

interface Options<Item> {
  readonly work: (items: readonly Item[]) => Promise<void>
  readonly onError: (error: unknown) => void
  /** How long items are gathered before they are worked on, milliseconds. */
  readonly gatherMs: number
}

/** Works on what comes in, in order, in batches, one batch at a time. A batch that fails is passed over. */
export function createPump<Item>(options: Options<Item>): (item: Item) => void {
  let waiting: Item[] = []
  let isRunning = false
  const run = async () => {
    while (waiting.length > 0) {
      if (options.gatherMs > 0) await sleep(options.gatherMs, undefined, { ref: false })
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
