import { ApiError } from '@halyard/api'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Leftover } from '#features/organise/flags/list/leftovers.ts'
import type { FileStore } from '#features/organise/flags/attachment/store-file.ts'
import { createUploadQueue } from '#features/organise/flags/attachment/upload-queue.ts'
import { sha256 } from '#shared/files/sha256.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})

const none: ReadonlySet<string> = new Set()
const aFile = (content: string, name = `${content}.zip`) => new File([content], name)

/** A queue before a server that counts its files; sending fails as often as `failures` say. */
function aQueue({ failures = [] as unknown[] } = {}) {
  const counts = new Map<string, number>()
  let kept: readonly Leftover[] = []
  const store = {
    leftovers: {
      list: () => kept,
      has: ({ hash, name }) => kept.some((file) => file.hash === hash && file.name === name),
      add: (file) => {
        kept = [...kept.filter(({ hash }) => hash !== file.hash), file]
      },
      drop: (hashes) => {
        kept = kept.filter(({ hash }) => !hashes.includes(hash))
      },
    },
    listStored: async () => new Set(counts.keys()),
    send: vi.fn<FileStore['send']>(async (file) => {
      if (failures.length > 0) throw failures.shift()
      if (file.size === 0) return undefined
      const hash = (await sha256(file)) ?? ''
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
      return { hash }
    }),
    discard: async (hash) => {
      const left = (counts.get(hash) ?? 0) - 1
      if (left > 0) counts.set(hash, left)
      else counts.delete(hash)
    },
  } satisfies FileStore
  const queue = createUploadQueue(store)
  const steps = () => queue.store.getState().uploads.map(({ state }) => state.step)
  const become = (...expected: string[]) => expect.poll(steps).toEqual(expected)
  return { queue, store, counts, become, kept: () => kept }
}

it('refuses empty files, and a content that another flag has', async () => {
  const { queue, store, become } = aQueue()
  const used = new Set([(await sha256(aFile('used'))) ?? ''])
  queue.add([aFile('a'), aFile(''), aFile('a', 'again.zip'), aFile('used')], used)
  await become('stored', 'refused', 'refused', 'refused')
  expect(store.send).toHaveBeenCalledTimes(1)
})

it('sends again only what failed', async () => {
  const { queue, store, become } = aQueue({ failures: [new ApiError({ status: 413 })] })
  queue.add([aFile('a')], none)
  await become('failed')
  queue.add([aFile('b')], none)
  await become('failed', 'stored')
  queue.retry(none)
  await become('stored', 'stored')
  expect(store.send).toHaveBeenCalledTimes(3)
})

it('takes a removed file from the server, and forgets it', async () => {
  const { queue, counts, become, kept } = aQueue()
  queue.add([aFile('a')], none)
  await become('stored')
  const [upload] = queue.store.getState().uploads
  if (upload) await queue.remove(upload)
  expect([counts.size, kept()]).toEqual([0, []])
})

it('leaves a file alone that the server had for something else', async () => {
  const { queue, counts, become } = aQueue()
  const hash = (await sha256(aFile('a'))) ?? ''
  counts.set(hash, 1)
  queue.add([aFile('a')], none)
  await become('stored')
  const [upload] = queue.store.getState().uploads
  if (upload) await queue.remove(upload)
  expect(counts.get(hash)).toBe(1)
})

it('remembers what is stored until it is used', async () => {
  const { queue, become, kept } = aQueue()
  queue.add([aFile('a')], none)
  await become('stored')
  queue.stop()
  expect(kept().map(({ name }) => name)).toEqual(['a.zip'])
  queue.release(kept().map(({ hash }) => hash))
  expect(kept()).toEqual([])
  await become()
})
