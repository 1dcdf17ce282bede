import { Ajv2020 } from 'ajv/dist/2020.js'

/** The version of the archive's layout. */
export const FORMAT = 1

/** The last entry of an archive: what it holds. An archive without it is not complete. */
export const MANIFEST = 'backup.json'

/** Where the rows of a table and the contents of files are. */
export const ROWS_FOLDER = 'database/'
export const FILES_FOLDER = 'files/'

/** Tables that are not kept: the schema is created again, and leases end by themselves. */
export const LEFT_OUT: readonly string[] = ['schema_migrations', 'schema_migrations_lock', 'leases']

export interface Manifest {
  readonly format: typeof FORMAT
  /** When the database was as it is in the archive, epoch milliseconds. */
  readonly madeAtMs: number
  /** The migrations that its schema has had. */
  readonly migrations: readonly string[]
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** The last number that each sequence gave out. */
  readonly sequences: Readonly<Record<string, number>>
  /** Hashes of files whose content was missing already. */
  readonly missing: readonly string[]
  /** SHA-256 of all entries before this one, by name. */
  readonly checksums: Readonly<Record<string, string>>
}

const texts = { type: 'array', items: { type: 'string' } }
const numbersFrom = (minimum: number) => ({
  type: 'object',
  additionalProperties: { type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER },
})
const properties = {
  format: { const: FORMAT },
  madeAtMs: { type: 'integer', minimum: 0, maximum: 8.64e15 },
  migrations: { ...texts, minItems: 1 },
  rows: numbersFrom(0),
  sequences: numbersFrom(1),
  missing: texts,
  checksums: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Whether a value is the list of an archive. */
export const isManifest = new Ajv2020().compile<Manifest>({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
