import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Pack } from 'tar-stream'
import type { FileStore } from '#platform/files.ts'
import type { WriteupRow } from '#modules/writeup/repository.ts'

type Entry = Pick<WriteupRow, 'hash' | 'fileName' | 'uploadedAt'>

/** Packs files into one compressed archive while it is being read; `folder` is a name without separators. */
export function archiveOf(
  files: FileStore,
  folder: string,
  entries: readonly Entry[],
  onError: (error: unknown) => void,
): Readable {
  const archive = pack()
  // PDFs are compressed already: more than a little effort gains nothing.
  const zipped = createGzip({ level: 1 })
  pipeline(archive, zipped).catch(onError)
  fill(files, archive, folder, entries).catch((error: unknown) => {
    zipped.destroy(error instanceof Error ? error : new Error('the archive failed'))
  })
  return zipped
}

async function fill(
  files: FileStore,
  archive: Pack,
  folder: string,
  entries: readonly Entry[],
): Promise<void> {
  for (const { hash, fileName, uploadedAt } of entries) {
    const size = await files.size(hash)
    if (size === undefined) continue
    const name = `${folder}/${fileName}`
    const entry = archive.entry({ name, size, mtime: new Date(uploadedAt), mode: 0o644 })
    await pipeline(files.read(hash), entry)
  }
  archive.finalize()
}
