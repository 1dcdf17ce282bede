import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'

export function findFile(db: Db, hash: string): Promise<Row<'files'> | undefined> {
  return db.selectFrom('files').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Locks the content against changes of its reference count until the transaction ends. */
export async function lockFile(tx: Db, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${hash}`}, 0))`.execute(tx)
}

/** Keeps the row as it is until the transaction ends: who refers to it waits, or is waited for. */
export async function holdFile(tx: Db, hash: string): Promise<void> {
  await tx.selectFrom('files').select('hash').where('hash', '=', hash).forUpdate().execute()
}

/** One reference more; a new content gets its row, a known one the new name. */
export async function addReference(
  tx: Db,
  file: { hash: string; name: string; size: number },
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ ...file, uploaded_at: ms(nowMs) })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        name: file.name,
        uploaded_at: ms(nowMs),
        ref_count: sql`files.ref_count + 1`,
      }),
    )
    .execute()
}

/** One reference less; returns how many are left, or undefined when there is no such file. */
export async function dropReference(tx: Db, hash: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('files')
    .set({ ref_count: sql`greatest(ref_count - 1, 0)` })
    .where('hash', '=', hash)
    .returning('ref_count')
    .executeTakeFirst()
  return row?.ref_count
}

export async function deleteFileRow(tx: Db, hash: string): Promise<void> {
  await tx.deleteFrom('files').where('hash', '=', hash).execute()
}

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
