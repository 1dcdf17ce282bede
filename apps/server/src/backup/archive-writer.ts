import { Encrypter } from 'age-encryption'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { MANIFEST } from '#backup/manifest.ts'
import type { Manifest } from '#backup/manifest.ts'

/** An archive being written: a gzipped tar, encrypted in the age format where there is a passphrase. */
export interface ArchiveWriter {
  readonly add: (name: string, size: number, content: Readable) => Promise<void>
  /** Writes the last entry; resolves with the size in bytes when the archive is on the disk under its name. */
  readonly finish: (manifest: Omit<Manifest, 'checksums'>) => Promise<number>
  /** Leaves nothing behind. */
  readonly discard: () => Promise<void>
}

/** How an archive is encrypted. */
export interface Encryption {
  readonly passphrase: string
  /** How much work each guess of the passphrase takes, as a power of 2; the library's by default, less in tests. */
  readonly workFactor?: number
}

/** Until it is complete, the archive is in `<path>.part`. */
export async function createArchive(
  path: string,
  encryption: Encryption | undefined,
): Promise<ArchiveWriter> {
  const part = `${path}.part`
  const entries = pack()
  const checksums: Record<string, string> = {}
  const compressed = entries.pipe(createGzip())
  entries.on('error', (error) => compressed.destroy(error))
  const content = encryption ? await encrypt(compressed, encryption) : compressed
  const written = pipeline(content, createWriteStream(part, { mode: 0o600 }))
  // The next write of an entry rejects with it.
  written.catch((error: unknown) => entries.destroy(error instanceof Error ? error : undefined))

  const write = async (name: string, size: number, source: Readable) => {
    const digest = createHash('sha256')
    const sink = entries.entry({ name, size, mode: 0o600 })
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        yield chunk
      }
    }
    await Promise.race([pipeline(source, measured, sink), written])
    return digest.digest('hex')
  }
  return {
    async add(name, size, source) {
      checksums[name] = await write(name, size, source)
    },
    async finish(manifest) {
      const text = Buffer.from(JSON.stringify({ ...manifest, checksums }, undefined, 1))
      await write(MANIFEST, text.length, Readable.from([text]))
      entries.finalize()
      await written
      await using handle = await open(part)
      await handle.sync()
      const { size } = await handle.stat()
      await rename(part, path)
      return size
    },
    async discard() {
      entries.destroy()
      await written.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}

async function encrypt(
  content: Readable,
  { passphrase, workFactor }: Encryption,
): Promise<Readable> {
  const encrypter = new Encrypter()
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(content)))
}
