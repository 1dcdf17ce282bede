import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isArchiveName } from '#backup/archive-name.ts'
import { readFilesLocation } from '#config/files.ts'
import type { S3Location } from '#platform/objects/location.ts'
import { makeFolder } from '#platform/make-folder.ts'
import { openBucket } from '#platform/objects/open.ts'
import { StartError } from '#platform/start-error.ts'

/** Where archives are kept. */
export interface BackupPlace {
  /** The file that an archive of this name is made in. */
  readonly pathOf: (name: string) => string
  /** Brings an archive that is complete to where it stays; returns where that is, for people. */
  readonly keep: (name: string) => Promise<string>
  /** All files there. */
  readonly names: () => Promise<readonly string[]>
  readonly remove: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a folder, which is made when it is missing, or a bucket; `workFolder` has room for an archive. Throws StartError. */
export async function openBackupPlace(to: string, workFolder: string): Promise<BackupPlace> {
  const location = readFilesLocation(to, process.env['AWS_REGION'])
  return location.kind === 's3' ? bucketPlace(location, workFolder) : folderPlace(location.path)
}

async function folderPlace(folder: string): Promise<BackupPlace> {
  try {
    makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new StartError(`Nothing can be written to ${folder}: choose another folder with --to.`, {
      cause,
    })
  }
  const pathOf = (name: string) => join(folder, name)
  return {
    pathOf,
    keep: (name) => Promise.resolve(pathOf(name)),
    names: () => readdir(folder),
    remove: (name) => rm(pathOf(name)),
    close: () => Promise.resolve(),
  }
}

async function bucketPlace(location: S3Location, workFolder: string): Promise<BackupPlace> {
  const { below, close } = await openBucket(location, { givenBy: '--to', use: 'read and written' })
  const archives = below('')
  const work = await mkdtemp(join(workFolder, 'backup-'))
  const pathOf = (name: string) => join(work, name)
  return {
    pathOf,
    async keep(name) {
      await archives.write(name, createReadStream(pathOf(name)))
      return `s3://${location.bucket}/${location.prefix}${name}`
    },
    async names() {
      const names: string[] = []
      for await (const { key } of archives.list('')) names.push(key)
      return names
    },
    remove: archives.remove,
    async close() {
      close()
      await rm(work, { recursive: true, force: true })
    },
  }
}

/** Deletes the oldest archives, so that `keep` are left; returns their names. Other files stay. */
export async function deleteOldArchives(place: BackupPlace, keep: number): Promise<string[]> {
  const names = (await place.names()).filter(isArchiveName).toSorted()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await place.remove(name)
  return old
}

/**
 * Calls `use` with the path of an archive that is a file, or is fetched from its bucket for that time. Throws StartError.
 *
 * @param workFolder has room for the archive
 */
export async function withArchive<T>(
  given: string,
  workFolder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (!given.startsWith('s3://')) return use(resolve(given))
  const { location, name } = splitName(given)
  const { below, close } = await openBucket(location, {
    givenBy: 'the address of the archive',
    use: 'read',
  })
  const work = await mkdtemp(join(workFolder, 'restore-'))
  try {
    const archives = below('')
    if (!(await archives.find(name)))
      throw new StartError(`There is no archive ${name} in the bucket ${location.bucket}.`)
    const path = join(work, name)
    await pipeline(archives.read(name), createWriteStream(path, { mode: 0o600 }))
    return await use(path)
  } finally {
    close()
    await rm(work, { recursive: true, force: true })
  }
}

function splitName(given: string): { location: S3Location; name: string } {
  const location = readFilesLocation(given, process.env['AWS_REGION'])
  const parts = location.kind === 's3' ? location.prefix.split('/').slice(0, -1) : []
  const name = parts.pop()
  if (location.kind !== 's3' || name === undefined || !isArchiveName(name)) {
    throw new StartError(
      'The address must end with the name of an archive, such as s3://backups/halyard-2026-11-23T12-00-00Z.tar.gz?endpoint=https://s3.example.org.',
    )
  }
  return { location: { ...location, prefix: parts.map((part) => `${part}/`).join('') }, name }
}
