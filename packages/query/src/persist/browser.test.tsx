import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { startPersistence } from '#persist/start.ts'
import { openStore } from '#persist/store.ts'

beforeEach(() => openStore().clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const config = ['info', 'config']

it('keeps a text in IndexedDB until it is cleared', async () => {
  const store = openStore()
  expect(await store.read()).toBeUndefined()
  await store.write('kept')
  expect(await openStore().read()).toBe('kept')
  expect(localStorage.getItem('halyard-cache')).toBeNull()
  await store.clear()
  expect(await store.read()).toBeUndefined()
})

it('falls back to local storage where there is no database', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const store = openStore()
  await store.write('kept')
  expect(localStorage.getItem('halyard-cache')).toBe('kept')
  expect(await store.read()).toBe('kept')
  await store.clear()
  expect(await store.read()).toBeUndefined()
})

it('bears a browser that keeps nothing at all', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = openStore()
  await store.write('kept')
  expect(await store.read()).toBeUndefined()
})

it('writes when the page goes away, and brings it back at the next visit', async () => {
  const first = createQueryClient()
  const stop = await startPersistence(first, { version: '1' })
  first.setQueryData(config, { title: 'CTF' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await vi.waitFor(async () => expect(await openStore().read()).toContain('CTF'))
  stop()

  const second = createQueryClient()
  const stopSecond = await startPersistence(second, { version: '1' })
  expect(second.getQueryData(config)).toEqual({ title: 'CTF' })
  stopSecond()
})

it('gives another build nothing', async () => {
  const first = createQueryClient()
  const stop = await startPersistence(first, { version: '1' })
  first.setQueryData(config, { title: 'CTF' })
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await vi.waitFor(async () => expect(await openStore().read()).toContain('CTF'))
  stop()

  const second = createQueryClient()
  const stopSecond = await startPersistence(second, { version: '2' })
  expect(second.getQueryData(config)).toBeUndefined()
  await vi.waitFor(async () => expect(await openStore().read()).toBeUndefined())
  stopSecond()
})
