import { ApiError } from '@halyard/api'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQueries } from '#account/queries.ts'
import { switchUser } from '#account/session.ts'
import { createQueryClient } from '#core/client.ts'
import { startPersistence } from '#persist/start.ts'
import type { Store } from '#persist/store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a browser keeps between visits. */
function aStore() {
  const kept: { text?: string } = {}
  const store: Store = {
    read: async () => kept.text,
    write: async (text) => {
      kept.text = text
    },
    clear: async () => {
      delete kept.text
    },
  }
  return { kept, store }
}

const version = '1.0.0'
const config = ['info', 'config']
const detail = ['game', 3, 'detail']
const board = ['game', 3, 'scoreboard']
const profileKey = accountQueries.profile().queryKey
const someone = (userId: string) => ({ userId })

/** A visit that read these answers as this user, and lasted long enough for them to be written. */
async function visit(store: Store, user: object | null, answers: [QueryKey, unknown][]) {
  const client = createQueryClient()
  const stop = await startPersistence(client, { version, store })
  client.setQueryData<object | null>(profileKey, user)
  for (const [key, data] of answers) client.setQueryData(key, data)
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  client.clear()
}

/** The next visit, of which it is not yet known who makes it. */
async function comeBack(store: Store, given = version): Promise<QueryClient> {
  const client = createQueryClient()
  await startPersistence(client, { version: given, store })
  return client
}

const unreachable = () => Promise.reject(new ApiError({ status: 0 }))

const signIn = (client: QueryClient, user: object | null) =>
  client.setQueryData<object | null>(profileKey, user)

it('brings back at once what is everybody’s, and the rest to the same user', async () => {
  const { store } = aStore()
  await visit(store, someone('ada'), [
    [config, { title: 'CTF' }],
    [detail, { id: 3 }],
  ])
  const client = await comeBack(store)
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
  const { store, kept } = aStore()
  await visit(store, someone('ada'), [[detail, { id: 3 }]])
  const client = await comeBack(store)
  signIn(client, user)
  expect(client.getQueryData(detail)).toBeUndefined()
  expect(kept.text).toBeUndefined()
})

it('brings all back while the server cannot be reached', async () => {
  const { store } = aStore()
  await visit(store, someone('ada'), [[detail, { id: 3 }]])
  const client = await comeBack(store)
  await client.query({ queryKey: profileKey, queryFn: unreachable, retry: false }).catch(() => {})
  expect(client.getQueryData(detail)).toEqual({ id: 3 })
})

/** A visit without a network, long enough for what it shows to be written again. */
async function withoutNetwork(store: Store): Promise<QueryClient> {
  const client = await comeBack(store)
  await client.query({ queryKey: profileKey, queryFn: unreachable, retry: false }).catch(() => {})
  await vi.advanceTimersByTimeAsync(3000)
  return client
}

it('has it all at the second visit without a network too', async () => {
  const { store } = aStore()
  await visit(store, someone('ada'), [[detail, { id: 3 }]])
  await withoutNetwork(store)
  const client = await withoutNetwork(store)
  expect(client.getQueryData(detail)).toEqual({ id: 3 })
})

it('does not lose it when it takes long to find out who is there', async () => {
  const { store } = aStore()
  await visit(store, someone('ada'), [
    [config, { title: 'CTF' }],
    [detail, { id: 3 }],
  ])
  const client = await comeBack(store)
  await vi.advanceTimersByTimeAsync(9000)
  client.clear()
  const next = await comeBack(store)
  signIn(next, someone('ada'))
  expect(next.getQueryData(detail)).toEqual({ id: 3 })
})

it.each([
  ['another user', someone('eve')],
  ['a visitor', null],
])('T45: takes back what it showed without a network when %s turns up', async (_who, user) => {
  const { store, kept } = aStore()
  await visit(store, someone('ada'), [[detail, { id: 3 }]])
  const client = await withoutNetwork(store)
  signIn(client, user)
  expect(client.getQueryData(detail)).toBeUndefined()
  expect(kept.text).toBeUndefined()
})

