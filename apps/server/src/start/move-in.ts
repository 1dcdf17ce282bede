import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { readConfig } from '#config.ts'
import { withSecretFiles } from '#config/secret-files.ts'
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
import { StartError } from '#platform/start-error.ts'
import { systemRandom } from '#platform/random.ts'
import { takeDataFolder } from '#start/data-folder.ts'
import { withStoppedPlatform } from '#start/platform-database.ts'

/** Options of every move. */
export interface MoveInFlags {
  readonly data?: string
  readonly dryRun: boolean
  readonly json?: string
}

export interface GzctfFlags {
  readonly database?: string
  readonly files?: string
  readonly xorKey?: string
  readonly captures: boolean
}

/** `halyard move-in gzctf`. Throws MoveInError and StartError. */
export function moveInGzctf(flags: GzctfFlags & MoveInFlags): Promise<void> {
  const { files, captures } = flags
  const { HALYARD_OLD_DATABASE_URL, HALYARD_OLD_XOR_KEY } = withSecretFiles(process.env)
  const database = flags.database ?? HALYARD_OLD_DATABASE_URL
  const xorKey = flags.xorKey ?? HALYARD_OLD_XOR_KEY
  if (!database)
    throw new StartError(
      'Say where the old database is: --database, or HALYARD_OLD_DATABASE_URL, or a file named by HALYARD_OLD_DATABASE_URL_FILE.',
    )
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
    const progress = showProgress(process.stderr)
    const stop = new AbortController()
    try {
      const move = async (db: Kysely<Tables>) => {
        await migrate(db)
        return moveIn({
          db,
          store: fileStore(storage.files),
          clock: systemClock,
          random: systemRandom,
          origin,
          remarks,
          onProgress: (...shown) => {
            stop.signal.throwIfAborted()
            progress.show(...shown)
          },
          isDryRun: dryRun,
          publicUrl: config.publicUrl,
          captures: storage.captures,
        })
      }
      const report = await withStoppedPlatform(config, folder.database, 'moved', move, stop)
      process.stdout.write(`${textOf(report)}\n`)
      const exitCode = exitCodeOf(report)
      const whole = { exitCode, ...report }
      if (json !== undefined) await writeFile(json, `${JSON.stringify(whole, undefined, 2)}\n`)
      process.exitCode = exitCode
    } catch (error) {
      if (!stop.signal.aborted) throw error
      progress.end()
      process.stderr.write('Stopped. Nothing was moved.\n')
      process.exitCode = 1
    } finally {
      progress.end()
      await origin.close()
      storage.close()
    }
  } finally {
    folder.release()
  }
}
