import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ARCHIVE = /^halyard-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/

/** The name of an archive made at that moment. */
export function archiveName(atMs: number, isEncrypted: boolean): string {
  const moment = new Date(atMs)
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z')
  return `halyard-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Makes the folder of archives when it is missing; only this user may look into it. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Deletes the oldest archives, so that `keep` are left; returns their names. Other files stay. */
export async function deleteOldArchives(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).toSorted()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old
}
