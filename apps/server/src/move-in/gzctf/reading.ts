import type pg from 'pg'
import type { Tables } from '#db/tables.ts'
import type { Snapshot } from '#move-in/gzctf/snapshot.ts'
import type { Shipment, Values } from '#move-in/origin.ts'

/** How one of our tables is read from the other database. */
export interface Reading {
  readonly table: keyof Tables
  readonly name: string
  /** Tables and conditions, as after `from`. */
  readonly from: string
  /** Columns, most of them under our names already. */
  readonly columns: string
  readonly order: string
  /** A row as read; undefined leaves it out. Without it rows stay as they are. */
  readonly map?: (row: pg.QueryResultRow) => Values | undefined
}

/** The rows that a reading gives, counted beforehand. */
export async function shipmentOf(source: Snapshot, reading: Reading): Promise<Shipment> {
  const { table, name, from, columns, order, map } = reading
  const [counted] = await source.all<{ count: number }>(`select count(*) from ${from}`)
  return {
    table,
    name,
    expected: counted?.count ?? 0,
    async *rows() {
      for await (const part of source.parts(`select ${columns} from ${from} order by ${order}`))
        yield map ? part.map(map).filter((row) => row !== undefined) : part
    },
  }
}

/** A time in whole milliseconds, as everything here counts them; null for "never". */
export const time = (column: string): string =>
  `case when ${column} > '1971-01-01' and ${column} < 'infinity' then date_trunc('milliseconds', ${column}) end`

/** The name of an enumeration's value, by its number. */
export const named = (column: string, names: readonly string[]): string =>
  `(array[${names.map((name) => `'${name}'`).join(', ')}])[${column} + 1]`
