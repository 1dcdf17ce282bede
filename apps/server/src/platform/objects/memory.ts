import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts'

/** Contents in memory, for tests. */
export function memoryObjects(): ObjectStore {
  const contents = new Map<string, Buffer>()
  const find = (key: string): StoredObject | undefined => {
    const bytes = contents.get(key)
    return bytes && { key, size: bytes.length, changedAtMs: 0 }
  }
  return {
    async write(key, content) {
      contents.set(key, await buffer(content))
    },
    move(from, to) {
      contents.set(to, contents.get(from) ?? Buffer.alloc(0))
      contents.delete(from)
      return Promise.resolve()
    },
    find: (key) => Promise.resolve(find(key)),
    read: (key, range) => {
      const bytes = contents.get(key) ?? Buffer.alloc(0)
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
    },
    remove: (key) => {
      contents.delete(key)
      return Promise.resolve()
    },
    // oxlint-disable-next-line typescript/require-await -- the other engines wait here
    async *list(folder) {
      for (const key of contents.keys()) {
        const found = key.startsWith(folder) ? find(key) : undefined
        if (found) yield found
      }
    },
    free: () => Promise.resolve(Number.MAX_SAFE_INTEGER),
  }
}
