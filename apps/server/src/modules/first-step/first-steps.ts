import type { Db, Row } from '#db/database.ts'
import { createRecentKeys } from '#modules/first-step/recent-keys.ts'
import { insertDownloads, insertSteps } from '#modules/first-step/repository.ts'
import type { DownloadAt, Step, StepAt } from '#modules/first-step/repository.ts'

/**
 * Records when a team first opened a challenge, downloaded its file and started its instance. Nobody waits for it: what is new to this
 * process is written soon after the answer, together with what others did, and costs nothing from then on. A process that is killed
 * loses what it had not written, at most a second; the team's next step of that kind is recorded instead.
 */
export interface FirstSteps {
  /** Only while the game runs: who practices afterwards has nothing to hide. */
  readonly note: (game: Pick<Row<'games'>, 'ends_at'>, step: StepAt) => void
  readonly noteDownload: (download: DownloadAt) => void
  /** Resolves when everything so far is stored, or could not be. */
  readonly flush: () => Promise<void>
}

interface Needs {
  readonly db: Db
  readonly log: { readonly warn: (values: object, text: string) => void }
}

const BATCH_DELAY_MS = 1000
/** Most steps of one statement. */
const MAX_AT_ONCE = 1000
/** As many teams times challenges as large games have; some megabytes. */
const MAX_REMEMBERED = 500_000
/** A file may belong to another game by then. */
const DOWNLOAD_LIFE_MS = 600_000
/** While the database is away, what comes beyond that is not recorded until the team does it again. */
const MAX_WAITING = 20_000

interface Line<Task> {
  readonly add: (task: Task) => void
  readonly write: () => Promise<void>
}

interface LineOptions<Task> {
  readonly isNew: (task: Task) => boolean
  readonly forget: (task: Task) => void
  readonly insert: (tasks: readonly Task[]) => Promise<void>
  readonly wake: () => void
  readonly warn: (err: unknown, steps: number) => void
}

function createLine<Task>({ isNew, forget, insert, wake, warn }: LineOptions<Task>): Line<Task> {
  let waiting: Task[] = []
  return {
    add(task) {
      if (waiting.length >= MAX_WAITING || !isNew(task)) return
      waiting.push(task)
      wake()
    },
    async write() {
      while (waiting.length > 0) {
        const tasks = waiting.slice(0, MAX_AT_ONCE)
        waiting = waiting.slice(MAX_AT_ONCE)
        try {
          await insert(tasks)
        } catch (err) {
          for (const task of tasks) forget(task)
          warn(err, tasks.length)
        }
      }
    },
  }
}

export function createFirstSteps({ db, log }: Needs): FirstSteps {
  const known: Readonly<Record<Step, ReturnType<typeof createRecentKeys<number, number>>>> = {
    opened: createRecentKeys(MAX_REMEMBERED),
    downloaded: createRecentKeys(MAX_REMEMBERED),
    started: createRecentKeys(MAX_REMEMBERED),
  }
  const downloads = createRecentKeys<string, string>(MAX_REMEMBERED / 10, DOWNLOAD_LIFE_MS)
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeAll = async () => {
    for (const line of lines) await line.write()
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }
  const wake = () => {
    timer ??= setTimeout(() => void flush(), BATCH_DELAY_MS).unref()
  }
  const warn = (err: unknown, steps: number) =>
    log.warn({ err, steps }, 'first steps of teams could not be recorded')
  const steps = createLine<StepAt>({
    isNew: ({ step, participationId, challengeId }) =>
      known[step].add(challengeId, participationId),
    forget: ({ step, participationId, challengeId }) =>
      known[step].delete(challengeId, participationId),
    insert: (tasks) => insertSteps(db, tasks),
    wake,
    warn,
  })
  const files = createLine<DownloadAt>({
    isNew: ({ userId, hash }) => downloads.add(hash, userId),
    forget: ({ userId, hash }) => downloads.delete(hash, userId),
    insert: (tasks) => insertDownloads(db, tasks),
    wake,
    warn,
  })
  const lines = [steps, files]

  return {
    note(game, step) {
      if (step.atMs < game.ends_at) steps.add(step)
    },
    noteDownload: files.add,
    flush,
  }
}
