import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { LEFT_OUT } from '#backup/manifest.ts'

/** Rows that are in memory at a time. */
const PART = 1000

/** The tables that are kept, in the order of their names. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  )
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name))
}

/** The rows of a table as lines of JSON, in parts. Runs in a transaction. */
export async function* readRows(tx: Db, table: string): AsyncIterable<string[]> {
  const cursor = sql.id(`rows_of_${table}`)
  await sql`
    declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{
      line: string
    }>`fetch ${sql.lit(PART)} from ${cursor}`.execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < PART) break
  }
  await sql`close ${cursor}`.execute(tx)
}

/** Every sequence. */
export async function listSequences(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select sequencename as name from pg_sequences where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name)
}

/** The number of rows of some tables together. */
export async function countRows(db: Db, tables: readonly string[]): Promise<number> {
  let sum = 0
  for (const table of tables) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) from ${sql.table(table)}`.execute(db)
    sum += rows[0]?.count ?? 0
  }
  return sum
}

/** The last number that each sequence gave out, for those that gave out any. */
export async function readSequences(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
