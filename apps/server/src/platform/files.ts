import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomHex, systemRandom } from '#platform/random.ts'

export interface StoredFile {
  /** SHA-256 of the content, lower-case hex. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

/** An uploaded content that is not visible yet. */
export interface ReceivedFile extends StoredFile {
  /** Makes it visible as a stored file. */
  readonly keep: () => Promise<void>
  /** Drops it, unless it was kept. */
  readonly discard: () => Promise<void>
}

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Keeps bytes under their own hash. Names and reference counts are the database's business. */
export interface FileStore {
  /** Stores the content durably; the same content again changes nothing. */
  readonly put: (content: Readable | Buffer) => Promise<StoredFile>
  /** Stores the content without making it visible yet. */
  readonly receive: (content: Readable | Buffer) => Promise<ReceivedFile>
  readonly size: (hash: string) => Promise<number | undefined>
  readonly read: (hash: string, range?: ByteRange) => Readable
  readonly remove: (hash: string) => Promise<void>
  /** Bytes that can still be stored. */
  readonly free: () => Promise<number>
}

/** Files in `<root>/ab/cdef…`. They are written to a temporary file and renamed, so they are never incomplete. */
export async function folderStore(root: string): Promise<FileStore> {
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const folderOf = (hash: string) => join(root, hash.slice(0, 2))
  const pathOf = (hash: string) => join(folderOf(hash), hash.slice(2))

  const receive = async (content: Readable | Buffer): Promise<ReceivedFile> => {
    const temporary = join(incoming, randomHex(systemRandom, 12))
    const discard = () => rm(temporary, { force: true })
    const stored = await writeHashed(content, temporary).catch(async (error: unknown) => {
      await discard()
      throw error
    })
    const keep = async () => {
      await mkdir(folderOf(stored.hash), { recursive: true, mode: 0o700 })
      await rename(temporary, pathOf(stored.hash))
    }
    return { ...stored, keep, discard }
  }

  return {
    receive,
    async put(content) {
      const { hash, size, keep } = await receive(content)
      await keep()
      return { hash, size }
    },
    async size(hash) {
      const found = await stat(pathOf(hash)).catch(() => undefined)
      return found?.size
    },
    read: (hash, range) => createReadStream(pathOf(hash), range),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async free() {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

async function writeHashed(content: Readable | Buffer, path: string): Promise<StoredFile> {
  const digest = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content
  await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }))
  await using handle = await open(path)
  await handle.sync()
  return { hash: digest.digest('hex'), size }
}

/** Files in memory, for tests. */
export function memoryStore(): FileStore {
  const contents = new Map<string, Buffer>()
  const receive = async (content: Readable | Buffer): Promise<ReceivedFile> => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray())
    const hash = createHash('sha256').update(bytes).digest('hex')
    const keep = () => Promise.resolve(void contents.set(hash, bytes))
    return { hash, size: bytes.length, keep, discard: () => Promise.resolve() }
  }
  return {
    receive,
    async put(content) {
      const { hash, size, keep } = await receive(content)
      await keep()
      return { hash, size }
    },
    size: (hash) => Promise.resolve(contents.get(hash)?.length),
    read: (hash, range) => {
      const bytes = contents.get(hash) ?? Buffer.alloc(0)
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
    },
    remove: (hash) => {
      contents.delete(hash)
      return Promise.resolve()
    },
    free: () => Promise.resolve(Number.MAX_SAFE_INTEGER),
  }
}
