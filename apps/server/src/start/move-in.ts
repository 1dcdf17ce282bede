import type { Kysely } from 'kysely'
import { writeFile } from 'node:fs/promises'
import { readConfig } from '#config.ts'
import type { Config } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { startEmbedded } from '#db/embedded.ts'
import type { EmbeddedPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { openCtfd } from '#move-in/ctfd/origin.ts'
import { openGzctf } from '#move-in/gzctf/origin.ts'
import { moveIn } from '#move-in/move-in.ts'
import type { Origin } from '#move-in/origin.ts'
import { collectRemarks } from '#move-in/remarks.ts'
import type { Remarks } from '#move-in/remarks.ts'
import { showProgress } from '#move-in/progress.ts'
import { textOf } from '#move-in/report-text.ts'
import { exitCodeOf } from '#move-in/report.ts'
import { systemClock } from '#platform/clock.ts'
import { fileStore } from '#platform/files.ts'
import { openStorage } from '#platform/objects/open.ts'
import { systemRandom } from '#platform/random.ts'
import { takeDataFolder } from '#start/data-folder.ts'

/** What every move is told. */
export interface MoveInFlags {
  readonly data?: string
  readonly dryRun: boolean
  readonly json?: string
}

export interface GzctfFlags {
  readonly database: string
  readonly files?: string
  readonly xorKey?: string
  readonly captures: boolean
}

/** `halyard move-in gzctf`. Throws MoveInError and StartError. */
export function moveInGzctf(flags: GzctfFlags & MoveInFlags): Promise<void> {
  const { database, files, xorKey, captures } = flags
  return runMoveIn(flags, (remarks) => openGzctf({ database, files, xorKey, captures }, remarks))
}

/** `halyard move-in ctfd`. Throws MoveInError and StartError. */
export function moveInCtfd(path: string, flags: MoveInFlags): Promise<void> {
  return runMoveIn(flags, () => openCtfd(path, systemClock))
}

/** Moves an installation into the platform of this data folder or database, which must not run, and prints the report. */
async function runMoveIn(
  { data, dryRun, json }: MoveInFlags,
  open: (remarks: Remarks) => Promise<Origin>,
): Promise<void> {
  const config = readConfig(process.env)
  const folder = takeDataFolder(data ?? config.dataFolder, { alone: true })
  try {
    // A report that cannot be written must not be noticed after the move.
    if (json !== undefined) await writeFile(json, '')
    const remarks = collectRemarks()
    const storage = await openStorage(config.files ?? { kind: 'folder', path: folder.path })
    const origin = await open(remarks)
    try {
      const report = await withDatabase(config, folder.database, (db) =>
        moveIn({
          db,
          store: fileStore(storage.files),
          clock: systemClock,
          random: systemRandom,
          origin,
          remarks,
          onProgress: showProgress(process.stderr),
          isDryRun: dryRun,
          publicUrl: config.publicUrl,
          captures: storage.captures,
        }),
      )
      process.stdout.write(`${textOf(report)}\n`)
      if (json !== undefined) await writeFile(json, `${JSON.stringify(report, undefined, 2)}\n`)
      process.exitCode = exitCodeOf(report)
    } finally {
      await origin.close()
      storage.close()
    }
  } finally {
    folder.release()
  }
}

async function withDatabase<T>(
  config: Config,
  folder: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ folder })
  const db = openDatabase({ url: config.databaseUrl ?? embedded?.urlOf() ?? '', maxConnections: 2 })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(embedded))
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

/** Ends everything; what was written so far is taken back by the database. */
async function stop(embedded: EmbeddedPostgres | undefined): Promise<void> {
  await embedded?.stop()
  process.stderr.write('\nStopped. Nothing was moved.\n')
  process.exit(1)
}
