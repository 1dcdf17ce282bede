import type { Db } from '#db/database.ts'
import { createDueWatch } from '#db/due-watch.ts'
import type { DueWatch } from '#db/due-watch.ts'
import { inTransaction } from '#db/transaction.ts'
import { recordForgetting } from '#modules/audit/service.ts'
import {
  databaseNow,
  deleteAnswers,
  findNextDeletionMs,
  lockDue,
  markDeleted,
} from '#modules/edit/fields/repository.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

/** Deletes what players have answered, at the date that they were promised. */
export type Retention = DueWatch

/** A timer cannot wait much longer than this, and a clock may jump. */
const AT_MOST_MS = 3_600_000

type Needs = Pick<Infrastructure, 'db' | 'log' | 'notifications'>

export function createRetention({ db, log, notifications }: Needs): Retention {
  const check = async () => {
    const games = await inTransaction(db, deleteDue)
    if (games > 0) log.info({ games }, 'answers of players were deleted at their date')
  }
  return createDueWatch(
    { log, notifications },
    {
      check,
      nextMs: () => findNextDeletionMs(db),
      channel: 'fields_changed',
      atMostMs: AT_MOST_MS,
      problem: 'answers of players could not be deleted',
    },
  )
}

/** By the clock of the database alone; each game once, and the audit log says how many answers there were. */
async function deleteDue(tx: Db): Promise<number> {
  const due = await lockDue(tx)
  const atMs = await databaseNow(tx)
  for (const { game_id: gameId, title } of due) {
    const count = await deleteAnswers(tx, gameId)
    await markDeleted(tx, gameId, atMs)
    const what = { kind: 'Field', changed: 'answers', count } as const
    await recordForgetting(tx, { gameId, title, atMs, ...what })
  }
  return due.length
}
