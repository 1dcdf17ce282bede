import type { Db } from '#db/database.ts'
import { pgErrorOf } from '#db/errors.ts'

const ATTEMPTS = 4
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'

/**
 * Runs `work` in one transaction and returns its result after the commit.
 * Inside an open transaction it joins that one. After a deadlock the whole of `work` runs again, so it
 * must not have effects outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = pgErrorOf(error)?.code
      const isWorthAnother = code === DEADLOCK || code === SERIALIZATION_FAILURE
      if (!isWorthAnother || attempt === ATTEMPTS) throw error
    }
  }
}
