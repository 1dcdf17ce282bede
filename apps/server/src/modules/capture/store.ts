import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { errorCodeOf } from '#platform/error-code.ts'

export interface CaptureFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** When the recording was closed, epoch milliseconds. */
  readonly updatedAt: number
}

/** Finished recordings, in one folder for each challenge and participation. */
export interface CaptureStore {
  /** The participations that have recordings of that challenge, with their number. */
  readonly listParticipations: (challengeId: number) => Promise<ReadonlyMap<number, number>>
  /** Newest first. */
  readonly list: (challengeId: number, participationId: number) => Promise<CaptureFile[]>
  /** Undefined where there is no recording of that name. */
  readonly find: (
    challengeId: number,
    participationId: number,
    name: string,
  ) => Promise<CaptureFile | undefined>
  readonly read: (challengeId: number, participationId: number, name: string) => Readable
  readonly remove: (challengeId: number, participationId: number, name: string) => Promise<void>
  /** Removes all recordings of that participation; one that is still being made stays. */
  readonly removeAll: (challengeId: number, participationId: number) => Promise<void>
  /** Where a recording is written until it is finished. */
  readonly partPath: (challengeId: number, participationId: number, name: string) => string
  /** Compresses a part that nobody writes to any more, and lists it. */
  readonly finish: (part: string) => Promise<void>
  /** Finishes the parts that a crash has left behind, and removes recordings from before that time. */
  readonly sweep: (abandonedBeforeMs: number, expiredBeforeMs: number) => Promise<void>
}

/** What `captureName()` makes; anything else is no recording, whatever path it may be. */
const NAME = /^[0-9a-f]{12}-[0-9A-Z]{13}\.pcap\.gz$/
const PART = '.part'
const PACKED = '.packed'

/** The name of a recording: the first part of the container's GUID, and the id of its first connection. */
export const captureName = (guid: string, connectionId: string): string =>
  `${guid.replaceAll('-', '').slice(0, 12)}-${connectionId}.pcap.gz`

export function captureStore(root: string): CaptureStore {
  const folderOf = (challengeId: number, participationId: number) =>
    join(root, String(challengeId), String(participationId))

  const find: CaptureStore['find'] = async (challengeId, participationId, name) => {
    if (!NAME.test(name)) return undefined
    const found = await stat(join(folderOf(challengeId, participationId), name)).catch(
      ignoreAbsence,
    )
    return found && { name, size: found.size, updatedAt: Math.floor(found.mtimeMs) }
  }

  const list: CaptureStore['list'] = async (challengeId, participationId) => {
    const names = await entriesOf(folderOf(challengeId, participationId))
    const files = await Promise.all(names.map((name) => find(challengeId, participationId, name)))
    return files
      .filter((file) => file !== undefined)
      .toSorted((a, b) => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name))
  }

  return {
    list,
    find,
    finish,
    async listParticipations(challengeId) {
      const ids = (await entriesOf(join(root, String(challengeId)))).map(Number)
      const counts = await Promise.all(
        ids.map(async (id) => {
          const names = await entriesOf(folderOf(challengeId, id))
          return [id, names.filter((name) => NAME.test(name)).length] as const
        }),
      )
      return new Map(counts.filter(([id, count]) => Number.isInteger(id) && count > 0))
    },
    read: (challengeId, participationId, name) =>
      createReadStream(join(folderOf(challengeId, participationId), name)),
    remove: (challengeId, participationId, name) =>
      rm(join(folderOf(challengeId, participationId), name), { force: true }),
    async removeAll(challengeId, participationId) {
      const folder = folderOf(challengeId, participationId)
      const names = (await entriesOf(folder)).filter((name) => NAME.test(name))
      for (const name of names) await rm(join(folder, name), { force: true })
    },
    partPath: (challengeId, participationId, name) =>
      join(folderOf(challengeId, participationId), `${name}${PART}`),
    async sweep(abandonedBeforeMs, expiredBeforeMs) {
      const names = await readdir(root, { recursive: true }).catch(ignoreAbsence)
      for (const path of (names ?? []).map((name) => join(root, name))) {
        const found = await stat(path).catch(ignoreAbsence)
        if (!found?.isFile()) continue
        const isLeftOver = path.endsWith(PART) || path.endsWith(PACKED)
        if (found.mtimeMs < (isLeftOver ? abandonedBeforeMs : expiredBeforeMs)) {
          await (path.endsWith(PART) ? finish(path) : rm(path, { force: true }))
        }
      }
    },
  }
}

const entriesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignoreAbsence)) ?? []

function ignoreAbsence(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return undefined
  throw error
}

async function finish(part: string): Promise<void> {
  const path = part.slice(0, -PART.length)
  const packed = `${path}${PACKED}`
  // Fast rather than small: a game may be running on the same processors.
  await pipeline(
    createReadStream(part),
    createGzip({ level: 1 }),
    createWriteStream(packed, { mode: 0o600 }),
  )
  await rename(packed, path)
  await rm(part)
}