it('T45: keeps nothing that is secret or personal', async () => {
  const { store, kept } = aStore()
  await visit(store, someone('ada-lovelace'), [
    [config, {}],
    [['team', 'invite', 11], 'secret'],
    [['team', 'mine'], 'secret'],
    [['game', 3, 'play'], { teamToken: 'secret' }],
    [['game', 3, 'challenge', 7], 'secret'],
    [['admin', 'logs'], 'secret'],
    [['token', 'list'], 'secret'],
    [['info', 'captcha'], 'secret'],
  ])
  expect(kept.text).toContain('"config"')
  expect(kept.text).not.toMatch(/secret|lovelace/)
})

it('keeps one scoreboard, and of that the first hundred ranks', async () => {
  const { store, kept } = aStore()
  const items = Array.from({ length: 300 }, (_none, rank) => ({ rank }))
  const client = createQueryClient()
  await startPersistence(client, { version, store })
  signIn(client, null)
  client.setQueryData(['game', 2, 'scoreboard'], { items })
  vi.advanceTimersByTime(1000)
  client.setQueryData(board, { items })
  await vi.advanceTimersByTimeAsync(3000)
  const { entries } = JSON.parse(kept.text ?? '')
  expect(entries).toEqual([
    { key: board, data: { items: items.slice(0, 100) }, updatedAt: expect.any(Number) },
  ])
})

it('stays under two megabytes and keeps the newest', async () => {
  const { store, kept } = aStore()
  const big = 'é'.repeat(400_000)
  const client = createQueryClient()
  await startPersistence(client, { version, store })
  for (const id of ['a', 'b', 'c', 'd']) {
    client.setQueryData(['info', 'posts', 'one', id], big)
    vi.advanceTimersByTime(100)
  }
  await vi.advanceTimersByTimeAsync(3000)
  const { entries } = JSON.parse(kept.text ?? '')
  expect(entries.map(({ key }: { key: QueryKey }) => key[3])).toEqual(['d', 'c'])
})

it('forgets what is older than a day', async () => {
  const { store } = aStore()
  await visit(store, null, [[config, {}]])
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  expect((await comeBack(store)).getQueryData(config)).toBeUndefined()
})

it.each([
  ['another build', version, '{"version":"0.9.0 x","entries":[]}'],
  ['something else', version, 'nonsense'],
])('drops what %s wrote', async (_who, given, text) => {
  const { store, kept } = aStore()
  kept.text = text
  await comeBack(store, given)
  expect(kept.text).toBeUndefined()
})

it('does not overwrite what was read in the meantime', async () => {
  const { store } = aStore()
  await visit(store, null, [[config, { title: 'old' }]])
  const client = createQueryClient()
  const starting = startPersistence(client, { version, store })
  client.setQueryData(config, { title: 'new' })
  await starting
  expect(client.getQueryData(config)).toEqual({ title: 'new' })
})

it('T45: wipes with the log-out, and keeps nothing that was read before it', async () => {
  const { store, kept } = aStore()
  const client = createQueryClient()
  await startPersistence(client, { version, store })
  signIn(client, someone('ada'))
  client.setQueryData(detail, { teamName: 'null & void' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(kept.text).toContain('null & void')
  const leaving = switchUser(client)
  await vi.advanceTimersByTimeAsync(0)
  await leaving
  expect(kept.text).toBeUndefined()
  signIn(client, null)
  client.setQueryData(config, {})
  await vi.advanceTimersByTimeAsync(3000)
  expect(kept.text).toContain('"config"')
  expect(kept.text).not.toContain('null & void')
})

it('keeps nothing of a user whose session ended while a screen still shows it', async () => {
  const { store, kept } = aStore()
  const client = createQueryClient()
  await startPersistence(client, { version, store })
  signIn(client, someone('ada'))
  client.setQueryData(detail, { teamName: 'null & void' })
  vi.advanceTimersByTime(1000)
  signIn(client, null)
  client.setQueryData(config, {})
  await vi.advanceTimersByTimeAsync(3000)
  expect(kept.text).not.toContain('null & void')
})

it('keeps what was read before it started', async () => {
  const { store } = aStore()
  const client = createQueryClient()
  signIn(client, someone('ada'))
  client.setQueryData(detail, { id: 3 })
  const stop = await startPersistence(client, { version, store })
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  const next = await comeBack(store)
  signIn(next, someone('ada'))
  expect(next.getQueryData(detail)).toEqual({ id: 3 })
})
