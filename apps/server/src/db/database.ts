import { Kysely, PostgresDialect, sql } from 'kysely'
import type { InsertObject, RawBuilder, Selectable, Transaction, UpdateObject } from 'kysely'
import pg from 'pg'
import { epochMsOf } from '#db/time.ts'
import type { Instant } from '#db/columns.ts'
import type { Tables } from '#db/tables.ts'

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

const KEPT_MARK = '/* kept */'
/**
 * Stands at the very start of a statement that runs all the time: each connection then parses and plans it once.
 * For statements whose best plan does not depend on their values.
 */
export const KEPT = sql.raw(KEPT_MARK)

const keptNames = new Map<string, string>()

/** The name that PostgreSQL knows a kept statement by. */
function keptName(text: string): string {
  const name = keptNames.get(text) ?? `kept_${keptNames.size}`
  keptNames.set(text, name)
  return name
}

/** A connection that remembers the statements that ask for it. */
class KeepingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own signature is a dozen overloads
  override query(...args: any[]): any {
    const [text, values] = args
    const isKept = typeof text === 'string' && text.startsWith(KEPT_MARK)
    const call = isKept ? [{ name: keptName(text), text, values }] : args
    return Reflect.apply(super.query.bind(this), undefined, call)
  }
}

/**
 * Settings of every connection. What a running game reads is in memory: with PostgreSQL's own guess for spinning disks
 * it reads a whole table of 5,000 sessions rather than look up 64 of them, which takes five times as long.
 */
const SESSION = '-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off'

/** Opens a pool of connections. Nothing connects before the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    Client: KeepingClient,
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'halyard',
    options: SESSION,
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
