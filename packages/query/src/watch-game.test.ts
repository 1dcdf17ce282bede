import { invocation, startHubServer } from '@halyard/api/testing'
import type { HubState } from '@halyard/api'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { noticeQueries } from '#game/notices/queries.ts'
import { watchGame } from '#live.ts'

const notice = (id: number) => ({ id, type: 'NewHint', values: ['Ropeway'], time: id }) as const

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0).toReversed()) stop()
  vi.restoreAllMocks()
})

/** Each client reads in a moment of its own; this one in the first. */
const readSoon = () => vi.spyOn(Math, 'random').mockReturnValue(0)

async function aServer() {
  const server = await startHubServer()
  stops.push(server.close)
  return {
    ...server,
    push: (id: number) => server.send(invocation('ReceivedGameNotice', notice(id))),
  }
}

function aTab(gameId: number, { origin }: { origin: string }) {
  const client = createQueryClient()
  const key = noticeQueries.list(gameId).queryKey
  client.setQueryData(key, [])
  const states: HubState[] = []
  const stop = watchGame({ client, gameId, origin, onState: (state) => states.push(state) })
  stops.push(stop)
  return {
    stop,
    states,
    ids: () => client.getQueryData(key)?.map(({ id }) => id),
    refresh: () => client.setQueryData(key, []),
    isStale: () => client.getQueryState(key)?.isInvalidated,
    connected: () => vi.waitFor(() => expect(states.at(-1)).toBe('connected'), { timeout: 5000 }),
  }
}

it('holds one connection for two tabs, and both receive every notice once', async () => {
  const server = await aServer()
  const [first, second] = [aTab(11, server), aTab(11, server)]
  await Promise.all([first.connected(), second.connected()])
  for (const id of [1, 2, 2]) server.push(id)
  await vi.waitFor(() => expect(second.ids()).toEqual([2, 1]))
  expect(first.ids()).toEqual([2, 1])
  expect(server.sockets).toHaveLength(1)
})

it('hands the connection over when the leading tab is closed', async () => {
  const server = await aServer()
  const [first, second] = [aTab(12, server), aTab(12, server)]
  await second.connected()
  first.stop()
  await vi.waitFor(() => expect(server.sockets).toHaveLength(2))
  await vi.waitFor(() => expect(second.states.slice(1)).toContain('connecting'))
  await second.connected()
  server.push(5)
  await vi.waitFor(() => expect(second.ids()).toEqual([5]))
})

it('catches up after a lost connection', async () => {
  readSoon()
  const server = await aServer()
  const tab = aTab(13, server)
  await tab.connected()
  server.sockets[0]?.terminate()
  await vi.waitFor(() => expect(tab.states).toContain('waiting'))
  await tab.connected()
  tab.refresh()
  await vi.waitFor(() => expect(tab.isStale()).toBe(true), { timeout: 5000 })
  expect(server.sockets).toHaveLength(2)
})

it('reads the list some moments after connecting: a push before the server counts us in is lost', async () => {
  readSoon()
  const server = await aServer()
  const tab = aTab(14, server)
  await tab.connected()
  tab.refresh()
  expect(tab.isStale()).toBe(false)
  await vi.waitFor(() => expect(tab.isStale()).toBe(true), { timeout: 5000 })
})
