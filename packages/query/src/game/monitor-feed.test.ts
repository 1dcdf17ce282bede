import { createClient } from '@halyard/api'
import type { Submission } from '@halyard/api'
import { invocation, startHubServer } from '@halyard/api/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { createMonitorFeed } from '#game/monitor-feed.ts'

const anAnswer = (time: number): Submission => ({
  answer: `HL{${time}}`,
  status: 'WrongAnswer',
  time,
  user: 'khai',
  team: 'Biển Đông',
  challenge: 'Two Keys, One Lock',
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0).toReversed()) stop()
})

/** A server whose list grows, with the most a page of it holds. */
async function aGame(count: number, most = 1000) {
  const hub = await startHubServer()
  stops.push(hub.close)
  const list = Array.from({ length: count }, (_, index) => anAnswer((count - index) * 1000))
  const asked: string[] = []
  let status = 200
  connect({
    client: createClient({
      baseUrl: 'http://game.test',
      async fetch(request) {
        const { searchParams, search } = new URL(request.url)
        asked.push(search)
        const skip = Number(searchParams.get('skip'))
        const page = list.slice(skip, skip + (Number(searchParams.get('count')) || most))
        return status === 200 ? Response.json(page) : Response.json({}, { status })
      },
    }),
  })
  const feed = createMonitorFeed({
    client: createQueryClient(),
    gameId: 3,
    list: 'submissions',
    origin: hub.origin,
  })
  stops.push(feed.stop)
  return {
    ...hub,
    feed,
    asked,
    list,
    refuse: (next: number) => (status = next),
    happen: (time: number, isPushed = true) => {
      list.unshift(anAnswer(time))
      if (isPushed) hub.send(invocation('ReceivedSubmissions', anAnswer(time)))
    },
    known: () => feed.state().journal.entries.map(({ time }) => time),
  }
}

const connected = ({ feed }: Awaited<ReturnType<typeof aGame>>) =>
  vi.waitFor(() => expect(feed.state().hub).toBe('connected'), { timeout: 5000 })

it('reads the whole list, a small page first', async () => {
  const game = await aGame(2500)
  game.feed.subscribe(() => {})
  await vi.waitFor(() => expect(game.feed.state().isComplete).toBe(true))
  expect(game.known()).toEqual(game.list.map(({ time }) => time))
  expect(game.asked.slice(0, 2)).toEqual(['?skip=0&count=100', '?skip=100&count=0'])
})

it('a flood of messages is one change a second, and all of them are there', async () => {
  const game = await aGame(0)
  const changes = vi.fn<() => void>()
  game.feed.subscribe(changes)
  await connected(game)
  changes.mockClear()
  const start = performance.now()
  for (let time = 1; time <= 6000; time++) game.happen(time)
  await vi.waitFor(() => expect(game.known()).toHaveLength(6000), { timeout: 5000 })
  const turns = (performance.now() - start) / 1000
  expect(changes.mock.calls.length).toBeLessThanOrEqual(turns + 3)
})

it('what was missed while the hub was gone is read again, once', async () => {
  const game = await aGame(2000)
  game.feed.subscribe(() => {})
  await connected(game)
  await vi.waitFor(() => expect(game.asked.length).toBeGreaterThan(4), { timeout: 4000 })
  await vi.waitFor(() => expect(game.known()).toHaveLength(2000))
  const before = game.sockets.length
  game.happen(2_001_000)
  await vi.waitFor(() => expect(game.known()).toHaveLength(2001))
  game.sockets.at(-1)?.terminate()
  for (let index = 0; index < 250; index++) game.happen(2_002_000 + index, false)
  await vi.waitFor(() => expect(game.sockets.length).toBeGreaterThan(before), { timeout: 5000 })
  await connected(game)
  game.happen(2_003_000)
  await vi.waitFor(() => expect(game.known()).toHaveLength(2252), { timeout: 5000 })
  expect(game.known()).toEqual(game.list.map(({ time }) => time))
})

it('reports a refusal until another try succeeds', async () => {
  const game = await aGame(5)
  game.refuse(403)
  game.feed.subscribe(() => {})
  await vi.waitFor(() => expect(game.feed.state().error).toMatchObject({ status: 403 }))
  game.refuse(200)
  game.feed.retry()
  await vi.waitFor(() => expect(game.known()).toHaveLength(5))
  expect(game.feed.state().error).toBeUndefined()
})
