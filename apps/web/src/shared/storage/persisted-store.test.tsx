import { beforeEach, expect, it } from 'vitest'
import { createIdSets } from '#shared/storage/id-set-store.ts'
import {
  createPersistedStore,
  readPersisted,
  rehydrateStores,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'
import { clearPersonal } from '#shared/storage/storage.ts'
import { render } from 'vitest-browser-react'

beforeEach(() => {
  localStorage.clear()
  rehydrateStores()
})

const count = createPersistedStore('halyard:alerts', { initial: 0, parse: Number })
const useFollowed = createIdSets((gameId) => `halyard:followed:${gameId}`)

function Count() {
  return <p>count {usePersisted(count)}</p>
}

function Followed() {
  const { ids, toggle } = useFollowed(3)
  return <button onClick={() => toggle(7)}>{[...ids].join(' and ') || 'nobody'}</button>
}

it('keeps a value as plain text', () => {
  expect(writePersisted(count, 4)).toBe(true)
  expect(localStorage.getItem('halyard:alerts')).toBe('4')
  expect(count.getInitialState().value).toBe(0)
})

it('follows other tabs', async () => {
  const screen = await render(<Count />)
  localStorage.setItem('halyard:alerts', '9')
  const change = { key: 'halyard:alerts', storageArea: localStorage }
  window.dispatchEvent(new StorageEvent('storage', change))
  await expect.element(screen.getByText('count 9')).toBeInTheDocument()
})

it('forgets what belongs to the person when they log out', () => {
  writePersisted(count, 4)
  clearPersonal()
  expect(readPersisted(count)).toBe(0)
})

it('reads the lists of ids that are stored', async () => {
  localStorage.setItem('halyard:followed:3', '5,x,-1,7')
  rehydrateStores()
  const screen = await render(<Followed />)
  await screen.getByRole('button', { name: '5 and 7' }).click()
  await expect.element(screen.getByRole('button', { name: '5' })).toBeInTheDocument()
  expect(localStorage.getItem('halyard:followed:3')).toBe('5')
})
