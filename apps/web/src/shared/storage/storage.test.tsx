import { beforeEach, expect, it } from 'vitest'
import { cleanCache, clearPersonal } from '#shared/storage/storage.ts'

const opened = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('drops what belongs to the person and leaves the settings of the browser', () => {
  localStorage.setItem('halyard:notes:3', 'Ask the cook')
  sessionStorage.setItem('halyard:waiting', 'ada@example.org')
  localStorage.setItem('language', 'ja-JP')
  localStorage.setItem('halyard-theme', 'light')
  clearPersonal()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    language: 'ja-JP',
    'halyard-theme': 'light',
  })
  expect(sessionStorage).toHaveLength(0)
})

it('cleans everything this origin keeps', async () => {
  localStorage.setItem('language', 'ja-JP')
  sessionStorage.setItem('halyard:waiting', 'ada@example.org')
  await caches.open('files')
  await opened('halyard-cache')
  await cleanCache()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(await caches.keys()).toEqual([])
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain('halyard-cache')
})
