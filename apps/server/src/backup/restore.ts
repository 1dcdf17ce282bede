import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { readArchive } from '#backup/archive-reader.ts'
import type { ArchiveEntry } from '#backup/archive-reader.ts'
import { blame, damaged, madeByNewer } from '#backup/failure.ts'
import { FILES_FOLDER, ROWS_FOLDER } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'
import { countRows, listSequences, listTables } from '#backup/read-database.ts'
import { insertJson, withoutRules } from '#backup/write-database.ts'
import type { Db } from '#db/database.ts'
import { appliedMigrations, listMigrations, migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import type { OnProgress } from '#move-in/load.ts'
import { lockTarget, requireEmptyTarget } from '#move-in/target.ts'
import type { FileStore } from '#platform/files.ts'
import { StartError } from '#platform/start-error.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly passphrase: string | undefined
  /** Only checks the platform. */
  readonly isDryRun: boolean
  readonly onProgress?: OnProgress
}

/**
 * Brings an archive into a platform that nobody has used yet. Its rows come in one transaction, and an archive of an older version is
 * brought to the schema of this one. Throws StartError and MoveInError.
 *
 * @param manifest of `checkArchive`, which has read the archive to its last byte
 */
export async function restore(needs: Needs, path: string, manifest: Manifest): Promise<void> {
  const { db, passphrase, isDryRun } = needs
  await requireKnown(path, manifest)
  await requireRoom(db, manifest)
  if (isDryRun) return
  await migrate(db, manifest.migrations.at(-1))
  await requireOurs(db, path, manifest)
  const store = fileStorer(needs, manifest)
  await readArchive(path, passphrase, store)
  try {
    await db.transaction().execute((tx) => restoreRows(tx, needs, path, manifest))
  } catch (error) {
    throw blame(path, error)
  }
  await migrate(db)
}

/** The migrations are those of this version or of an older one. */
async function requireKnown(path: string, { migrations }: Manifest): Promise<void> {
  const known = await listMigrations()
  const stranger = migrations.find((name) => !known.includes(name))
  if (stranger !== undefined) throw madeByNewer(path, ` (it knows "${stranger}")`)
  if (migrations.some((name, index) => name !== known[index]))
    throw damaged(path, 'its schema is none that Halyard has had')
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

/** The archive contains no tables and sequences but ours. */
async function requireOurs(db: Db, path: string, manifest: Manifest): Promise<void> {
  const tables = new Set(await listTables(db))
  const named = [
    ...Object.keys(manifest.rows),
    ...Object.keys(manifest.checksums).flatMap((name) => tableOf(name) ?? []),
  ]
  const stranger = named.find((name) => !tables.has(name))
  if (stranger !== undefined) throw damaged(path, `Halyard has no table ${stranger}`)
  const sequences = new Set(await listSequences(db))
  const foreign = Object.keys(manifest.sequences).find((name) => !sequences.has(name))
  if (foreign !== undefined) throw damaged(path, `Halyard has no sequence ${foreign}`)
}

const tableOf = (name: string): string | undefined =>
  name.startsWith(ROWS_FOLDER) ? name.slice(ROWS_FOLDER.length).split('/')[0] : undefined

function fileStorer({ files, onProgress = () => undefined }: Needs, { checksums }: Manifest) {
  const total = Object.keys(checksums).filter((name) => name.startsWith(FILES_FOLDER)).length
  let done = 0
  return async ({ name, content }: ArchiveEntry) => {
    if (!name.startsWith(FILES_FOLDER)) return
    await files.put(content)
    done += 1
    onProgress('files', done, total)
  }
}

async function restoreRows(
  tx: Db,
  { passphrase, onProgress = () => undefined }: Needs,
  path: string,
  manifest: Manifest,
): Promise<void> {
  const total = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  let done = 0
  await lockTarget(tx)
  await requireEmptyTarget(tx)
  await withoutRules(tx, async () => {
    for (const table of await listTables(tx)) await sql`delete from ${sql.table(table)}`.execute(tx)
    await readArchive(path, passphrase, async ({ name, content }) => {
      const table = tableOf(name)
      if (table === undefined) return
      const lines = Buffer.concat(await content.toArray()).toString()
      await insertJson(tx, table, `[${lines.replaceAll('\n', ',')}]`)
      done += lines.split('\n').length
      onProgress('rows', done, total)
    })
  })
  await compareCounts(tx, path, manifest)
  for (const [sequence, last] of Object.entries(manifest.sequences))
    await sql`select setval(${sequence}::regclass, ${last})`.execute(tx)
}

async function compareCounts(tx: Db, path: string, { rows }: Manifest): Promise<void> {
  for (const table of await listTables(tx)) {
    const expected = rows[table] ?? 0
    const found = await countRows(tx, [table])
    if (found !== expected) throw damaged(path, `${table} has ${found} rows instead of ${expected}`)
  }
}
