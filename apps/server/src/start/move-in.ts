import { writeFile } from 'node:fs/promises'
import { readConfig } from '#config.ts'
import { migrate } from '#db/migrate.ts'
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
import { withStoppedPlatform } from '#start/platform-database.ts'

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
    const progress = showProgress(process.stderr)
    try {
      const report = await withStoppedPlatform(config, folder.database, 'moved', async (db) => {
        await migrate(db)
        return moveIn({
          db,
          store: fileStore(storage.files),
          clock: systemClock,
          random: systemRandom,
          origin,
          remarks,
          onProgress: progress.show,
          isDryRun: dryRun,
          publicUrl: config.publicUrl,
          captures: storage.captures,
        })
      })
      process.stdout.write(`${textOf(report)}\n`)
      const exitCode = exitCodeOf(report)
      const whole = { exitCode, ...report }
      if (json !== undefined) await writeFile(json, `${JSON.stringify(whole, undefined, 2)}\n`)
      process.exitCode = exitCode
    } finally {
      progress.end()
      await origin.close()
      storage.close()
    }
  } finally {
    folder.release()
  }
}
