import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'
import { MoveInError } from '#move-in/failure.ts'
import type { Shipment, Values } from '#move-in/origin.ts'
import type { Remarks } from '#move-in/remarks.ts'
import { collectGarbage } from '#platform/garbage.ts'

/** Rows after which their garbage is collected, so that memory does not grow with the table. */
const COLLECT_EVERY = 20_000

/** How many rows of one kind came, and are there. */
export interface LoadedTable {
  readonly name: string
  readonly table: keyof Tables
  readonly inSource: number
  readonly moved: number
}

/** Called as rows come in. */
export type OnProgress = (name: string, done: number, total: number) => void

/** Inserts all rows of a shipment. */
export async function loadShipment(
  tx: Db,
  { table, name, expected, rows }: Shipment,
  onProgress: OnProgress,
): Promise<LoadedTable> {
  let moved = 0
  onProgress(name, 0, expected)
  for await (const part of rows()) {
    await insertRows(tx, table, part).catch((error: unknown) => {
      throw refusalOf(name, error)
    })
    moved += part.length
    onProgress(name, moved, expected)
    if (moved % COLLECT_EVERY < part.length) collectGarbage()
  }
  return { name, table, inSource: expected, moved }
}

/** What the database may not hold is a fault of the source; anything else is none. */
function refusalOf(name: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const isOfRows = /^2[23]/.test(error.code ?? '')
  if (!isOfRows) return error
  return new MoveInError(
    `${sentenceOf(name, error)} Nothing was changed: mend them in the source and start again.`,
    { cause: error },
  )
}

/** In words of ours: those of the database name its own tables. */
function sentenceOf(name: string, { code, column, detail }: pg.DatabaseError): string {
  const [, key, value] = /\(([^()]+)\)=\((.*?)\)/.exec(detail ?? '') ?? []
  if (code === UNIQUE && key !== undefined)
    return `Two of the ${name} have the same ${key} (${value}).`
  if (code === REFERENCE && key !== undefined)
    return `One of the ${name} belongs to something that is not there (${key} ${value}).`
  const what = column === undefined ? 'a value' : `a ${column}`
  return `Some of the ${name} have ${what} that cannot be stored here.`
}

const UNIQUE = '23505'
const REFERENCE = '23503'

/** The rows travel as one JSON text, which the database reads by the types of its own columns. */
async function insertRows(tx: Db, table: keyof Tables, rows: readonly Values[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

/** Says which rows did not come, where nothing else has said so. */
export function remarkLeftOut(
  { table, name, inSource, moved }: LoadedTable,
  remarks: Remarks,
): void {
  if (moved === inSource || SPOKEN_OF.includes(table)) return
  const text = 'Rows that belong to nobody and nothing, or came twice, are left out.'
  remarks.add('lost', text, `${inSource - moved} of ${name}`)
}

/** Each file, page and post that is left out has a remark of its own. */
const SPOKEN_OF: readonly (keyof Tables)[] = ['files', 'posts']

export async function countRows(tx: Db, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Later rows get numbers above all that were ever given out, here or there. */
export async function raiseNumbers(
  tx: Db,
  lastIds: ReadonlyMap<keyof Tables, number>,
): Promise<void> {
  for (const [table, last] of lastIds) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), highest)
      from (select greatest(max(id), ${last}::int) as highest from ${sql.table(table)}) as numbers
      where highest > 0`.execute(tx)
  }
}

/** Admitted teams have a place in every enabled challenge here; there it is made at the first look. */
export async function addPlaces(tx: Db): Promise<void> {
  await sql`
    insert into team_challenges (participation_id, challenge_id, created_at)
    select participations.id, challenges.id, now() from participations
    join challenges on challenges.game_id = participations.game_id and challenges.is_enabled
    where participations.status = 'Accepted'
    on conflict do nothing`.execute(tx)
}
