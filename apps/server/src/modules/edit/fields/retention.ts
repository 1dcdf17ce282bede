import type { Db } from '#db/database.ts'
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
export interface Retention {
  /** Deletes what is due, whichever process comes first, and resolves when that is committed. */
  readonly check: () => Promise<void>
  /** From now on at each date. */
  readonly watch: () => void
  readonly close: () => Promise<void>
}

/** A timer cannot wait much longer than this, and a clock may jump. */
const AT_MOST_MS = 3_600_000
/** A database that does not answer is asked again. */
const RETRY_MS = 5000

export function createRetention({
  db,
  log,
  notifications,
}: Pick<Infrastructure, 'db' | 'log' | 'notifications'>): Retention {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isWatching = false

  const check = async () => {
    const games = await inTransaction(db, deleteDue)
    if (games > 0) log.info({ games }, 'answers of players were deleted at their date')
  }
  const watchNext = async () => {
    clearTimeout(timer)
    let waitMs = RETRY_MS
    try {
      await check()
      const nextMs = (await findNextDeletionMs(db)) ?? AT_MOST_MS
      waitMs = Math.min(Math.max(0, Math.ceil(nextMs)), AT_MOST_MS)
    } catch (err) {
      log.warn({ err }, 'answers of players could not be deleted')
    }
    if (isWatching) timer = setTimeout(next, waitMs).unref()
  }
  const next = () => {
    running = running.then(watchNext)
  }

  return {
    check,
    watch() {
      isWatching = true
      notifications.subscribe('fields_changed', next)
      next()
    },
    async close() {
      isWatching = false
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

/** By the clock of the database alone; each game once, and the audit log says how many answers there were. */
async function deleteDue(tx: Db): Promise<number> {
  const due = await lockDue(tx)
  const atMs = await databaseNow(tx)
  for (const { game_id: gameId, title } of due) {
    const count = await deleteAnswers(tx, gameId)
    await markDeleted(tx, gameId, atMs)
    await recordForgetting(tx, { gameId, title, count, atMs })
  }
  return due.length
}
