import type { Foundation } from '#modules/parts.ts'
import { notify } from '#db/notifications.ts'
import { createPump } from '#modules/hub/pump.ts'

/** Tells the listeners of all processes what happened, after it was committed. */
export interface Push {
  /** An answer was judged. Costs the caller nothing: answers are gathered and told together. */
  readonly answered: (gameId: number, submissionId: number) => void
}

const GATHER_MS = 50
/** Ids of one telling; a notice of PostgreSQL has room for 8,000 bytes. */
const IDS_AT_ONCE = 600

interface Answer {
  readonly gameId: number
  readonly submissionId: number
}

export function createPush({ db, log }: Pick<Foundation, 'db' | 'log'>): Push {
  const add = createPump<Answer>({
    gatherMs: GATHER_MS,
    onError: (err) => log.warn({ err }, 'answers could not be pushed'),
    async work(answers) {
      for (const [gameId, ofGame] of Map.groupBy(answers, (answer) => answer.gameId)) {
        const ids = ofGame.map(({ submissionId }) => submissionId)
        for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
          const some = ids.slice(start, start + IDS_AT_ONCE)
          await notify(db, 'answers_judged', `${gameId} ${some.join(',')}`)
        }
      }
    },
  })
  return { answered: (gameId, submissionId) => add({ gameId, submissionId }) }
}
