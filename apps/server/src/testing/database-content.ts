import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { listTables } from '#backup/read-database.ts'
import type { Tables } from '#db/tables.ts'

/** The rows of each table, as JSON. */
export async function contentOf(db: Kysely<Tables>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of await listTables(db)) {
    const { rows } = await sql<{
      line: string
    }>`select row_to_json(t)::text as line from ${sql.table(table)} t order by 1`.execute(db)
    content[table] = rows.map(({ line }) => line)
  }
  return content
}
