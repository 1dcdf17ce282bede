import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    const session = createSessionFetch(origin, {
      onWait: (seconds) => waits.push(seconds),
      sleep: async (ms) => slept.push(ms),
    })
    answers.push((response) => response.writeHead(429, { 'Retry-After': '7' }))
    answers.push((response) => response.writeHead(429))
    expect((await session.fetch(post())).status).toBe(200)
    expect([waits, slept]).toEqual([
      [7, 10],
      [7000, 10_000],
    ])
    expect(session.requests()).toBe(3)
  })

  it('gives up after ten pauses', async () => {
    const session = createSessionFetch(origin, { sleep: async () => undefined })
    answers.push(...Array.from({ length: 20 }, () => (r: ServerResponse) => r.writeHead(429)))
    expect((await session.fetch(post())).status).toBe(429)
    expect(session.requests()).toBe(11)
  })

  it('does not carry a password to another address', async () => {
    answers.push((response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }))
    await expect(createSessionFetch(origin).fetch(post())).rejects.toThrow('redirects to')
    expect(requests).toHaveLength(1)
  })
})
