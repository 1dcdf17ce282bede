import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Pace } from '#platform/pace.ts'

/** The outcome of one task of a batch: its result, or why it alone was rejected. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: unknown }

interface Options<Task, Result> {
  /** Maximum number of concurrent batches. */
  readonly concurrency: number
  /** A concurrent batch starts only after the last one has been running this long: fewer, fuller batches are cheaper. */
  readonly secondBatchAfterMs: number
  /** Maximum number of tasks in one batch. */
  readonly maxSize: number
  /** When a batch that is not full may begin; at once by default. */
  readonly pace?: Pace
  /** Processes all tasks; outcomes are in the same order. May be called again with single tasks after it threw. */
  readonly work: (tasks: readonly Task[]) => Promise<readonly Outcome<Result>[]>
}

interface QueuedTask<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches tasks that arrive at the same time or while others are in progress. An idle batcher starts within one turn of the event
 * loop; under load, batches grow. When a whole batch fails, each of its tasks is retried alone, so that one bad task cannot fail the
 * others.
 */
export function createBatcher<Task, Result>({
  concurrency,
  secondBatchAfterMs,
  maxSize,
  pace,
  work,
}: Options<Task, Result>): (task: Task) => Promise<Result> {
  const queue: QueuedTask<Task, Result>[] = []
  let busy = 0
  /** When the last batch began, on the clock of `performance`. */
  let begunAt = 0

  const settle = async (batch: readonly QueuedTask<Task, Result>[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ task }) => task))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome && 'result' in outcome) resolve(outcome.result)
        else reject(outcome ? outcome.refused : new Error('a task of a batch has no outcome'))
      }
    } catch (error) {
      const [first, ...others] = batch
      if (others.length === 0) return first?.reject(error)
      for (const one of batch) await settle([one])
    }
  }
  const run = async () => {
    await nextTurn()
    while (queue.length > 0) {
      const waitMs = pace?.waitMs() ?? 0
      const waits = waitMs > 0 && queue.length < maxSize
      if (waits) await sleep(waitMs)
      pace?.begin(waits)
      // Another one has taken them all meanwhile.
      if (queue.length === 0) break
      begunAt = performance.now()
      await settle(queue.splice(0, maxSize))
    }
    busy -= 1
  }
  return (task) =>
    new Promise((resolve, reject) => {
      if (busy > 0) pace?.noteOthers()
      queue.push({ task, resolve, reject })
      const isStuck = busy < concurrency && performance.now() - begunAt > secondBatchAfterMs
      if (busy > 0 && !isStuck) return
      busy += 1
      begunAt = performance.now()
      void run()
    })
}
