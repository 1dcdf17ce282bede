import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTree } from '@halyard/packs'
import type { Tree } from '@halyard/packs'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { MoveInError } from '#move-in/failure.ts'

const MAX_ENTRIES = 100_000
/** Everything of the archive, unpacked. */
const MAX_BYTES = 50 * 1024 ** 3
/** What is in memory as a whole: texts of challenges. */
const MAX_WHOLE_BYTES = 32 * 1024 ** 2
/** The largest file that a bucket takes in one step. */
const MAX_FILE_BYTES = 5_000_000_000
/** What is unpacked from each byte, above so many bytes: tables come to 20, only bombs come to more. */
const MAX_RATIO = 100
const ANY_RATIO_BYTES = 64 * 1024 ** 2

export interface OpenArchive {
  readonly tree: Tree
  readonly close: () => void
}

/** A ZIP archive on the disk as a tree of files, each unpacked when it is read. Throws MoveInError for what no export has. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(
    (error: unknown) => {
      throw refusalOf(path, error)
    },
  )
  try {
    const entries = await listEntries(path, zip)
    const contents = entries.map((entry) => [entry.fileName, contentOf(zip, entry)] as const)
    return { tree: createTree(basename(path), new Map(contents)), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

const contentOf = (zip: ZipFile, entry: Entry) => ({
  bytes: entry.uncompressedSize,
  async read() {
    if (entry.uncompressedSize > MAX_WHOLE_BYTES)
      throw new MoveInError(`${entry.fileName} of the export is larger than 32 MB.`)
    return new Uint8Array(await zip.openReadStreamPromise(entry).then(buffer))
  },
  // It fails where there is more or less than was announced.
  async *stream(): AsyncIterable<Uint8Array> {
    yield* await zip.openReadStreamPromise(entry)
  },
})

async function listEntries(path: string, zip: ZipFile): Promise<Entry[]> {
  const refuse = (why: string) => new MoveInError(`${path} is no export of CTFd: ${why}.`)
  if (zip.entryCount > MAX_ENTRIES) throw refuse(`it has more than ${MAX_ENTRIES} files`)
  const entries: Entry[] = []
  let bytes = 0
  let packedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (!entry.canDecodeFileData()) throw refuse(`${entry.fileName} is encrypted`)
      bytes += entry.uncompressedSize
      packedBytes += entry.compressedSize
      const isBomb = bytes > ANY_RATIO_BYTES && bytes > packedBytes * MAX_RATIO
      if (bytes > MAX_BYTES || isBomb || entry.uncompressedSize > MAX_FILE_BYTES)
        throw refuse(`${entry.fileName} is too large unpacked`)
      entries.push(entry)
    }
  } catch (error) {
    throw refusalOf(path, error)
  }
  return entries
}

/** The library refuses names that lead out of the archive by itself. */
function refusalOf(path: string, error: unknown): unknown {
  if (error instanceof MoveInError || !(error instanceof Error)) return error
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return new MoveInError(
    isMissing
      ? `${path} does not exist.`
      : `${path} is no ZIP archive that can be read: ${error.message}.`,
  )
}
