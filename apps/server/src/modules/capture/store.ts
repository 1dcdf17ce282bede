import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { folderObjects } from '#platform/objects/folder.ts'
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts'

export interface CaptureFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** When the recording was closed, epoch milliseconds. */
  readonly updatedAt: number
}

/** Finished recordings, as objects `<challenge>/<participation>/<name>`. */
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
  /** Removes all recordings of challenges that are gone. */
  readonly removeChallenges: (challengeIds: readonly number[]) => Promise<void>
  /** Bytes of a team's recordings in its game, as of the last sweep and what this process has finished since. */
  readonly usedBytes: (participationId: number) => number
  /** Finishes the parts that a crash has left behind, and removes recordings that are too old or of a challenge that is gone. */
  readonly sweep: (options: SweepOptions) => Promise<void>
}

interface SweepOptions {
  readonly abandonedBeforeMs: number
  readonly expiredBeforeMs: number
  /** Those of the challenges that still exist. */
  readonly existing: (challengeIds: readonly number[]) => Promise<ReadonlySet<number>>
}

/** What `captureName()` makes; anything else is no recording, whatever path it may be. */
const NAME = /^[0-9a-f]{12}-[0-9A-Z]{13}\.pcap\.gz$/
const KEY = /^(\d+)\/(\d+)\/([^/]+)$/
const PART = '.part'

/** The name of a recording: the first part of the container's GUID, and the id of its first connection. */
export const captureName = (guid: string, connectionId: string): string =>
  `${guid.replaceAll('-', '').slice(0, 12)}-${connectionId}.pcap.gz`

/** True for the key of a finished recording. */
export const isCaptureKey = (key: string): boolean => NAME.test(KEY.exec(key)?.[3] ?? '')

const keyOf = (challengeId: number, participationId: number, name: string) =>
  `${challengeId}/${participationId}/${name}`

/** @param partsFolder where recordings are made, on a disk of this machine */
export function captureStore(objects: ObjectStore, partsFolder: string): CaptureStore {
  /** Bytes by participation. */
  let used = new Map<number, number>()

  const finish = async (part: string) => {
    const key = relative(partsFolder, part).replaceAll(sep, '/').slice(0, -PART.length)
    // Fast rather than small: a game may be running on the same processors.
    const packed = createGzip({ level: 1 })
    pipeline(createReadStream(part), packed, () => undefined)
    await objects.write(key, packed)
    const stored = await objects.find(key)
    if (stored) add(used, stored)
    await rm(part, { force: true })
  }

  const listBelow = async (folder: string) => {
    const found: StoredObject[] = []
    for await (const object of objects.list(folder))
      if (isCaptureKey(object.key)) found.push(object)
    return found
  }

  return {
    finish,
    async list(challengeId, participationId) {
      const files = (await listBelow(keyOf(challengeId, participationId, ''))).map(fileOf)
      return files.toSorted((a, b) => b.updatedAt - a.updatedAt || a.name.localeCompare(b.name))
    },
    async find(challengeId, participationId, name) {
      if (!NAME.test(name)) return undefined
      const found = await objects.find(keyOf(challengeId, participationId, name))
      return found && fileOf(found)
    },
    async listParticipations(challengeId) {
      const counts = new Map<number, number>()
      for (const { key } of await listBelow(`${challengeId}/`)) {
        const id = Number(KEY.exec(key)?.[2])
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
    read: (challengeId, participationId, name) =>
      objects.read(keyOf(challengeId, participationId, name)),
    remove: (challengeId, participationId, name) =>
      objects.remove(keyOf(challengeId, participationId, name)),
    async removeAll(challengeId, participationId) {
      for (const { key } of await listBelow(keyOf(challengeId, participationId, '')))
        await objects.remove(key)
    },
    partPath: (challengeId, participationId, name) =>
      join(partsFolder, String(challengeId), String(participationId), `${name}${PART}`),
    async removeChallenges(challengeIds) {
      for (const id of challengeIds)
        for (const { key } of await listBelow(`${id}/`)) await objects.remove(key)
    },
    usedBytes: (participationId) => used.get(participationId) ?? 0,
    async sweep({ abandonedBeforeMs, expiredBeforeMs, existing }) {
      const parts = folderObjects(partsFolder)
      for await (const { key, changedAtMs } of parts.list('')) {
        if (isCaptureKey(key) || changedAtMs >= abandonedBeforeMs) continue
        await (key.endsWith(PART) ? finish(join(partsFolder, key)) : parts.remove(key))
      }
      const found = await listBelow('')
      const kept = await existing([...new Set(found.map(challengeOf))])
      const sizes = new Map<number, number>()
      for (const object of found) {
        const isKept = object.changedAtMs >= expiredBeforeMs && kept.has(challengeOf(object))
        if (isKept) add(sizes, object)
        else await objects.remove(object.key)
      }
      used = sizes
    },
  }
}

type Sized = Pick<StoredObject, 'key' | 'size'>

const challengeOf = ({ key }: Sized): number => Number(KEY.exec(key)?.[1])

/** Adds the size of a recording to those of its participation. */
function add(sizes: Map<number, number>, { key, size }: Sized): void {
  const participationId = Number(KEY.exec(key)?.[2])
  sizes.set(participationId, (sizes.get(participationId) ?? 0) + size)
}

const fileOf = ({ key, size, changedAtMs }: StoredObject): CaptureFile => ({
  name: key.slice(key.lastIndexOf('/') + 1),
  size,
  updatedAt: changedAtMs,
})
