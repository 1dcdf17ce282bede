import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Pack } from 'tar-stream'

export interface ArchiveEntry {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
  readonly open: () => Readable
}

/**
 * Packs files into one compressed archive while it is being read; `folder` is a name without separators. What is archived is
 * compressed already: more than a little effort gains nothing.
 */
export function archiveOf(
  folder: string,
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
  onError: (error: unknown) => void,
): Readable {
  const archive = pack()
  const zipped = createGzip({ level: 1 })
  pipeline(archive, zipped).catch(onError)
  fill(archive, folder, entries).catch((error: unknown) => {
    zipped.destroy(error instanceof Error ? error : new Error('the archive failed'))
  })
  return zipped
}

async function fill(
  archive: Pack,
  folder: string,
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
): Promise<void> {
  for await (const { name, size, modifiedAt, open } of entries) {
    const mtime = new Date(modifiedAt)
    const entry = archive.entry({ name: `${folder}/${name}`, size, mtime, mode: 0o644 })
    await pipeline(open(), entry)
  }
  archive.finalize()
}
