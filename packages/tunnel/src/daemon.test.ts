import { describe, expect, it } from 'vitest'
import { createDaemon } from './daemon.ts'
import { startDaemonServer } from './testing/daemon-server.ts'

const daemonAt = (address: string, answerWithinMs = 2000) =>
  createDaemon({ address, fetch, answerWithinMs })
const remote = 'wss://ctf.example.org/api/proxy/3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('the version', () => {
  it.each([
    ['is new enough', { body: { version: '0.4.0' } }, { ok: true, value: '0.4.0' }],
    ['may be a bare text', { body: '0.5.16' }, { ok: true, value: '0.5.16' }],
    [
      'is too old',
      { body: { version: '0.3.9' } },
      { ok: false, failure: { kind: 'VersionMismatch', version: '0.3.9' } },
    ],
    ['is not known there', { status: 404 }, { ok: false, failure: { kind: 'VersionMismatch' } }],
    ['is a page', { text: '<!doctype html>' }, { ok: false, failure: { kind: 'Unknown' } }],
    ['is of something else', { body: { name: 'x' } }, { ok: false, failure: { kind: 'Unknown' } }],
    [
      'fails',
      { status: 500, text: 'broken pipe' },
      { ok: false, failure: { kind: 'DaemonError', status: 500, message: 'broken pipe' } },
    ],
  ] as const)('%s', async (_how, answer, outcome) => {
    await using server = await startDaemonServer({ 'GET /version': answer })
    expect(await daemonAt(server.address).version()).toEqual(outcome)
  })

  it('is not waited for for ever', async () => {
    await using server = await startDaemonServer({ 'GET /version': 'silence' })
    const outcome = await daemonAt(server.address, 50).version()
    expect(outcome).toEqual({ ok: false, failure: { kind: 'DaemonUnavailable' } })
  })
})

it('introduces the page with what the protocol asks for', async () => {
  await using server = await startDaemonServer()
  await daemonAt(server.address).register('Harbour GZ::CTF')
  expect(server.asked).toMatchObject([
    {
      what: 'POST /connect',
      body: {
        name: 'Harbour GZ::CTF',
        features: ['basic', 'pingfall'],
        host: 'IN_HEADER',
        state: 'pending',
      },
      headers: { 'content-type': 'application/json' },
    },
  ])
})

it('sends neither cookies nor where the page is, and follows no redirect', async () => {
  const sent: RequestInit[] = []
  const daemon = createDaemon({
    address: 'http://127.0.0.1:3307',
    answerWithinMs: 100,
    fetch: async (_address, init) => {
      sent.push(init)
      return new Response('[]')
    },
  })
  await daemon.version()
  await daemon.register('Harbour')
  await daemon.status()
  await daemon.list()
  await daemon.add({ local: '127.0.0.1:0', remote, label: '' })
  await daemon.remove('127.0.0.1:1')
  await daemon.isAnswered()
  expect(sent).toHaveLength(7)
  for (const { credentials, referrerPolicy, redirect, mode } of sent) {
    expect({ credentials, referrerPolicy }).toEqual({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    // Browsers refuse the two together, and reveal nothing of such an answer.
    expect(redirect).toBe(mode === 'no-cors' ? undefined : 'error')
  }
})

it.each([202, 201, 403, 500])('gives the status %i as it is', async (status) => {
  await using server = await startDaemonServer({ 'GET /connect': { status } })
  expect(await daemonAt(server.address).status()).toBe(status)
})

it('says when nobody answers', async () => {
  const server = await startDaemonServer()
  await server.close()
  const daemon = daemonAt(server.address)
  expect(await daemon.status()).toBe('unreachable')
  expect(await daemon.list()).toEqual({ ok: false, failure: { kind: 'DaemonUnavailable' } })
  expect(await daemon.isAnswered()).toBe(false)
})

describe('the pool', () => {
  const entry = { local: '127.0.0.1:41873', remote, label: 'Harbourmaster' }

  it.each([
    ['a list', [entry]],
    ['an object by local address', { [entry.local]: entry }],
    ['the names of older daemons', [{ from: entry.local, to: remote, label: 'Harbourmaster' }]],
  ])('is read as %s', async (_form, body) => {
    await using server = await startDaemonServer({ 'GET /pool': { body } })
    expect(await daemonAt(server.address).list()).toEqual({ ok: true, value: [entry] })
  })

  it('leaves out what is no tunnel', async () => {
    const body = [
      null,
      7,
      { local: '127.0.0.1:1' },
      { local: 'javascript:alert(1)', remote },
      { local: 'evil.example:80', remote },
      { local: '127.0.0.1:1', remote: 'file:///etc/passwd' },
      { ...entry, label: 'x'.repeat(4000) },
    ]
    await using server = await startDaemonServer({ 'GET /pool': { body } })
    expect(await daemonAt(server.address).list()).toEqual({
      ok: true,
      value: [{ ...entry, label: '' }],
    })
  })

  it('adds and deletes', async () => {
    await using server = await startDaemonServer({
      'POST /pool': { body: entry },
      'DELETE /pool': {},
    })
    const daemon = daemonAt(server.address)
    const wish = { ...entry, local: '127.0.0.1:0' }
    expect(await daemon.add(wish)).toEqual({ ok: true, value: entry })
    expect(await daemon.remove(entry.local)).toEqual({ ok: true, value: true })
    expect(server.asked).toMatchObject([{ body: wish }, { body: { local: entry.local } }])
  })

  it('says why something was refused', async () => {
    await using server = await startDaemonServer({
      'POST /pool': { status: 400, text: 'port is taken\n' },
    })
    expect(await daemonAt(server.address).add(entry)).toEqual({
      ok: false,
      failure: { kind: 'DaemonError', status: 400, message: 'port is taken' },
    })
  })
})
