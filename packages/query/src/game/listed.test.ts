import { createClient } from '@halyard/api'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { gameQueries } from '#game/lists/queries.ts'

// Without a window nothing is polled.
beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

it('games of a list are read once and not polled, the game of a page is', async () => {
  const asked: string[] = []
  const respond = async ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return Response.json({ id: 1, start: Date.now(), end: Date.now() + 9e9 })
  }
  connect({ client: createClient({ baseUrl: 'http://ctf.example', fetch: respond }) })
  const client = createQueryClient()
  const stops = [gameQueries.listed(1), gameQueries.listed(2), gameQueries.detail(3)].map(
    (options) => new QueryObserver(client, options).subscribe(() => {}),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  stops.forEach((stop) => stop())
  const timesOf = (id: number) => asked.filter((path) => path === `/api/game/${id}`).length
  expect([timesOf(1), timesOf(2)]).toEqual([1, 1])
  expect(timesOf(3)).toBeGreaterThan(3)
})
