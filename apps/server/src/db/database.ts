import { Kysely, PostgresDialect, sql } from 'kysely'
import type {
  InsertObject,
  LogEvent,
  RawBuilder,
  Selectable,
  Transaction,
  UpdateObject,
} from 'kysely'
import pg from 'pg'
import { epochMsOf } from '#db/time.ts'
import type { Instant } from '#db/columns.ts'
import type { Tables } from '#db/tables.ts'

/** A connection pool or an open transaction: what every repository function takes first. */
export type Db = Kysely<Tables> | Transaction<Tables>

const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins
type TypeId = Parameters<typeof pg.types.getTypeParser>[0]
/** Parsers of values, by type OID. */
const PARSERS = new Map<TypeId, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, epochMsOf],
  [TIMESTAMP, epochMsOf],
  [DATE, String],
])

/** Counts as numbers, times as epoch milliseconds, dates as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: TypeId) => PARSERS.get(type) ?? pg.types.getTypeParser(type),
}

/** A row as selected. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
/** A row to insert; values may be expressions such as `ms(…)`. */
export type NewRow<Table extends keyof Tables> = InsertObject<Tables, Table>
/** Columns to change; values may be expressions such as `ms(…)`. */
export type RowChange<Table extends keyof Tables> = UpdateObject<Tables, Table>

export interface DatabaseOptions {
  /** A `postgres://…` address; `?host=` may name the folder of a Unix socket. */
  readonly url: string
  readonly maxConnections?: number
  /** Called when an idle connection breaks. */
  readonly onIdleError?: (error: Error) => void
  /** Called after each statement. */
  readonly onStatement?: ((event: LogEvent) => void) | undefined
}

const PREPARED_MARK = '/* prepared */'
/**
 * Marks a frequent statement, at its very start, as a named prepared statement: each connection parses and plans it only once.
 * For statements whose best plan does not depend on their values.
 */
export const PREPARED = sql.raw(PREPARED_MARK)

const statementNames = new Map<string, string>()

/** The name of a prepared statement. */
function statementName(text: string): string {
  const name = statementNames.get(text) ?? `prepared_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** A client that sends marked statements as named prepared statements. */
class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own signature is a dozen overloads
  override query(...args: any[]): any {
    const [text, values] = args
    const isPrepared = typeof text === 'string' && text.startsWith(PREPARED_MARK)
    const call = isPrepared ? [{ name: statementName(text), text, values }] : args
    return Reflect.apply(super.query.bind(this), undefined, call)
  }
}

/**
 * Settings of every connection. What a running game reads is in memory: with PostgreSQL's own guess for spinning disks
 * it reads a whole table of 5,000 sessions rather than look up 64 of them, which takes five times as long.
 */
const SESSION = '-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off'

const pools = new WeakMap<Kysely<Tables>, pg.Pool>()

/** How the connections of a database are used at this moment. */
export interface PoolUse {
  readonly busy: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

/** For a database of `openDatabase`. */
export function poolUseOf(db: Kysely<Tables>): PoolUse {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Opens a pool of connections. Nothing connects before the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'halyard',
    options: SESSION,
    types,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // The pool listens to idle connections only. One that breaks in use fails its statement, or the next one; without a
  // listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const { onStatement } = options
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: onStatement }),
  })
  pools.set(db, pool)
  return db
}

/** Epoch milliseconds as a point in time of the database; the only way to write or compare one. */
export function ms(epochMs: number): RawBuilder<Instant> {
  return sql<Instant>`to_timestamp(${epochMs}::float8 / 1000)`
}

/** `ms()` for a value that may be missing. */
export function msOrNull(epochMs: number | null | undefined): RawBuilder<Instant> | null {
  return epochMs === null || epochMs === undefined ? null : ms(epochMs)
}
