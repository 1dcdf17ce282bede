import { afterEach, describe, expect, it, vi } from 'vitest'
import { anOpenHandedPool, startDaemonServer } from './testing/daemon-server.ts'
import type { DaemonAnswers } from './testing/daemon-server.ts'
import { createTunnel } from './tunnel.ts'
import type { Tunnel, TunnelNotice } from './tunnel.ts'

const remote = 'wss://ctf.example.org/api/proxy/3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const entry = { local: '127.0.0.1:41873', remote, label: 'Harbourmaster' }

const open: Tunnel[] = []
afterEach(() => {
  for (const tunnel of open.splice(0)) tunnel.disconnect()
})

async function start(answers: DaemonAnswers = {}, options = {}) {
  const server = await startDaemonServer(answers)
  const notices: TunnelNotice[] = []
  const tunnel = createTunnel({
    options: { address: server.address, name: 'Harbour GZ::CTF', allowLan: false, ...options },
    onNotice: (notice) => notices.push(notice),
    pollIntervalMs: 10,
    answerWithinMs: 500,
  })
  open.push(tunnel)
  return { server, tunnel, notices, [Symbol.asyncDispose]: server.close }
}

const count = (calls: readonly string[], what: string) =>
  calls.filter((call) => call === what).length

it('sends no request before `connect`, nor after `stop`', async () => {
  await using world = await start()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(world.server.calls()).toEqual([])
  await world.tunnel.connect()
  world.tunnel.disconnect()
  await new Promise((resolve) => setTimeout(resolve, 30))
  const asked = world.server.calls().length
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(world.server.calls()).toHaveLength(asked)
  expect(world.tunnel.getStatus().phase).toBe('off')
})

it('connects: version, introduction, approval, tunnels', async () => {
  await using world = await start({ 'GET /pool': { body: [entry] } })
  await world.tunnel.connect()
  expect(world.server.calls()).toEqual([
    'GET /version',
    'POST /connect',
    'GET /connect',
    'GET /pool',
  ])
  expect(world.tunnel.getStatus()).toEqual({
    phase: 'on',
    daemon: 'Usable',
    entries: [entry],
    failure: undefined,
  })
})

it('waits for the approval, then reads the tunnels at once', async () => {
  await using world = await start({ 'GET /connect': { status: 201 } })
  await world.tunnel.connect()
  expect(world.tunnel.getStatus().daemon).toBe('Pending')
  expect(world.server.calls()).not.toContain('GET /pool')
  world.server.answer('GET /connect', { status: 202 })
  await vi.waitFor(() => expect(world.tunnel.getStatus().daemon).toBe('Usable'))
  await vi.waitFor(() => expect(world.server.calls()).toContain('GET /pool'))
})

it('reads the tunnels at every fifth look', async () => {
  await using world = await start()
  await world.tunnel.connect()
  await vi.waitFor(() => expect(count(world.server.calls(), 'GET /connect')).toBeGreaterThan(12))
  const calls = world.server.calls()
  const looks = calls.reduce<number[]>(
    (found, call, index) =>
      call === 'GET /pool' ? [...found, count(calls.slice(0, index), 'GET /connect')] : found,
    [],
  )
  // One look belongs to the connection itself.
  expect(looks.slice(0, 3)).toEqual([1, 6, 11])
})

it('is registered already: the daemon refuses that, and the look decides', async () => {
  await using world = await start({ 'POST /connect': { status: 400 } })
  await world.tunnel.connect()
  expect(world.tunnel.getStatus().daemon).toBe('Usable')
  expect(world.notices).toEqual([])
})

