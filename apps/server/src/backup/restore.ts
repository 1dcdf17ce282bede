import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { checkArchive, readArchive } from '#backup/archive-reader.ts'
import type { ArchiveEntry } from '#backup/archive-reader.ts'
import { FILES_FOLDER, ROWS_FOLDER } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'
import { listTables } from '#backup/read-database.ts'
import { insertJson, withoutRules } from '#backup/write-database.ts'
import type { Db } from '#db/database.ts'
import { appliedMigrations, listMigrations, migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { lockTarget, requireEmptyTarget } from '#move-in/target.ts'
import type { FileStore } from '#platform/files.ts'
import { StartError } from '#platform/start-error.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly passphrase: string | undefined
  /** Only checks the archive and the platform. */
  readonly isDryRun: boolean
}

/**
 * Brings an archive into a platform that nobody has used yet. The archive is checked to its last byte before anything is changed, and its
 * rows come in one transaction. An archive of an older version is brought to the schema of this one. Throws StartError and MoveInError.
 */
export async function restore(needs: Needs, path: string): Promise<Manifest> {
  const { db, passphrase, isDryRun } = needs
  const manifest = await checkArchive(path, passphrase)
  await refuseNewer(path, manifest)
  await requireRoom(db, manifest)
  if (isDryRun) return manifest
  await migrate(db, manifest.migrations.at(-1))
  await readArchive(path, passphrase, (entry) => storeFile(needs, entry))
  await db.transaction().execute(async (tx) => {
    await lockTarget(tx)
    await requireEmptyTarget(tx)
    await withoutRules(tx, async () => {
      for (const table of await listTables(tx))
        await sql`delete from ${sql.table(table)}`.execute(tx)
      await readArchive(path, passphrase, (entry) => insertEntry(tx, entry))
    })
    await compareCounts(tx, manifest)
    for (const [sequence, last] of Object.entries(manifest.sequences))
      await sql`select setval(${sequence}::regclass, ${last})`.execute(tx)
  })
  await migrate(db)
  return manifest
}

async function refuseNewer(path: string, { migrations }: Manifest): Promise<void> {
  const known = new Set(await listMigrations())
  const stranger = migrations.find((name) => !known.has(name))
  if (stranger === undefined) return
  throw new StartError(
    `${path} was made by a newer version of Halyard (it knows "${stranger}"): restore it with that version.`,
  )
}

/** A database without tables, or a platform of the same schema that nobody has used. */
async function requireRoom(db: Kysely<Tables>, { migrations }: Manifest): Promise<void> {
  const present = await appliedMigrations(db)
  if (present.length === 0) return
  if (present.length === migrations.length) await requireEmptyTarget(db)
  else {
    throw new StartError(
      'This platform was started by another version than the backup was made by: restore into a new data folder (--data) or database.',
    )
  }
}

async function storeFile({ files }: Needs, { name, content }: ArchiveEntry): Promise<void> {
  if (!name.startsWith(FILES_FOLDER)) return
  const { hash } = await files.put(content)
  if (name !== FILES_FOLDER + hash) throw new Error(`${name} holds another file`)
}

async function insertEntry(tx: Db, { name, content }: ArchiveEntry): Promise<void> {
  const [, table] = name.split('/')
  if (!name.startsWith(ROWS_FOLDER) || table === undefined) return
  const text = Buffer.concat(await content.toArray()).toString()
  await insertJson(tx, table, `[${text.replaceAll('\n', ',')}]`)
}

async function compareCounts(tx: Db, { rows }: Manifest): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const { rows: found } = await sql<{
      count: number
    }>`select count(*) from ${sql.table(table)}`.execute(tx)
    if (found[0]?.count !== expected)
      throw new Error(`the table ${table} has ${found[0]?.count} rows instead of ${expected}`)
  }
}
