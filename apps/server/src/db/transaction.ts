import { beginTransaction } from '#db/acting.ts'
import type { Db } from '#db/database.ts'
import { isConflict } from '#db/errors.ts'

const ATTEMPTS = 4

/**
 * Runs `work` in one transaction and returns its result after the commit.
 * Inside an open transaction it joins that one. After a deadlock the whole of `work` runs again, so it
 * must not have effects outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return againAfterConflicts(() =>
    db.transaction().execute(async (tx) => {
      await beginTransaction(db, tx)
      return work(tx)
    }),
  )
}

/** Runs a transaction, or a statement that is one, and again after a deadlock. */
export async function againAfterConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
    }
  }
}