describe('what goes wrong while connecting', () => {
  it.each([
    ['an old version', { 'GET /version': { body: { version: '0.3.1' } } }, 'VersionMismatch'],
    ['no version', { 'GET /version': { status: 404 } }, 'VersionMismatch'],
    ['an error', { 'GET /version': { status: 500 } }, 'DaemonError'],
    ['a page', { 'GET /version': { text: '<!doctype html>' } }, 'Unknown'],
    ['a refusal of the player', { 'GET /connect': { status: 403 } }, 'DaemonError'],
  ] as const)('%s is reported', async (_what, answers, kind) => {
    await using world = await start(answers)
    await world.tunnel.connect()
    expect(world.tunnel.getStatus()).toMatchObject({ phase: 'off', failure: { kind } })
    expect(world.notices).toMatchObject([{ about: 'connect', failure: { kind } }])
  })

  it('nobody there is said beside the button only', async () => {
    await using world = await start()
    await world.server.close()
    await world.tunnel.connect()
    expect(world.tunnel.getStatus().failure).toEqual({ kind: 'DaemonUnavailable' })
    expect(world.notices).toEqual([])
  })

  it('an old daemon whose version may not be read is distinguished from no daemon', async () => {
    await using world = await start()
    const tunnel = createTunnel({
      options: world.tunnel.options(),
      onNotice: () => {},
      // What a browser does with an answer that does not allow the page's origin.
      fetch: async (address, init) => {
        if (address.endsWith('/version')) throw new TypeError('Failed to fetch')
        return fetch(address, init)
      },
    })
    open.push(tunnel)
    await tunnel.connect()
    expect(tunnel.getStatus().failure).toEqual({ kind: 'VersionMismatch' })
  })
})

it('says once that the daemon went away, and stops asking', async () => {
  await using world = await start()
  await world.tunnel.connect()
  await world.server.close()
  await vi.waitFor(() => expect(world.notices).toEqual([{ about: 'offline' }]))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(world.notices).toHaveLength(1)
  expect(world.tunnel.getStatus()).toMatchObject({ phase: 'off', daemon: 'Invalid', entries: [] })
})

it('says once that the list could not be read', async () => {
  await using world = await start({ 'GET /pool': { status: 500, text: 'no' } })
  await world.tunnel.connect()
  expect(world.notices).toMatchObject([{ about: 'sync', failure: { kind: 'DaemonError' } }])
  expect(world.tunnel.getStatus().phase).toBe('off')
})

/** Does what an instance's box does: asks for its port as soon as there is a connection. */
function openWhenOn(tunnel: Tunnel): void {
  const look = () => {
    const { phase, daemon } = tunnel.getStatus()
    if (phase === 'on' && daemon === 'Usable') void tunnel.open(remote, 'Harbourmaster')
  }
  tunnel.subscribe(look)
}

/** The same page after a reload, or in another tab. */
function load(tunnel: Tunnel): Tunnel {
  const next = createTunnel({ options: tunnel.options(), onNotice: () => {}, pollIntervalMs: 10 })
  open.push(next)
  return next
}
const portOf = (tunnel: Tunnel) =>
  vi.waitFor(() => {
    const [first] = tunnel.getStatus().entries
    expect(first).toBeDefined()
    return first
  })

describe('one port for one instance', () => {
  it('over a second connection and a reload', async () => {
    await using world = await start(anOpenHandedPool())
    openWhenOn(world.tunnel)
    await world.tunnel.connect()
    const first = await portOf(world.tunnel)
    world.tunnel.disconnect()
    await world.tunnel.connect()
    const reloaded = load(world.tunnel)
    openWhenOn(reloaded)
    await reloaded.connect()
    expect(await portOf(reloaded)).toEqual(first)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(count(world.server.calls(), 'POST /pool')).toBe(1)
  })

  it('once the daemon has let the page in, too', async () => {
    await using world = await start(anOpenHandedPool())
    await world.tunnel.connect()
    await world.tunnel.open(remote, 'Harbourmaster')
    world.server.answer('GET /connect', { status: 201 })
    const reloaded = load(world.tunnel)
    openWhenOn(reloaded)
    await reloaded.connect()
    world.server.answer('GET /connect', { status: 202 })
    await portOf(reloaded)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(count(world.server.calls(), 'POST /pool')).toBe(1)
  })

  it('when another tab opened it since the list was read', async () => {
    await using world = await start(anOpenHandedPool())
    const other = load(world.tunnel)
    await Promise.all([world.tunnel.connect(), other.connect()])
    const opened = await world.tunnel.open(remote, 'Harbourmaster')
    expect(await other.open(remote, 'Harbourmaster')).toEqual(opened)
    expect(other.getStatus().entries).toHaveLength(1)
    expect(count(world.server.calls(), 'POST /pool')).toBe(1)
  })
})

