import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bindOperations } from '#http/bind.ts'
import { loadContract } from '#http/contract/contract.ts'
import { answerError } from '#http/errors.ts'
import { handlers } from '#http/contract/handlers.ts'
import { notImplemented } from '#modules/operation/handle.ts'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const { app, services, visitor, as, aUser, aGame, clock, cookieOf } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))
const user = await as(await aUser())
const json = { 'content-type': 'application/json' }
const uploadForm = { 'content-type': 'multipart/form-data; boundary=b' }

const send = (payload: string | undefined, headers: Record<string, string> = json) =>
  user.send({
    method: 'POST',
    url: '/api/team',
    headers,
    ...(payload !== undefined && { payload }),
  })

describe('a body', () => {
  it.each([
    ['malformed', '{"name":', 'The request body is not valid JSON.'],
    ['absent', undefined, 'The request has no body.'],
    ['empty', '', 'The request has no body.'],
    ['a list', '[]', 'body: the type must be object.'],
    ['null', 'null', 'body: null is not allowed.'],
    [
      'reaching for prototypes',
      '{"__proto__":{"name":"x"}}',
      'The request body is not valid JSON.',
    ],
  ])('that is %s is refused', async (_, payload, title) => {
    expect(await send(payload)).toMatchObject({ status: 400, body: { title, status: 400 } })
  })

  it('is JSON and says so', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expect(await send('{"name":"x"}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { title: 'Send the body as application/json.', status: 415 },
      })
    }
    const form = await user.upload('POST', '/api/team', [
      { field: 'name', fileName: 'x', content: 'x' },
    ])
    expect(form.status).toBe(415)
  })

  it.each(['text/json', 'application/vnd.crew+json', 'Application/Problem+JSON; charset=utf-8'])(
    'is JSON as %s',
    async (type) => {
      const { status, body } = await send('{"name":"Wire"}', { 'content-type': type })
      expect({ status, name: body.name }).toEqual({ status: 200, name: 'Wire' })
      expect((await send('{"name":', { 'content-type': type })).status).toBe(400)
    },
  )

  it('is as large as its operation needs, and no larger', async () => {
    const large = JSON.stringify({ name: 'x', bio: 'x'.repeat(2000) })
    expect(await send(large)).toMatchObject({
      status: 413,
      body: { title: 'The request is too large.', status: 413 },
    })
    for (const [length, status] of [
      [300_000, 200],
      [2_000_000, 413],
    ] as const) {
      const body = { title: 'Long', content: 'x'.repeat(length) }
      expect((await admin.post('/api/edit/posts', body)).status).toBe(status)
    }
  })
})

describe('a path', () => {
  it('is matched in any letter case, with or without a slash at the end', async () => {
    expect((await visitor.get('/API/Config')).status).toBe(200)
    expect((await visitor.get('/api/config/')).status).toBe(200)
  })

  it('that is not one is refused in JSON', async () => {
    expect(await visitor.get('/api/team/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { status: 400 },
    })
  })
})

describe('a query', () => {
  it('is checked and has the defaults of the contract', async () => {
    for (const query of ['count=51', 'count=-1', 'count=abc', 'skip=-1']) {
      expect(await visitor.get(`/api/game?${query}`)).toMatchObject({
        status: 400,
        body: { status: 400 },
      })
    }
    expect((await visitor.get('/api/game?COUNT=5&unknown=1')).status).toBe(200)
  })

  it('without a value is none', async () => {
    const game = await aGame()
    for (const url of [`/api/game/${game.id}/submissions?type=`, '/api/game?count=&skip='])
      expect({ url, status: (await admin.get(url)).status }).toEqual({ url, status: 200 })
    expect((await admin.post('/api/admin/users/search?hint=')).status).toBe(400)
  })
})

const logIn = (headers: Record<string, string>, payload?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/account/login',
    headers: { host: 'ctf.example', ...headers },
    payload: payload ?? '{"userName":"a","password":"b"}',
  })

