import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkArchive } from '#backup/archive-reader.ts'
import { backUp } from '#backup/backup.ts'
import type { BackupReport } from '#backup/backup.ts'
import { archiveName } from '#backup/archive-name.ts'
import { deleteOldArchives, openBackupPlace, withArchive } from '#backup/place.ts'
import { recordBackup } from '#modules/settings/last-backup.ts'
import { restore } from '#backup/restore.ts'
import { readConfig } from '#config.ts'
import type { Config } from '#config.ts'
import { readFilesLocation } from '#config/files.ts'
import type { FilesLocation } from '#platform/objects/location.ts'
import { showProgress } from '#move-in/progress.ts'
import { systemClock } from '#platform/clock.ts'
import { fileStore } from '#platform/files.ts'
import { openStorage } from '#platform/objects/open.ts'
import { StartError } from '#platform/start-error.ts'
import { takeDataFolder } from '#start/data-folder.ts'
import type { DataFolder } from '#start/data-folder.ts'
import { withNewFolders } from '#start/new-folders.ts'
import { withPlatform, withStoppedPlatform } from '#start/platform-database.ts'

export interface BackupFlags {
  readonly to: string
  readonly keep?: number
  readonly data?: string
}

export interface RestoreFlags {
  readonly dryRun: boolean
  readonly data?: string
}

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** `halyard backup`. Throws StartError. */
export async function runBackup({ to, keep, data }: BackupFlags): Promise<void> {
  const config = configWith(data)
  refuseMissing(config)
  const archives = readFilesLocation(to, process.env['AWS_REGION'])
  await withNewFolders([...foldersOf(archives), ...storedIn(config)], () =>
    makeBackup(config, to, keep),
  )
}

async function makeBackup(config: Config, to: string, keep: number | undefined): Promise<void> {
  const { backupPassphrase: passphrase } = config
  const progress = showProgress(process.stderr)
  const folder = takeDataFolder(config.dataFolder, { alone: false })
  const name = archiveName(systemClock.now(), passphrase !== undefined)
  const place = await openBackupPlace(to, folder.path)
  try {
    const storage = await openStorage(config.files ?? { kind: 'folder', path: folder.path })
    const encryption = passphrase === undefined ? undefined : { passphrase }
    const report = await withPlatform(config, folder.database, async (db) => {
      const files = fileStore(storage.files)
      const onProgress = progress.show
      const needs = { db, files, clock: systemClock, encryption, onProgress }
      const made = await backUp(needs, place.pathOf(name))
      const kept = await place.keep(name)
      await recordBackup(db, systemClock.now())
      return { ...made, path: kept }
    }).finally(storage.close)
    reportBackup(report, passphrase !== undefined)
    const old = keep === undefined ? [] : await deleteOldArchives(place, keep)
    if (old.length > 0) say(`Deleted: ${old.join(', ')}.`)
  } finally {
    progress.end()
    await place.close()
  }
}

function reportBackup(
  { path, rows, files, bytes, missing }: BackupReport,
  isEncrypted: boolean,
): void {
  say(`${path}: ${rows} rows and ${files} files in ${(bytes / 1_000_000).toFixed(1)} MB.`)
  if (!isEncrypted)
    say('It is not encrypted: whoever has it has the flags, mail addresses and password hashes.')
  for (const hash of missing) say(`The content of the file ${hash} was missing already.`)
}

/** `halyard restore`. Throws StartError and MoveInError. */
export async function runRestore(given: string, { dryRun, data }: RestoreFlags): Promise<void> {
  const config = configWith(data)
  await withNewFolders(storedIn(config), () => restoreGiven(given, config, dryRun))
}

async function restoreGiven(given: string, config: Config, dryRun: boolean): Promise<void> {
  const folder = takeDataFolder(config.dataFolder, { alone: true })
  try {
    const { madeAtMs, rows, missing } = await withArchive(given, folder.path, (path) =>
      restoreFile(path, config, folder, dryRun),
    )
    const made = `made at ${new Date(madeAtMs).toISOString()}`
    const { users = 0, games = 0, solves = 0 } = rows
    const counts = `${users} accounts, ${games} games, ${solves} solves`
    say(
      dryRun
        ? `The archive is whole, ${made}: ${counts}. Nothing was changed.`
        : `Restored the archive ${made}: ${counts}.`,
    )
    for (const hash of missing) say(`The content of the file ${hash} is not in the archive.`)
  } finally {
    folder.release()
  }
}

async function restoreFile(path: string, config: Config, folder: DataFolder, isDryRun: boolean) {
  const { backupPassphrase: passphrase } = config
  const progress = showProgress(process.stderr)
  try {
    // To its last byte, before a database is made.
    const manifest = await checkArchive(path, passphrase, (read, total) =>
      progress.show('MB checked', read, total),
    )
    const storage = await openStorage(config.files ?? { kind: 'folder', path: folder.path })
    const files = fileStore(storage.files)
    const onProgress = progress.show
    await withStoppedPlatform(config, folder.database, 'restored', (db) =>
      restore({ db, files, passphrase, isDryRun, onProgress }, path, manifest),
    ).finally(storage.close)
    return manifest
  } finally {
    progress.end()
  }
}

/** The folders that a command makes for a platform. */
const storedIn = ({ dataFolder, files }: Config): string[] => [
  dataFolder,
  ...foldersOf(files ?? { kind: 'folder', path: dataFolder }).map((path) => join(path, 'files')),
]

const foldersOf = (location: FilesLocation): string[] =>
  location.kind === 'folder' ? [location.path] : []

/** A mistyped folder is not made. */
function refuseMissing({ databaseUrl, dataFolder }: Config): void {
  if (databaseUrl !== undefined || existsSync(join(dataFolder, 'postgres'))) return
  throw new StartError(`There is no platform in ${resolve(dataFolder)}: nothing was backed up.`)
}

const configWith = (data: string | undefined): Config =>
  readConfig({ ...process.env, ...(data !== undefined && { HALYARD_DATA: data }) })
