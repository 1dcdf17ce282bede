import { setImmediate as nextTurn } from 'node:timers/promises'

/** What became of one task of a batch: its result, or why it alone was refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: unknown }

interface Options<Task, Result> {
  /** Batches that may be worked on at the same time, however long one of them takes. */
  readonly lanes: number
  /** A second batch begins beside one only after that has taken so long: fewer and fuller batches cost less. */
  readonly patienceMs: number
  /** Tasks in one batch. */
  readonly most: number
  /** Does all tasks, in their order; outcomes are in the same order. May be called again after it threw. */
  readonly work: (tasks: readonly Task[]) => Promise<readonly Outcome<Result>[]>
}

interface Waiting<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Does tasks together that come in at the same time, or while others are being done: nothing waits longer than one
 * turn of the event loop while nothing is being done, and the busier it gets, the more tasks share one piece of
 * work. Where a whole batch fails, each of its tasks is
 * tried alone, so that one of them cannot spoil it for the others.
 */
export function inBatches<Task, Result>({
  lanes,
  patienceMs,
  most,
  work,
}: Options<Task, Result>): (task: Task) => Promise<Result> {
  const queue: Waiting<Task, Result>[] = []
  let busy = 0
  /** When the last batch began, on the clock of `performance`. */
  let begunAt = 0

  const settle = async (batch: readonly Waiting<Task, Result>[]): Promise<void> => {
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
      begunAt = performance.now()
      await settle(queue.splice(0, most))
    }
    busy -= 1
  }
  return (task) =>
    new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject })
      const isStuck = busy < lanes && performance.now() - begunAt > patienceMs
      if (busy > 0 && !isStuck) return
      busy += 1
      begunAt = performance.now()
      void run()
    })
}
