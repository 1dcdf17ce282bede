import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'

const SECTION = 'lastBackup'

/** Stores in the platform itself when it was last backed up. */
export async function recordBackup(db: Db, atMs: number): Promise<void> {
  const value = JSON.stringify({ atMs })
  await db
    .insertInto('config')
    // Visitors would take a later moment for a change of the settings.
    .values({ section: SECTION, value, updated_at: ms(0) })
    .onConflict((conflict) => conflict.column('section').doUpdateSet({ value }))
    .execute()
}

/** When the platform was last backed up, epoch milliseconds; undefined when it never was. */
export async function findLastBackup(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('config')
    .select('value')
    .where('section', '=', SECTION)
    .executeTakeFirst()
  return row && Number(row.value['atMs'])
}
