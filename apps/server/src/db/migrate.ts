import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { StartError } from '#platform/start-error.ts'
import type { Db } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const TABLE = 'schema_migrations'
const LOCK_TABLE = 'schema_migrations_lock'
/** The oldest PostgreSQL the statements are written for. */
const OLDEST_SUPPORTED = 15

/** The migration files by name (without `.sql`), in the order they run. */
export async function listMigrations(folder = FOLDER): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .toSorted()
}

const provider: MigrationProvider = {
  async getMigrations() {
    const names = await listMigrations()
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, `${name}.sql`), 'utf8')
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}

async function refuseOldServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  const major = Math.floor(Number(rows[0]?.version ?? 0) / 10_000)
  if (major < OLDEST_SUPPORTED) {
    throw new StartError(
      `The database is PostgreSQL ${major}, but Halyard needs version ${OLDEST_SUPPORTED} or newer.`,
    )
  }
}

/** The migrations that a database has had, in their order; none for an empty one. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{
    present: boolean
  }>`select to_regclass(${TABLE}) is not null as present`.execute(db)
  if (!found[0]?.present) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The first migration of a newer version that a database has had; undefined when this version knows all of them. */
export async function newerMigration(db: Db): Promise<string | undefined> {
  const known = new Set(await listMigrations())
  return (await appliedMigrations(db)).find((name) => !known.has(name))
}

async function refuseNewerSchema(db: Kysely<Tables>): Promise<void> {
  const stranger = await newerMigration(db)
  if (stranger === undefined) return
  throw new StartError(
    `The database was made by a newer version of Halyard (it knows "${stranger}"): start that version, or use another database.`,
  )
}

/**
 * Brings the database to the schema this code knows and returns the names of the files that ran.
 * Several processes may call it at once: a lock lets one of them work.
 * Throws StartError for a server that is too old and for a database that is newer than this code.
 *
 * @param last the migration to stop after; the newest without it
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<string[]> {
  await refuseOldServer(db)
  await refuseNewerSchema(db)
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: TABLE,
    migrationLockTableName: LOCK_TABLE,
  })
  const { error, results } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last)
  if (error) throw error instanceof Error ? error : new Error('the migration failed')
  return (results ?? []).map(({ migrationName }) => migrationName)
}
