import { ApiError } from '@halyard/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQueries } from '#account/queries.ts'
import { switchUser } from '#account/session.ts'
import { createQueryClient } from '#core/client.ts'
import { startPersistence } from '#persist/start.ts'
import type { Storage } from '#persist/storage.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a browser stores between visits. */
function aStorage() {
  const stored = new Map<string, PersistedClient>()
  const storage: Storage = {
    read: async (name) => structuredClone(stored.get(name)),
    write: async (name, client) => void stored.set(name, structuredClone(client)),
    remove: async (name) => void stored.delete(name),
  }
  const text = () => JSON.stringify([...stored.values()])
  const queries = () => [...stored.values()].flatMap(({ clientState }) => clientState.queries)
  return { stored, storage, text, queries }
}

const version = '1.0.0'
const config = ['info', 'config']
const detail = ['game', 3, 'detail']
const board = ['game', 3, 'scoreboard']
const profileKey = accountQueries.profile().queryKey
const someone = (userId: string) => ({ userId })

/** A visit that read these answers as this user, and lasted long enough for them to be written. */
async function visit(storage: Storage, user: object | null, answers: [QueryKey, unknown][]) {
  const client = createQueryClient()
  const stop = await startPersistence(client, { version, storage })
  client.setQueryData<object | null>(profileKey, user)
  for (const [key, data] of answers) client.setQueryData(key, data)
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  client.clear()
}

/** The next visit, of which it is not yet known who makes it. */
async function comeBack(storage: Storage, given = version): Promise<QueryClient> {
  const client = createQueryClient()
  await startPersistence(client, { version: given, storage })
  return client
}

const unreachable = () => Promise.reject(new ApiError({ status: 0 }))

const signIn = (client: QueryClient, user: object | null) =>
  client.setQueryData<object | null>(profileKey, user)

it('brings back at once what is everybody’s, and the rest to the same user', async () => {
  const { storage } = aStorage()
  await visit(storage, someone('ada'), [
    [config, { title: 'CTF' }],
    [detail, { id: 3 }],
  ])
  const client = await comeBack(storage)
  expect(client.getQueryData(config)).toEqual({ title: 'CTF' })
  expect(client.getQueryState(config)?.isInvalidated).toBe(true)
  expect(client.getQueryData(detail)).toBeUndefined()
  signIn(client, someone('ada'))
  expect(client.getQueryData(detail)).toEqual({ id: 3 })
})

it.each([
  ['another user', someone('eve')],
  ['a visitor', null],
])('T45: gives nothing of one user to %s, and wipes it', async (_who, user) => {
  const { storage, stored } = aStorage()
  await visit(storage, someone('ada'), [[detail, { id: 3 }]])
  const client = await comeBack(storage)
  signIn(client, user)
  expect(client.getQueryData(detail)).toBeUndefined()
  expect([...stored]).toEqual([])
})

it('brings all back while the server cannot be reached', async () => {
  const { storage } = aStorage()
  await visit(storage, someone('ada'), [[detail, { id: 3 }]])
  const client = await comeBack(storage)
  await client.query({ queryKey: profileKey, queryFn: unreachable, retry: false }).catch(() => {})
  expect(client.getQueryData(detail)).toEqual({ id: 3 })
})

/** A visit without a network, long enough for what it shows to be written again. */
async function withoutNetwork(storage: Storage): Promise<QueryClient> {
  const client = await comeBack(storage)
  await client.query({ queryKey: profileKey, queryFn: unreachable, retry: false }).catch(() => {})
  await vi.advanceTimersByTimeAsync(3000)
  return client
}

it('has it all at the second visit without a network too', async () => {
  const { storage } = aStorage()
  await visit(storage, someone('ada'), [[detail, { id: 3 }]])
  await withoutNetwork(storage)
  const client = await withoutNetwork(storage)
  expect(client.getQueryData(detail)).toEqual({ id: 3 })
})

it('does not lose it when it takes long to find out who is there', async () => {
  const { storage } = aStorage()
  await visit(storage, someone('ada'), [
    [config, { title: 'CTF' }],
    [detail, { id: 3 }],
  ])
  const client = await comeBack(storage)
  await vi.advanceTimersByTimeAsync(9000)
  client.clear()
  const next = await comeBack(storage)
  signIn(next, someone('ada'))
  expect(next.getQueryData(detail)).toEqual({ id: 3 })
})

