import type { Db, Row } from '#db/database.ts'

/** Stored files by name. */
export function listFiles(db: Db, page: { count: number; skip: number }): Promise<Row<'files'>[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .orderBy('name')
    .orderBy('hash')
    .offset(page.skip)
    .limit(page.count)
    .execute()
}

/** How many files are stored. */
export async function countFiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
