import { Worker } from 'node:worker_threads'
import type { WorkerOptions } from 'node:worker_threads'

/** A thread that does one job after the other; a crash or a hang ends that thread only, and the next job starts a new one. */
export interface Thread<Job, Answer> {
  /** The thread's answer; `lost` when it died or took too long. */
  readonly run: (job: Job) => Promise<Answer | 'lost'>
  readonly isRunning: () => boolean
  readonly end: () => Promise<void>
}

/** How long a job may take, and how long a thread without one is kept, in milliseconds. */
interface Patience {
  readonly patienceMs: number
  readonly idleMs: number
}

/** Starts with the first job. It never keeps the process alive. */
export function createThread<Job, Answer>(
  script: URL,
  { patienceMs, idleMs, ...options }: Patience & WorkerOptions,
): Thread<Job, Answer> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    const ending = worker
    worker = undefined
    clearTimeout(idle)
    await ending?.terminate()
  }
  const start = (): Worker => {
    if (worker) return worker
    const started = new Worker(script, options)
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }
  const run = async (job: Job): Promise<Answer | 'lost'> => {
    clearTimeout(idle)
    const answer = await ask<Answer>(start(), job, patienceMs)
    if (answer === 'lost') await end()
    idle = setTimeout(() => void end(), idleMs).unref()
    return answer
  }
  return {
    run(job) {
      const work = last.then(() => run(job))
      last = work.catch(() => undefined)
      return work
    },
    isRunning: () => worker !== undefined,
    end,
  }
}

function ask<Answer>(worker: Worker, job: unknown, patienceMs: number): Promise<Answer | 'lost'> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | 'lost') => {
      clearTimeout(patience)
      worker.off('message', settle).off('error', lose).off('exit', lose)
      resolve(answer)
    }
    const lose = () => settle('lost')
    const patience = setTimeout(lose, patienceMs)
    worker.on('message', settle).on('error', lose).on('exit', lose)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job)
  })
}
