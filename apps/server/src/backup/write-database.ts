import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Runs `work` while rows may come in any order: without foreign keys, which are checked for all rows afterwards, and without triggers,
 * which notify of changes.
 */
export async function withoutRules(tx: Db, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conname`.execute(tx)
  const { rows: tables } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where not tgisinternal and tgrelid in (
      select oid from pg_class where relnamespace = current_schema()::regnamespace)`.execute(tx)
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  await work()
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    )
  }
}

/** Inserts rows that are a list in JSON, each with all columns; the database reads them by the types of its own columns. */
export async function insertJson(tx: Db, table: string, json: string): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx)
}
