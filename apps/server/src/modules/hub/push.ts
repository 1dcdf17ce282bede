import type { Infrastructure } from '#modules/infrastructure.ts'
import { notifyOfCommitted } from '#db/notifications.ts'
import { createBatchQueue } from '#modules/hub/batch-queue.ts'

/** Publishes events to the hub connections of all processes, after they were committed. */
export interface Push {
  /** Publishes a judged submission. Returns at once: submissions are published in batches. */
  readonly answered: (gameId: number, submissionId: number) => void
}

const BATCH_DELAY_MS = 50
/** Ids in one notification; the payload of PostgreSQL's NOTIFY has room for 8,000 bytes. */
const IDS_AT_ONCE = 600

interface Answer {
  readonly gameId: number
  readonly submissionId: number
}

export function createPush({ db, log }: Pick<Infrastructure, 'db' | 'log'>): Push {
  const add = createBatchQueue<Answer>({
    delayMs: BATCH_DELAY_MS,
    onError: (err) => log.warn({ err }, 'submissions could not be published'),
    async work(answers) {
      for (const [gameId, ofGame] of Map.groupBy(answers, (answer) => answer.gameId)) {
        const ids = ofGame.map(({ submissionId }) => submissionId)
        for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
          const some = ids.slice(start, start + IDS_AT_ONCE)
          await notifyOfCommitted(db, 'answers_judged', `${gameId} ${some.join(',')}`)
        }
      }
    },
  })
  return { answered: (gameId, submissionId) => add({ gameId, submissionId }) }
}
