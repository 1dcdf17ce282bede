import type { Db } from '#db/database.ts'
import { createDueWatch } from '#db/due-watch.ts'
import type { DueWatch } from '#db/due-watch.ts'
import { inTransaction } from '#db/transaction.ts'
import { recordForgetting } from '#modules/audit/service.ts'
import {
  deleteSignals,
  findNextDeletionMs,
  lockDue,
} from '#modules/game/signals/settings-repository.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'

/** Deletes first steps, and what staff made of them, so many days after the end of their game. */
export type SignalRetention = DueWatch

/** The end of a game that is moved is seen after this time. */
const AT_MOST_MS = 3_600_000

type Needs = Pick<Infrastructure, 'db' | 'log' | 'notifications'>

export function createSignalRetention({ db, log, notifications }: Needs): SignalRetention {
  const check = async () => {
    const games = await inTransaction(db, deleteDue)
    if (games > 0) log.info({ games }, 'first steps of teams were deleted at their date')
  }
  return createDueWatch(
    { log, notifications },
    {
      check,
      nextMs: () => findNextDeletionMs(db),
      channel: 'signals_changed',
      atMostMs: AT_MOST_MS,
      problem: 'first steps of teams could not be deleted',
    },
  )
}

async function deleteDue(tx: Db): Promise<number> {
  const due = await lockDue(tx)
  for (const { id, title, atMs } of due) {
    const count = await deleteSignals(tx, id)
    const what = { kind: 'Signal', changed: 'firstSteps', count } as const
    await recordForgetting(tx, { gameId: id, title, atMs, ...what })
  }
  return due.length
}
