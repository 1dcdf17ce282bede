import { describe, expect, it, vi } from 'vitest'
import { createDaemon } from './daemon.ts'
import type { DaemonFetch } from './daemon.ts'
import { createTunnel } from './tunnel.ts'
import { hasWsrx, startWsrx } from './testing/wsrx.ts'

const origin = 'https://ctf.example.org'
const remote = `wss://ctf.example.org/api/proxy/3f2504e0-4f89-41d3-9a0c-0305e82c3301`

/** Requests as they come from a page of the site. */
const fromPage: DaemonFetch = (address, init) => {
  const headers = new Headers(init.headers)
  headers.set('Origin', origin)
  return fetch(address, { ...init, headers })
}

/** The same, but with the version of a daemon with a window: its other answers are those of this one. */
const withVersion: DaemonFetch = async (address, init) =>
  address.endsWith('/version') ? Response.json({ version: '0.5.16' }) : fromPage(address, init)

/** Asks as a page of 0.4 did: this daemon, which has no window, takes only the origin. */
const introduce = (address: string) =>
  fromPage(`${address}/connect`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(origin),
  })

describe.skipIf(!hasWsrx)('the daemon of wsrx', () => {
  it('knows no site, lets it wait, and lets it in', async () => {
    await using wsrx = await startWsrx()
    const daemon = createDaemon({ address: wsrx.address, fetch: fromPage, answerWithinMs: 2000 })
    expect(await daemon.status()).toBe(403)
    await introduce(wsrx.address)
    expect(await daemon.status()).toBe(201)
    await wsrx.approve(origin)
    expect(await daemon.status()).toBe(202)
  })

  it('opens, lists and closes a tunnel', async () => {
    await using wsrx = await startWsrx()
    await wsrx.approve(origin)
    const daemon = createDaemon({ address: wsrx.address, fetch: fromPage, answerWithinMs: 2000 })
    const added = await daemon.add({ local: '127.0.0.1:0', remote, label: 'Harbourmaster' })
    expect(added).toMatchObject({ ok: true, value: { remote } })
    expect(await daemon.list()).toEqual({ ok: true, value: [added.ok && added.value] })
    expect(await daemon.remove(added.ok ? added.value.local : '')).toEqual({
      ok: true,
      value: true,
    })
    expect(await daemon.list()).toEqual({ ok: true, value: [] })
    expect(await daemon.remove('127.0.0.1:1')).toMatchObject({
      ok: false,
      failure: { kind: 'DaemonError', status: 404 },
    })
  })

  it('counts as too old in its build without a window, which names no version', async () => {
    await using wsrx = await startWsrx()
    const tunnel = createTunnel({
      options: { address: wsrx.address, name: 'Harbour GZ::CTF', allowLan: false },
      onNotice: () => {},
      fetch: fromPage,
    })
    await tunnel.connect()
    expect(tunnel.getStatus().failure).toEqual({ kind: 'VersionMismatch' })
  })

  it('has one port for an instance, however often pages connect', async () => {
    await using wsrx = await startWsrx()
    await wsrx.approve(origin)
    const daemon = createDaemon({ address: wsrx.address, fetch: fromPage, answerWithinMs: 2000 })
    for (let visit = 1; visit <= 3; visit += 1) {
      const tunnel = createTunnel({
        options: { address: wsrx.address, name: 'Harbour GZ::CTF', allowLan: false },
        onNotice: () => {},
        fetch: withVersion,
      })
      // As soon as there is a connection, like an instance's box.
      tunnel.subscribe(() => {
        if (tunnel.getStatus().phase === 'on') void tunnel.open(remote, 'Harbourmaster')
      })
      await tunnel.connect()
      await vi.waitFor(() => expect(tunnel.getStatus().entries).toHaveLength(1))
      tunnel.disconnect()
    }
    expect(await daemon.list()).toMatchObject({ ok: true, value: [{ remote }] })
  })

  it('is missed when it goes', async () => {
    await using wsrx = await startWsrx()
    await wsrx.approve(origin)
    const notices: string[] = []
    const tunnel = createTunnel({
      options: { address: wsrx.address, name: 'Harbour GZ::CTF', allowLan: false },
      onNotice: ({ about }) => notices.push(about),
      fetch: withVersion,
      pollIntervalMs: 20,
    })
    await tunnel.connect()
    expect(tunnel.getStatus()).toMatchObject({ phase: 'on', daemon: 'Usable' })
    await wsrx.stop()
    await vi.waitFor(() => expect(notices).toEqual(['offline']))
    tunnel.disconnect()
  })
})
