import type { Kysely } from 'kysely'
import { Readable } from 'node:stream'
import { createArchive } from '#backup/archive-writer.ts'
import type { ArchiveWriter, Encryption } from '#backup/archive-writer.ts'
import { FILES_FOLDER, FORMAT, ROWS_FOLDER } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'
import { countRows, listTables, readRows, readSequences } from '#backup/read-database.ts'
import type { Db } from '#db/database.ts'
import { appliedMigrations } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import type { OnProgress } from '#move-in/load.ts'
import type { Clock } from '#platform/clock.ts'
import type { FileStore } from '#platform/files.ts'
import { StartError } from '#platform/start-error.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly clock: Clock
  /** Without it the archive can be read by whoever has it. */
  readonly encryption: Encryption | undefined
  readonly onProgress?: OnProgress
}

/** What came into an archive. */
export interface BackupReport {
  readonly path: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
  /** Hashes of files whose content was missing already. */
  readonly missing: readonly string[]
}

/**
 * Writes the database as of one moment, and all of its files, into one archive while the platform runs. Throws StartError. Contents of files never change,
 * so most of them are copied first: few can be deleted between the moment and their copy.
 */
export async function backUp(needs: Needs, path: string): Promise<BackupReport> {
  const { db, clock } = needs
  if ((await appliedMigrations(db)).length === 0)
    throw new StartError('There is no platform in this database: nothing was backed up.')
  const archive = await createArchive(path, needs.encryption)
  const copied = new Set<string>()
  try {
    await copyFiles(needs, archive, db, copied)
    const manifest = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx): Promise<Omit<Manifest, 'checksums'>> => {
        const migrations = await appliedMigrations(tx)
        const madeAtMs = clock.now()
        const missing = await copyFiles(needs, archive, tx, copied)
        const rows = await copyTables(needs, archive, tx)
        const sequences = await readSequences(tx)
        return { format: FORMAT, madeAtMs, migrations, rows, sequences, missing }
      })
    const bytes = await archive.finish(manifest)
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    return { path, bytes, rows, files: copied.size, missing: manifest.missing }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** Copies the contents that are not in the archive yet; returns the hashes of those that are missing. */
async function copyFiles(
  { files, onProgress = () => undefined }: Needs,
  archive: ArchiveWriter,
  db: Db,
  copied: Set<string>,
): Promise<string[]> {
  const missing: string[] = []
  const all = await db.selectFrom('files').select('hash').orderBy('hash').execute()
  const wanted = all.filter(({ hash }) => !copied.has(hash))
  for (const [index, { hash }] of wanted.entries()) {
    const size = await files.size(hash)
    if (size === undefined) missing.push(hash)
    else {
      await archive.add(FILES_FOLDER + hash, size, files.read(hash))
      copied.add(hash)
    }
    onProgress('files', index + 1, wanted.length)
  }
  return missing
}

/** Copies every table; returns the number of rows of each. */
async function copyTables(
  { onProgress = () => undefined }: Needs,
  archive: ArchiveWriter,
  tx: Db,
): Promise<Record<string, number>> {
  const tables = await listTables(tx)
  const total = await countRows(tx, tables)
  const rows: Record<string, number> = {}
  let done = 0
  for (const table of tables) {
    rows[table] = await copyRows(archive, tx, table, (count) => {
      done += count
      onProgress('rows', done, total)
    })
  }
  return rows
}

async function copyRows(
  archive: ArchiveWriter,
  tx: Db,
  table: string,
  onCopied: (count: number) => void,
): Promise<number> {
  let count = 0
  let part = 0
  for await (const lines of readRows(tx, table)) {
    const text = Buffer.from(lines.join('\n'))
    const name = `${ROWS_FOLDER}${table}/${String(part).padStart(6, '0')}.jsonl`
    await archive.add(name, text.length, Readable.from([text]))
    count += lines.length
    part += 1
    onCopied(lines.length)
  }
  return count
}
