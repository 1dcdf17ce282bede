import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '#client.ts'
import type { ClockSample } from '#middleware.ts'
import { unwrap } from '#unwrap.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A real server that answers every request the same way; resolves with its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening))
  const address = started.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }

describe('a call', () => {
  it('gives the parsed body', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, json).end('{"id":12,"name":"null & void"}')
    })
    const call = createClient({ baseUrl }).GET('/api/team/{id}', { params: { path: { id: 12 } } })
    expect(await unwrap(call)).toEqual({ id: 12, name: 'null & void' })
  })

  it('gives undefined for an empty 200', async () => {
    const baseUrl = await serve((_request, response) => response.writeHead(200).end())
    expect(await unwrap(createClient({ baseUrl }).POST('/api/account/logout'))).toBeUndefined()
  })

  it('fills in path and query', async () => {
    const asked: unknown[] = []
    const baseUrl = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(200, json).end('[]')
    })
    const { GET } = createClient({ baseUrl })
    const query = { count: 24, skip: 0, level: 'a&b=c' }
    await unwrap(GET('/api/admin/logs', { params: { query } }))
    await unwrap(GET('/api/posts/{id}', { params: { path: { id: 'a/b c' } } }))
    expect(asked).toEqual([
      '/api/admin/logs?count=24&skip=0&level=a%26b%3Dc',
      '/api/posts/a%2Fb%20c',
    ])
  })

  it('asks for the language of the moment', async () => {
    const asked: unknown[] = []
    const baseUrl = await serve((request, response) => {
      asked.push(request.headers['accept-language'])
      response.writeHead(200, json).end('[]')
    })
    let tag = 'en-US'
    const client = createClient({ baseUrl, language: () => tag })
    await unwrap(client.GET('/api/posts'))
    tag = 'zh-CN'
    await unwrap(client.GET('/api/posts'))
    expect(asked).toEqual(['en-US', 'zh-CN'])
  })

  it('samples the server clock, but not from answers a cache may have kept', async () => {
    const baseUrl = await serve((request, response) => {
      const cached = request.url?.startsWith('/api/game')
      const cache = cached ? 'public,max-age=60' : 'no-cache, must-revalidate'
      response.writeHead(200, {
        ...json,
        Date: 'Sat, 21 Nov 2026 03:00:00 GMT',
        'Cache-Control': cache,
      })
      response.end('[]')
    })
    const samples: ClockSample[] = []
    const client = createClient({ baseUrl, onClockSample: (sample) => samples.push(sample) })
    await unwrap(client.GET('/api/game'))
    await unwrap(client.GET('/api/posts'))
    expect(samples).toHaveLength(1)
    expect(samples[0]?.serverMs).toBe(Date.UTC(2026, 10, 21, 3))
    expect(samples[0]?.receivedMs).toBeGreaterThanOrEqual(samples[0]?.sentMs ?? Infinity)
  })
})

describe('a refusal', () => {
  it('carries the title, the wait and the operation', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(429, { ...json, 'Retry-After': '21' })
      response.end('{"title":"Too many tries","status":429}')
    })
    await expect(unwrap(createClient({ baseUrl }).GET('/api/team'))).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      title: 'Too many tries',
      retryAfterSeconds: 21,
      operation: 'GET /api/team',
    })
  })

  it.each([
    ['not started', 10001],
    ['ended', 10002],
  ])('knows a game that is %s by the body, not by HTTP', async (_phase, code) => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(400, json).end(JSON.stringify({ title: 'no', status: code }))
    })
    const call = createClient({ baseUrl }).GET('/api/game/{id}', { params: { path: { id: 1 } } })
    await expect(unwrap(call)).rejects.toMatchObject({ status: 400, code })
  })

  it.each([
    ['an HTML page', 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['nothing at all', 500, 'text/plain', ''],
    ['an HTML page that pretends to be fine', 200, 'text/html; charset=utf-8', '<!doctype html>'],
  ])('has no title when the body is %s', async (_what, status, type, body) => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(status, { 'Content-Type': type }).end(body)
    })
    await expect(unwrap(createClient({ baseUrl }).GET('/api/config'))).rejects.toMatchObject({
      name: 'ApiError',
      status,
      title: '',
    })
  })

  it('has status 0 when nobody answers', async () => {
    const call = createClient({ baseUrl: 'http://127.0.0.1:9' }).GET('/api/config')
    await expect(unwrap(call)).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      operation: 'GET /api/config',
    })
  })

  it('has status 0 when the answer breaks off', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { ...json, 'Content-Length': '100' }).write('{"title":')
      setTimeout(() => response.destroy(), 20)
    })
    const call = createClient({ baseUrl }).GET('/api/config')
    await expect(unwrap(call)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('is seen by middleware before it becomes an error', async () => {
    const baseUrl = await serve((request, response) => {
      response.writeHead(request.headers.authorization ? 200 : 401, json).end('[]')
    })
    const client = createClient({ baseUrl })
    client.use({
      onResponse: ({ request, options }) =>
        options.fetch(new Request(request, { headers: { Authorization: 'Bearer again' } })),
    })
    expect(await unwrap(client.GET('/api/posts'))).toEqual([])
  })

  it('stays an abort when the caller gave up', async () => {
    const baseUrl = await serve(() => {})
    const stop = new AbortController()
    const call = unwrap(createClient({ baseUrl }).GET('/api/config', { signal: stop.signal }))
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
