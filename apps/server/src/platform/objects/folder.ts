import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCodeOf } from '#platform/error-code.ts'
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts'
import { randomHex, systemRandom } from '#platform/random.ts'

/** A content that is still being written. A crash leaves it behind; whoever sweeps the folder finds it in the list. */
const UNFINISHED = '.tmp'

/** Files below `root`. They are written beside their place and renamed, so they are never incomplete. */
export function folderObjects(root: string): ObjectStore {
  const pathOf = (key: string) => join(root, key)

  const find = async (key: string): Promise<StoredObject | undefined> => {
    const found = await stat(pathOf(key)).catch(ignoreAbsence)
    if (!found?.isFile()) return undefined
    return { key, size: found.size, changedAtMs: Math.floor(found.mtimeMs) }
  }

  return {
    find,
    async write(key, content, changedAtMs) {
      const path = pathOf(key)
      const temporary = `${path}.${randomHex(systemRandom, 6)}${UNFINISHED}`
      await makeRoom(path)
      try {
        await pipeline(content, createWriteStream(temporary, { mode: 0o600, flush: true }))
        if (changedAtMs !== undefined)
          await utimes(temporary, changedAtMs / 1000, changedAtMs / 1000)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async move(from, to) {
      await makeRoom(pathOf(to))
      await rename(pathOf(from), pathOf(to))
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
        ignoreAbsence,
      )
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = relative(root, join(entry.parentPath, entry.name))
        const found = await find(path.replaceAll(sep, '/'))
        if (found) yield found
      }
    },
    async free() {
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

const makeRoom = (path: string) => mkdir(dirname(path), { recursive: true, mode: 0o700 })

function ignoreAbsence(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return undefined
  throw error
}
