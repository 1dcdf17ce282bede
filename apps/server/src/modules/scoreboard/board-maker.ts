import { Worker } from 'node:worker_threads'
import type { SolveLine, StoredFacts } from '#modules/scoreboard/stored-facts.ts'
import type {
  BoardAnswer,
  BoardJob,
  MadeBoard,
  SolvesMessage,
} from '#modules/scoreboard/thread-jobs.ts'

/** Makes boards in another thread, which remembers what they were made of. */
export interface BoardMaker {
  /** Makes a board from all of its facts. */
  load(gameId: number, facts: StoredFacts, builtAtMs: number): Promise<MadeBoard>
  /** Makes it again with further solves; undefined when its facts are not there any more. */
  add(
    gameId: number,
    lines: readonly SolveLine[],
    builtAtMs: number,
  ): Promise<MadeBoard | undefined>
}

interface Waiting {
  readonly resolve: (made: MadeBoard | undefined) => void
  readonly reject: (error: Error) => void
}

type Task = BoardJob extends infer Job ? (Job extends BoardJob ? Omit<Job, 'job'> : never) : never

/** Little room for what is young: the thread collects its garbage sooner and keeps less memory. */
const LIMITS = { maxYoungGenerationSizeMb: 8 }

/** The thread starts with the first board and anew after a failure; it never keeps the process alive. */
export function createBoardMaker(): BoardMaker {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let jobs = 0

  const start = (): Worker => {
    const worker = new Worker(new URL('board-thread.ts', import.meta.url), {
      resourceLimits: LIMITS,
    })
    worker.on('message', (answer: BoardAnswer) => {
      const asker = waiting.get(answer.job)
      waiting.delete(answer.job)
      if ('made' in answer) asker?.resolve(answer.made)
      else if ('isUnknown' in answer) asker?.resolve(undefined)
      else asker?.reject(new Error(`the board could not be made: ${answer.failure}`))
    })
    worker.on('error', giveUp)
    worker.on('exit', () => giveUp(new Error('the thread of the boards ended')))
    worker.unref()
    return worker
  }
  const giveUp = (error: Error) => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const threadNow = () => (thread ??= start())
  const ask = (task: Task): Promise<MadeBoard | undefined> =>
    new Promise((resolve, reject) => {
      const job = (jobs += 1)
      waiting.set(job, { resolve, reject })
      threadNow().postMessage({ ...task, job } satisfies BoardJob, [])
    })

  return {
    async load(gameId, { solveLines, ...facts }, builtAtMs) {
      // One by one, so that the thread does not hold all texts at once.
      for (const lines of solveLines)
        threadNow().postMessage({ kind: 'solves', gameId, lines } satisfies SolvesMessage, [])
      const made = await ask({ kind: 'load', gameId, facts, builtAtMs })
      if (!made) throw new Error('a board was asked for and not made')
      return made
    },
    add: (gameId, lines, builtAtMs) => ask({ kind: 'add', gameId, lines, builtAtMs }),
  }
}
