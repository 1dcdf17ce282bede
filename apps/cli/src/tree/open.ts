import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { isArchive, openArchive } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import type { Tree } from '@halyard/packs'
import { openFolder } from '#tree/folder.ts'
import { readGiven } from '#tree/given-file.ts'

/**
 * Opens a folder or a ZIP archive of this machine.
 *
 * @throws Failure when it is neither
 */
export async function openPath(path: string): Promise<Tree> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return openFolder(path)
  const bytes = await readGiven(path)
  if (!isArchive(bytes)) throw new Failure(`${path} is a file, not a folder: unpack it first.`)
  return openArchive(basename(path), bytes)
}