describe('T15: a request that changes something', () => {
  it.each([
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { ...json, 'sec-fetch-site': 'same-site' }],
    ['no page at all', { ...json, 'sec-fetch-site': 'none' }],
    ['another origin', { ...json, origin: 'https://evil.example' }],
    ['another port', { ...json, origin: 'http://ctf.example:81' }],
    ['an opaque origin', { ...json, origin: 'null' }],
    ['a form of another origin', { ...uploadForm, origin: 'https://evil.example' }],
  ])('is refused from %s', async (_, headers) => {
    const response = await logIn(headers)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      status: 403,
      title: expect.stringContaining('another site'),
    })
  })

  it.each([
    ['our own page', { ...json, 'sec-fetch-site': 'same-origin' }],
    ['our own origin', { ...json, origin: 'http://ctf.example' }],
    ['a program', json],
  ])('is taken from %s', async (_, headers) => {
    expect((await logIn(headers)).statusCode).toBe(401)
  })

  it('may be a form or have no body: command-line clients say nothing about a page', async () => {
    const cookie = await cookieOf(await aUser({ role: 'Admin' }))
    const upload = await app.inject({
      method: 'POST',
      url: '/api/assets',
      headers: { cookie, ...uploadForm },
      payload:
        '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\na\r\n--b--\r\n',
    })
    expect(upload.statusCode).toBe(200)
    const logOut = { method: 'POST', url: '/api/account/logout', headers: { cookie } } as const
    expect((await app.inject(logOut)).statusCode).toBe(200)
  })

  it('without a body is refused from another site, too', async () => {
    const client = httpClient(app)
    const bare = {
      method: 'POST',
      url: '/api/account/logout',
      headers: { 'sec-fetch-site': 'cross-site' },
    } as const
    expect((await client.send(bare)).status).toBe(403)
    expect((await client.post('/api/account/logout')).status).toBe(401)
  })

  it('is never a reading one', async () => {
    const response = await app.inject({
      url: '/api/config',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.statusCode).toBe(200)
  })
})

describe('T23: forwarded headers', () => {
  it('of a proxy that is not trusted change nothing', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/account/login',
      headers: {
        ...json,
        host: 'ctf.example',
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
      payload: '{"userName":"a","password":"b"}',
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('T23: a proxy that is trusted', async () => {
  const PROXY = '10.1.2.3'
  const behind = await testApp({ trustProxy: '10.1.0.0/16' })
  const keeper = await behind.as(await behind.aUser({ role: 'Admin' }))
  /** The address that the server takes a request to be from. */
  const seenAs = async (remoteAddress: string, forwarded: string) => {
    await behind.app.inject({
      method: 'POST',
      url: '/api/account/login',
      remoteAddress,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      payload: '{"userName":"a","password":"b"}',
    })
    return (await keeper.get('/api/admin/logs?count=1')).body[0].ip
  }

  it('names the visitor, and only by its own word', async () => {
    expect(await seenAs(PROXY, '203.0.113.7')).toBe('203.0.113.7')
    behind.clock.advance(1000)
    // What the visitor sent is further left and not trusted.
    expect(await seenAs(PROXY, '8.8.8.8, 203.0.113.8')).toBe('203.0.113.8')
    behind.clock.advance(1000)
    expect(await seenAs('203.0.113.9', '8.8.8.8')).toBe('203.0.113.9')
  })

  const ask = (remoteAddress: string) =>
    behind.app.inject({
      url: '/api/config',
      remoteAddress,
      headers: { 'x-forwarded-proto': 'https' },
    })

  it('makes HSTS out of https, others do not', async () => {
    expect((await ask(PROXY)).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await ask('203.0.113.9')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('every answer', () => {
  it('carries the headers that keep browsers careful', async () => {
    for (const url of ['/api/config', '/api/nothing', '/healthz']) {
      const { headers } = await visitor.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-language': 'en-US',
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('over a kilobyte is compressed for whoever wants it', async () => {
    await admin.post('/api/edit/posts', { title: 'Long', summary: 'x'.repeat(3000) })
    const gzip = await visitor.get('/api/posts', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toContain('"Long"')
    expect(
      (await visitor.get('/api/posts', { 'accept-encoding': 'gzip, br' })).headers[
        'content-encoding'
      ],
    ).toBe('br')
    expect(
      (await visitor.get('/api/config', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
  })
})

it('an operation that is not built yet says so with 501', async () => {
  const own = Fastify()
  await own.register(cookies)
  own.setErrorHandler(answerError)
  bindOperations(own, services, loadContract(), {
    ...handlers,
    listPosts: notImplemented('listPosts'),
  })
  const { statusCode, body } = await own.inject('/api/posts')
  expect(statusCode).toBe(501)
  expect(JSON.parse(body).title).toBe('This server does not offer listPosts yet.')
})

describe('the clock', () => {
  it('of a test does not move', () => {
    const before = clock.now()
    clock.advance(5)
    expect(clock.now()).toBe(before + 5)
  })
})
