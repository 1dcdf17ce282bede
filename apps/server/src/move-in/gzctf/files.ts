import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MoveInError } from '#move-in/failure.ts'

const HASH = /^[0-9a-f]{64}$/

/**
 * The files of the other installation: its `files` folder, or what holds it. Throws MoveInError when there is none.
 *
 * @returns opens a file by its hash; undefined when it is missing
 */
export async function openFilesFolder(
  given: string,
): Promise<(hash: string) => Promise<Readable | undefined>> {
  const candidates = [join(given, 'uploads'), join(given, 'files', 'uploads'), given]
  const found = await Promise.all(candidates.map(isFolder))
  const folder = candidates.find((_, index) => found[index])
  if (folder === undefined) {
    throw new MoveInError(
      `The folder ${given} does not exist: name the files folder of the old installation, which holds "uploads".`,
    )
  }
  return async (hash) => {
    if (!HASH.test(hash)) return undefined
    const path = join(folder, hash.slice(0, 2), hash.slice(2, 4), hash)
    const isThere = await stat(path).then(
      (entry) => entry.isFile(),
      () => false,
    )
    return isThere ? createReadStream(path) : undefined
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
