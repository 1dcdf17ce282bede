import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPauses } from '#server/pauses.ts'
import { createSessionFetch } from '#server/session-fetch.ts'

let server: Server
let origin: string
let requests: IncomingMessage[]
let answers: ((response: ServerResponse) => void)[]

beforeEach(async () => {
  requests = []
  answers = []
  server = createServer((request, response) => {
    requests.push(request)
    request.resume().on('end', () => {
      answers.shift()?.(response)
      response.end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const refuse = (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '400' })
const post = () => new Request(`${origin}/x`, { method: 'POST', body: '{}' })

describe('the session', () => {
  it('keeps cookies, renews and forgets them', async () => {
    const { fetch } = createSessionFetch(origin)
    answers.push((response) => response.setHeader('Set-Cookie', ['a=1; Path=/', 'b=x=y; HttpOnly']))
    answers.push((response) => response.setHeader('Set-Cookie', ['a=2', 'b=; Max-Age=0']))
    for (let call = 0; call < 3; call += 1) await fetch(post())
    expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, 'a=1; b=x=y', 'a=2'])
  })

  it('names its origin, which a server takes for the proof of our own page', async () => {
    await createSessionFetch(origin).fetch(post())
    expect(requests[0]?.headers.origin).toBe(origin)
  })

  it('waits as long as the server asks, then sends the same again', async () => {
    const waits: number[] = []
    const slept: number[] = []
    let now = 0
    const pauses = createPauses({
      onWait: (seconds) => waits.push(seconds),
      now: () => now,
      async sleep(ms) {
        slept.push(ms)
        now += ms
      },
    })
    const session = createSessionFetch(origin, { pauses })
    answers.push((response) => response.writeHead(429, { 'Retry-After': '7' }))
    answers.push((response) => response.writeHead(429))
    expect((await session.fetch(post())).status).toBe(200)
    expect([waits, slept]).toEqual([
      [7, 10],
      [7000, 10_000],
    ])
    expect(session.requests()).toBe(3)
  })

  it('gives up before it waits more than a quarter of an hour', async () => {
    let now = 0
    const pauses = createPauses({ now: () => now, sleep: async (ms) => (now += ms) })
    const session = createSessionFetch(origin, { pauses })
    answers.push(...Array.from({ length: 20 }, () => refuse))
    expect((await session.fetch(post())).status).toBe(429)
    expect(session.requests()).toBe(3)
    expect(now).toBe(800_000)
  })

  it('shares pauses with others who ask for the same, so that each is refused once', async () => {
    const faster = 100
    const pauses = createPauses({
      now: () => performance.now() * faster,
      sleep: (ms) => wait(ms / faster),
    })
    const startedAt = performance.now()
    let taken = 0
    const oneEverySecondOrTwo = (response: ServerResponse) => {
      const room = Math.floor((performance.now() - startedAt) / 15)
      if (taken >= room) response.writeHead(429, { 'Retry-After': '2' })
      else taken += 1
    }
    answers.push(...Array.from({ length: 60 }, () => oneEverySecondOrTwo))
    const sessions = Array.from({ length: 6 }, () => createSessionFetch(origin, { pauses }))
    const statuses = await Promise.all(
      sessions.map(async ({ fetch }) => (await fetch(post())).status),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(requests.length).toBeLessThanOrEqual(12)
  })

  it('is broken off with the whole run', async () => {
    const stop = new AbortController()
    answers.push((response) => response.writeHead(429, { 'Retry-After': '60' }))
    const { fetch } = createSessionFetch(origin, { signal: stop.signal })
    const asking = fetch(post())
    setTimeout(() => stop.abort(), 50)
    await expect(asking).rejects.toThrow('aborted')
  })

  it('does not carry a password to another address', async () => {
    answers.push((response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }))
    await expect(createSessionFetch(origin).fetch(post())).rejects.toThrow('redirects to')
    expect(requests).toHaveLength(1)
  })
})
