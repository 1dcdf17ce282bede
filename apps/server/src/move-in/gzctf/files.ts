import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readFilesLocation } from '#config/files.ts'
import { MoveInError } from '#move-in/failure.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import type { ObjectStore } from '#platform/objects/object-store.ts'
import { openBucket } from '#platform/objects/open.ts'

/** The files of the other installation. */
export interface OldFiles {
  /** The content of a file; undefined when it is missing. */
  readonly open: (hash: string) => Promise<Readable | undefined>
  /** Recordings of traffic. */
  readonly captures: ObjectStore
  readonly close: () => void
}

const HASH = /^[0-9a-f]{64}$/

/**
 * Opens its `files` folder, or what holds it, or its bucket, to be read only. Throws MoveInError and StartError.
 *
 * @param given a folder, or `s3://bucket?endpoint=…`
 */
export async function openOldFiles(given: string): Promise<OldFiles> {
  const location = readFilesLocation(given, process.env['AWS_REGION'])
  if (location.kind === 's3') {
    const { below, close } = await openBucket(location, { givenBy: '--files', use: 'read' })
    return { open: opener(below('uploads/')), captures: below('capture/'), close }
  }
  const uploads = await uploadsFolder(given)
  return {
    open: opener(folderObjects(uploads)),
    captures: folderObjects(join(uploads, '../capture')),
    close: () => undefined,
  }
}

async function uploadsFolder(given: string): Promise<string> {
  const candidates = [join(given, 'uploads'), join(given, 'files', 'uploads'), given]
  const found = await Promise.all(candidates.map(isFolder))
  const folder = candidates.find((_, index) => found[index])
  if (folder !== undefined) return folder
  throw new MoveInError(
    `The folder ${given} does not exist: name the files folder of the old installation, which holds "uploads".`,
  )
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  )

function opener(objects: ObjectStore): OldFiles['open'] {
  return async (hash) => {
    if (!HASH.test(hash)) return undefined
    const key = `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
    const found = await objects.find(key).catch((error: unknown) => {
      throw unreadable(hash, error)
    })
    return found && Readable.from(chunksOf(objects, key, hash), { objectMode: false })
  }
}

/** What breaks off here is the old installation's, whatever breaks off where it goes. */
async function* chunksOf(objects: ObjectStore, key: string, hash: string): AsyncIterable<unknown> {
  try {
    yield* objects.read(key)
  } catch (error) {
    throw unreadable(hash, error)
  }
}

function unreadable(hash: string, error: unknown): MoveInError {
  const reason = error instanceof Error ? error.message : String(error)
  return new MoveInError(
    `The file ${hash} of the old installation cannot be read (${reason}). Nothing was changed here: start again when it can.`,
    { cause: error },
  )
}
