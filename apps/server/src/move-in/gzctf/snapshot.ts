import pg from 'pg'
import { isDatabaseAway } from '#db/errors.ts'
import { MoveInError } from '#move-in/failure.ts'

/** The other database as of one moment, while it stays in use. */
export interface Snapshot {
  /** All rows of a small result. */
  readonly all: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Rows of a result of any size, in parts. */
  readonly parts: (text: string) => AsyncIterable<pg.QueryResultRow[]>
  readonly close: () => Promise<void>
}

/** Rows that are in memory at a time. */
const PART = 2000
const { INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins
type TypeId = Parameters<typeof pg.types.getTypeParser>[0]
const PARSERS = new Map<TypeId, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, String],
])
/** Counts as numbers; times stay the text that our database reads. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: TypeId) => PARSERS.get(type) ?? pg.types.getTypeParser(type),
}

/** Opens one read-only transaction that sees nothing of later changes. Throws MoveInError. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'halyard move-in',
    connectionTimeoutMillis: 10_000,
    options: '-c TimeZone=UTC -c extra_float_digits=3',
    types,
  })
  // What breaks the connection fails the statement that runs, or the next one.
  client.on('error', () => undefined)
  await guarded(async () => {
    await client.connect()
    await client.query('begin transaction isolation level repeatable read, read only')
  })
  let cursors = 0
  return {
    all: async (text, values) => (await guarded(() => client.query(text, values))).rows,
    async *parts(text) {
      const name = `part_${(cursors += 1)}`
      await guarded(() => client.query(`declare ${name} no scroll cursor for ${text}`))
      for (;;) {
        const { rows } = await guarded(() => client.query(`fetch ${PART} from ${name}`))
        if (rows.length > 0) yield rows
        if (rows.length < PART) break
      }
      await guarded(() => client.query(`close ${name}`))
    },
    close: () => client.end().catch(() => undefined),
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isGone = isDatabaseAway(error) || /terminated|not queryable|ENOTFOUND/.test(error.message)
  if (isGone) {
    return new MoveInError(
      `The old database cannot be reached (${error.message}). Nothing was changed here: start again when it runs.`,
    )
  }
  return error instanceof pg.DatabaseError
    ? new MoveInError(`The old database refused to be read: ${error.message}.`)
    : error
}
