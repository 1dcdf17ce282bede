/**
 * Works on items in parallel, in their order. The first failure ends the others too: `stop` is aborted with its reason, and whatever
 * listens to it breaks off.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: number,
  stop: AbortController,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const run = async () => {
    for (let next = left.shift(); next && !stop.signal.aborted; next = left.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what a worker does
      await work(next)
    }
  }
  const guarded = () =>
    run().catch((error: unknown) => {
      stop.abort(error)
    })
  await Promise.all(Array.from({ length: workers }, guarded))
  stop.signal.throwIfAborted()
}
