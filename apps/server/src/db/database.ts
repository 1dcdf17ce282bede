import { Kysely, PostgresDialect, sql } from 'kysely'
import type { InsertObject, RawBuilder, Selectable, Transaction, UpdateObject } from 'kysely'
import pg from 'pg'
import { epochMsOf } from '#db/time.ts'
import type { Instant, Tables } from '#db/tables.ts'

/** A connection pool or an open transaction: what every repository function takes first. */
export type Db = Kysely<Tables> | Transaction<Tables>

const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins
type TypeId = Parameters<typeof pg.types.getTypeParser>[0]
/** How values of a type are read, by the number of the type. */
const PARSERS = new Map<TypeId, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, epochMsOf],
  [TIMESTAMP, epochMsOf],
  [DATE, String],
])

/** Values as the code wants them: counts as numbers, times as epoch milliseconds, dates as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: TypeId) => PARSERS.get(type) ?? pg.types.getTypeParser(type),
}

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
/** A row to insert; values may be expressions such as `ms(…)`. */
export type NewRow<Table extends keyof Tables> = InsertObject<Tables, Table>
/** Columns to change; values may be expressions such as `ms(…)`. */
export type RowChange<Table extends keyof Tables> = UpdateObject<Tables, Table>

export interface DatabaseOptions {
  /** A `postgres://…` address; `?host=` may name the folder of a Unix socket. */
  readonly url: string
  readonly maxConnections?: number
  /** Told about connections that break while nobody uses them. */
  readonly onIdleError?: (error: Error) => void
}

/** Opens a pool of connections. Nothing connects before the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'halyard',
    options: '-c TimeZone=UTC',
    types,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Epoch milliseconds as a point in time of the database; the only way to write or compare one. */
export function ms(epochMs: number): RawBuilder<Instant> {
  return sql<Instant>`to_timestamp(${epochMs}::float8 / 1000)`
}

/** `ms()` for a value that may be missing. */
export function msOrNull(epochMs: number | null | undefined): RawBuilder<Instant> | null {
  return epochMs === null || epochMs === undefined ? null : ms(epochMs)
}
