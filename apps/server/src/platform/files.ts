import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { memoryObjects } from '#platform/objects/memory.ts'
import type { ByteRange, ObjectStore } from '#platform/objects/object-store.ts'
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
  /** Removes what was received before that time and neither kept nor discarded, as after a crash. */
  readonly sweep: (beforeMs: number) => Promise<void>
}

const INCOMING = 'incoming/'
const KEY = /^([0-9a-f]{2})\/([0-9a-f]{62})$/

/** Where the content of that hash is. */
const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash.slice(2)}`

/** The hash of the content under that key; undefined for what is no stored file. */
export function hashOfKey(key: string): string | undefined {
  const [, start, rest] = KEY.exec(key) ?? []
  return start === undefined || rest === undefined ? undefined : start + rest
}

/** Files as objects `ab/cdef…`. */
export function fileStore(objects: ObjectStore): FileStore {
  const receive = async (content: Readable | Buffer): Promise<ReceivedFile> => {
    const temporary = `${INCOMING}${randomHex(systemRandom, 12)}`
    const stored = await writeHashed(objects, temporary, content)
    let isKept = false
    return {
      ...stored,
      async keep() {
        await objects.move(temporary, keyOf(stored.hash))
        isKept = true
      },
      discard: () => (isKept ? Promise.resolve() : objects.remove(temporary)),
    }
  }

  return {
    receive,
    async put(content) {
      const { hash, size, keep } = await receive(content)
      await keep()
      return { hash, size }
    },
    size: async (hash) => (await objects.find(keyOf(hash)))?.size,
    read: (hash, range) => objects.read(keyOf(hash), range),
    remove: (hash) => objects.remove(keyOf(hash)),
    free: objects.free,
    async sweep(beforeMs) {
      for await (const { key, changedAtMs } of objects.list(INCOMING))
        if (changedAtMs < beforeMs) await objects.remove(key)
    },
  }
}

async function writeHashed(
  objects: ObjectStore,
  key: string,
  content: Readable | Buffer,
): Promise<StoredFile> {
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
  // Whichever ends early ends the other: without it, what has come so far would look whole.
  pipeline(source, measure, () => undefined)
  try {
    await objects.write(key, measure)
  } finally {
    measure.destroy()
  }
  return { hash: digest.digest('hex'), size }
}

/** Files in memory, for tests. */
export const memoryStore = (): FileStore => fileStore(memoryObjects())
