import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { startPersistence } from '#persist/start.ts'
import { openStorage } from '#persist/storage.ts'

const name = 'halyard-cache'
const config = ['info', 'config']
const empty = { timestamp: 1, buster: '', clientState: { mutations: [], queries: [] } }

afterEach(async () => {
  vi.unstubAllGlobals()
  await openStorage().remove(name)
})

it('stores a client in IndexedDB until it is removed', async () => {
  const storage = openStorage()
  expect(await storage.read(name)).toBeUndefined()
  await storage.write(name, empty)
  expect(await openStorage().read(name)).toEqual(empty)
  await storage.remove(name)
  expect(await storage.read(name)).toBeUndefined()
})

it('does not block whoever deletes the database', async () => {
  await openStorage().write(name, empty)
  const deleting = indexedDB.deleteDatabase(name)
  await new Promise((resolve) => deleting.addEventListener('success', resolve))
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name)
})

it('works in a browser that stores nothing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const storage = openStorage()
  await storage.write(name, empty)
  expect(await storage.read(name)).toBeUndefined()
})

/** A visit that ends as soon as its answers are stored. */
async function visit(version: string) {
  const client = createQueryClient()
  const stop = await startPersistence(client, { version })
  client.setQueryData(config, { title: 'CTF' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await vi.waitFor(async () =>
    expect(JSON.stringify(await openStorage().read(name))).toContain('CTF'),
  )
  stop()
}

it('saves when the page goes away, and restores at the next visit', async () => {
  await visit('1')
  const client = createQueryClient()
  const stop = await startPersistence(client, { version: '1' })
  expect(client.getQueryData(config)).toEqual({ title: 'CTF' })
  stop()
})

it('gives another build nothing', async () => {
  await visit('1')
  const client = createQueryClient()
  const stop = await startPersistence(client, { version: '2' })
  expect(client.getQueryData(config)).toBeUndefined()
  expect(await openStorage().read(name)).toBeUndefined()
  stop()
})