it.each([
  ['another user', someone('eve')],
  ['a visitor', null],
])('T45: takes back what it showed without a network when %s turns up', async (_who, user) => {
  const { storage, stored } = aStorage()
  await visit(storage, someone('ada'), [[detail, { id: 3 }]])
  const client = await withoutNetwork(storage)
  signIn(client, user)
  expect(client.getQueryData(detail)).toBeUndefined()
  expect([...stored]).toEqual([])
})

it('T45: keeps nothing that is secret or personal', async () => {
  const { storage, text } = aStorage()
  await visit(storage, someone('ada-lovelace'), [
    [config, {}],
    [['team', 'invite', 11], 'secret'],
    [['team', 'mine'], 'secret'],
    [['game', 3, 'play'], { teamToken: 'secret' }],
    [['game', 3, 'challenge', 7], 'secret'],
    [['admin', 'logs'], 'secret'],
    [['token', 'list'], 'secret'],
    [['info', 'captcha'], 'secret'],
  ])
  expect(text()).toContain('"config"')
  expect(text()).not.toMatch(/secret|lovelace/)
})

it('keeps one scoreboard, and of that the first hundred ranks', async () => {
  const { storage, queries } = aStorage()
  const items = Array.from({ length: 300 }, (_none, rank) => ({ rank }))
  const client = createQueryClient()
  await startPersistence(client, { version, storage })
  signIn(client, null)
  client.setQueryData(['game', 2, 'scoreboard'], { items })
  vi.advanceTimersByTime(1000)
  client.setQueryData(board, { items })
  await vi.advanceTimersByTimeAsync(3000)
  expect(queries().map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [board, { items: items.slice(0, 100) }],
  ])
})

it('stays under a megabyte and keeps the newest', async () => {
  const { storage, queries } = aStorage()
  const big = 'é'.repeat(200_000)
  const client = createQueryClient()
  await startPersistence(client, { version, storage })
  for (const id of ['a', 'b', 'c', 'd']) {
    client.setQueryData(['info', 'posts', 'one', id], big)
    vi.advanceTimersByTime(100)
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(queries().map(({ queryKey }) => queryKey[3])).toEqual(['d', 'c'])
})

it('forgets what is older than a day', async () => {
  const { storage } = aStorage()
  await visit(storage, null, [[config, {}]])
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  expect((await comeBack(storage)).getQueryData(config)).toBeUndefined()
})

it('drops what another build persisted', async () => {
  const { storage, stored } = aStorage()
  await visit(storage, someone('ada'), [
    [config, { title: 'CTF' }],
    [detail, { id: 3 }],
  ])
  const client = await comeBack(storage, '0.9.0')
  signIn(client, someone('ada'))
  expect([client.getQueryData(config), client.getQueryData(detail)]).toEqual([undefined, undefined])
  expect([...stored]).toEqual([])
})

it('does not overwrite what was read in the meantime', async () => {
  const { storage } = aStorage()
  await visit(storage, null, [[config, { title: 'old' }]])
  const client = createQueryClient()
  const starting = startPersistence(client, { version, storage })
  client.setQueryData(config, { title: 'new' })
  await starting
  expect(client.getQueryData(config)).toEqual({ title: 'new' })
})

it('T45: wipes with the log-out, and keeps nothing that was read before it', async () => {
  const { storage, stored, text } = aStorage()
  const client = createQueryClient()
  await startPersistence(client, { version, storage })
  signIn(client, someone('ada'))
  client.setQueryData(detail, { teamName: 'null & void' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(text()).toContain('null & void')
  const leaving = switchUser(client)
  await vi.advanceTimersByTimeAsync(0)
  await leaving
  expect([...stored]).toEqual([])
  signIn(client, null)
  client.setQueryData(config, {})
  await vi.advanceTimersByTimeAsync(3000)
  expect(text()).toContain('"config"')
  expect(text()).not.toContain('null & void')
})

it('keeps nothing of a user whose session ended while a screen still shows it', async () => {
  const { storage, text } = aStorage()
  const client = createQueryClient()
  await startPersistence(client, { version, storage })
  signIn(client, someone('ada'))
  client.setQueryData(detail, { teamName: 'null & void' })
  vi.advanceTimersByTime(1000)
  signIn(client, null)
  client.setQueryData(config, {})
  await vi.advanceTimersByTimeAsync(3000)
  expect(text()).not.toContain('null & void')
})

it('keeps what was read before it started', async () => {
  const { storage } = aStorage()
  const client = createQueryClient()
  signIn(client, someone('ada'))
  client.setQueryData(detail, { id: 3 })
  const stop = await startPersistence(client, { version, storage })
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  const next = await comeBack(storage)
  signIn(next, someone('ada'))
  expect(next.getQueryData(detail)).toEqual({ id: 3 })
})
