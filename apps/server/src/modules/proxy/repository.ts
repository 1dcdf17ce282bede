import type { Db } from '#db/database.ts'

/** Those of the containers that still run. */
export async function listRunningIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('containers')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'Running')
    .execute()
  return rows.map(({ id }) => id)
}