describe('a tunnel', () => {
  it('is opened once, however often it is asked for', async () => {
    await using world = await start({ 'POST /pool': { body: entry } })
    await world.tunnel.connect()
    const [one, two] = await Promise.all([
      world.tunnel.open(remote, 'Harbourmaster'),
      world.tunnel.open(remote, 'Harbourmaster'),
    ])
    const three = await world.tunnel.open(remote, 'Harbourmaster')
    const opened = { ok: true, value: entry }
    expect([one, two, three]).toEqual([opened, opened, opened])
    expect(count(world.server.calls(), 'POST /pool')).toBe(1)
  })

  it('is not asked for when the daemon lists it already', async () => {
    await using world = await start({ 'GET /pool': { body: [entry] } })
    await world.tunnel.connect()
    expect(await world.tunnel.open(remote, 'x')).toEqual({ ok: true, value: entry })
    expect(world.server.calls()).not.toContain('POST /pool')
  })

  it.each([
    [false, '127.0.0.1:0'],
    [true, '0.0.0.0:0'],
  ])('listens to the network: %s', async (allowLan, local) => {
    await using world = await start({ 'POST /pool': { body: entry } }, { allowLan })
    await world.tunnel.connect()
    await world.tunnel.open(remote, 'Harbourmaster')
    expect(world.server.asked.at(-1)).toMatchObject({
      what: 'POST /pool',
      body: { local, remote, label: 'Harbourmaster' },
    })
  })

  it('that cannot be opened or closed is reported', async () => {
    await using world = await start({
      'POST /pool': { status: 500, text: 'no port left' },
      'DELETE /pool': { status: 400, text: 'not found' },
    })
    await world.tunnel.connect()
    await world.tunnel.open(remote, 'Harbourmaster')
    await world.tunnel.close('127.0.0.1:1')
    expect(world.notices).toMatchObject([
      { about: 'add', failure: { message: 'no port left' } },
      { about: 'remove', failure: { message: 'not found' } },
    ])
  })

  it('leaves the list when it is closed', async () => {
    await using world = await start({ 'GET /pool': { body: [entry] }, 'DELETE /pool': {} })
    await world.tunnel.connect()
    world.server.answer('GET /pool', { body: [] })
    await world.tunnel.close(entry.local)
    expect(world.tunnel.getStatus().entries).toEqual([])
  })
})

it('reconnects with new options, but not on its own', async () => {
  await using world = await start()
  await world.tunnel.setOptions({ name: 'Other' })
  expect(world.server.calls()).toEqual([])
  await world.tunnel.connect()
  await world.tunnel.setOptions({ allowLan: true })
  expect(count(world.server.calls(), 'POST /connect')).toBe(2)
})

describe('without a press', () => {
  it('connects where the page was let in before', async () => {
    await using world = await start()
    await world.tunnel.resume({ onlyApproved: true })
    expect(world.tunnel.getStatus()).toMatchObject({ phase: 'on', daemon: 'Usable' })
  })

  it.each([201, 403, 404])('leaves alone a daemon that answers %i', async (status) => {
    await using world = await start({ 'GET /connect': { status } })
    await world.tunnel.resume({ onlyApproved: true })
    expect(world.server.calls()).toEqual(['GET /connect'])
    expect(world.tunnel.getStatus()).toMatchObject({ phase: 'off', failure: undefined })
    expect(world.notices).toEqual([])
  })

  it('asks to be let in where somebody is waiting for that', async () => {
    await using world = await start({ 'GET /connect': { status: 201 } })
    await world.tunnel.resume({ onlyApproved: false })
    expect(world.tunnel.getStatus().daemon).toBe('Pending')
  })

  it('says nothing of a daemon that is not there', async () => {
    await using world = await start()
    await world.server.close()
    await world.tunnel.resume({ onlyApproved: false })
    expect(world.tunnel.getStatus()).toMatchObject({ phase: 'off', failure: undefined })
    expect(world.notices).toEqual([])
  })
})
