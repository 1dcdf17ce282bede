import { createDaemon } from '@halyard/tunnel'
import type { DaemonFetch } from '@halyard/tunnel'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createAccess } from '#tunnel/access.ts'
import { startDaemon } from '#tunnel/daemon.ts'
import { createPool } from '#tunnel/pool.ts'
import type { PoolEvent } from '#tunnel/pool.ts'
import { startPlatform } from '#tunnel/testing/platform.ts'

type Given = {
  answer?: (origin: string) => Promise<boolean>
  allowLan?: boolean
  isApproved?: boolean
  onSocket?: (socket: WebSocket) => void
  protocol?: string
}

const echo = (socket: WebSocket) => socket.on('message', (data) => socket.send(data))

async function start({
  answer,
  allowLan = false,
  isApproved = true,
  onSocket = echo,
  protocol,
}: Given = {}) {
  const platform = await startPlatform(onSocket, protocol)
  const events: PoolEvent[] = []
  const pool = createPool(allowLan, (event) => events.push(event))
  const access = createAccess(answer ?? (async () => false), isApproved ? [platform.origin] : [])
  const daemon = await startDaemon(0, access, pool)
  const page: DaemonFetch = (address, init) => {
    const headers = new Headers(init.headers)
    headers.set('Origin', platform.origin)
    return fetch(address, { ...init, headers })
  }
  const client = createDaemon({ address: daemon.address, fetch: page, answerWithinMs: 2000 })
  const tunnel = async (id: string = randomUUID()) => {
    const added = await client.add({
      local: '127.0.0.1:0',
      remote: platform.instance(id),
      label: 'Pier',
    })
    if (!added.ok) throw new Error(JSON.stringify(added))
    return added.value
  }
  return {
    platform,
    daemon,
    client,
    page,
    pool,
    events,
    tunnel,
    async [Symbol.asyncDispose](): Promise<void> {
      await daemon.close().catch(() => {})
      await platform[Symbol.asyncDispose]()
    },
  }
}

const dial = (local: string): Socket => {
  const [host, port] = local.split(':')
  return connect({ host, port: Number(port) })
}

/** Waits until the other end has closed the connection. */
const closed = async (socket: Socket): Promise<void> => {
  socket.resume()
  await once(socket, 'close')
}

/** Waits until a number has stopped changing. */
async function settled(read: () => number): Promise<void> {
  let before = -1
  while (read() !== before) {
    before = read()
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

describe('a site', () => {
  it('waits for the answer at the terminal, is asked about once, and may then open tunnels', async () => {
    const answer = Promise.withResolvers<boolean>()
    const ask = vi.fn<(origin: string) => Promise<boolean>>(() => answer.promise)
    await using world = await start({ isApproved: false, answer: ask })
    expect(await world.client.version()).toMatchObject({ ok: true })
    expect(await world.client.status()).toBe(403)
    await world.client.register('Harbour')
    await world.client.register('Harbour')
    expect(await world.client.status()).toBe(201)
    expect(ask.mock.calls).toEqual([[world.platform.origin]])
    answer.resolve(true)
    await vi.waitFor(async () => expect(await world.client.status()).toBe(202))
    const entry = await world.tunnel()
    expect(await world.client.list()).toEqual({ ok: true, value: [entry] })
  })

  it('that was refused stays refused', async () => {
    await using world = await start({ isApproved: false })
    await world.client.register('Harbour')
    await vi.waitFor(async () => expect(await world.client.status()).toBe(403))
    await world.client.register('Harbour')
    expect(await world.client.status()).toBe(403)
    expect(await world.client.list()).toMatchObject({ ok: false, failure: { status: 403 } })
  })

  it('cannot fill the terminal with questions', async () => {
    const asked: string[] = []
    const access = createAccess((origin) => {
      asked.push(origin)
      return new Promise(() => {})
    }, [])
    const answers = Array.from({ length: 8 }, (_, index) =>
      access.request(`https://${index}.example`),
    )
    expect(answers.filter((answer) => answer === 'waiting')).toHaveLength(5)
    await Promise.resolve()
    expect(asked).toEqual(['https://0.example'])
  })

  it('sees its own tunnels only', async () => {
    await using world = await start()
    const entry = await world.tunnel()
    expect(world.pool.list('https://other.example')).toEqual([])
    expect(await world.pool.close('https://other.example', entry.local)).toBe(false)
  })
})

describe('refuses', () => {
  type Call = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

  /** Below fetch, which would not send these headers. */
  async function call(address: string, { method = 'GET', path = '/pool', headers, body }: Call) {
    const sent = request(address + path, { method, headers })
    sent.end(body)
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, text: await text(response) }
  }

  it('names that were pointed at this machine', async () => {
    await using world = await start()
    const { port } = new URL(world.daemon.address)
    const headers = { Host: `rebind.example:${port}`, Origin: world.platform.origin }
    expect((await call(world.daemon.address, { headers })).status).toBe(421)
    expect((await call(world.daemon.address, { headers, path: '/version' })).status).toBe(421)
  })

  it.each([
    ['a site nobody approved of', { Origin: 'https://evil.example' }],
    ['a site whose name ends like an approved one', { Origin: 'https://xhttp://127.0.0.1' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a picture or a link', {}],
  ])('%s', async (_who, headers: Record<string, string>) => {
    await using world = await start()
    await world.tunnel()
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const answer = await call(world.daemon.address, { method, headers })
      expect(answer.status).toBe(403)
      expect(answer.text).toBe('')
    }
  })

  it('what a form can send', async () => {
    await using world = await start()
    const headers = { Origin: world.platform.origin, 'Content-Type': 'text/plain' }
    const body = JSON.stringify({ remote: world.platform.instance(randomUUID()) })
    const answer = await call(world.daemon.address, { method: 'POST', headers, body })
    expect(answer.status).toBe(415)
  })

  it('too much, and what is no JSON', async () => {
    await using world = await start()
    const headers = { Origin: world.platform.origin, 'Content-Type': 'application/json' }
    const post = (body: string) => call(world.daemon.address, { method: 'POST', headers, body })
    expect((await post('x'.repeat(20_000))).status).toBe(413)
    expect((await post('{')).status).toBe(400)
    expect((await post('[]')).status).toBe(400)
  })

  it.each([
    [
      'another server',
      { remote: 'ws://192.168.0.1/api/proxy/3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    ],
    ['ports of the network', { local: '0.0.0.0:0' }],
  ])('a tunnel to %s', async (_where, changes) => {
    await using world = await start()
    const entry = { local: '127.0.0.1:0', remote: world.platform.instance(randomUUID()), label: '' }
    const added = await world.client.add({ ...entry, ...changes })
    expect(added).toMatchObject({ ok: false, failure: { kind: 'DaemonError', status: 400 } })
    expect(world.pool.all()).toEqual([])
  })

  it('a port that is taken', async () => {
    await using world = await start()
    const { local } = await world.tunnel()
    const remote = world.platform.instance(randomUUID())
    const added = await world.client.add({ local, remote, label: '' })
    expect(added).toMatchObject({ ok: false, failure: { status: 409 } })
  })

  it('to start where another tunnel runs, and says so', async () => {
    await using world = await start()
    const port = Number(new URL(world.daemon.address).port)
    const second = startDaemon(
      port,
      createAccess(async () => false, []),
      world.pool,
    )
    await expect(second).rejects.toThrow(`Port ${port} is in use`)
  })
})

it('opens ports of the network where that was allowed', async () => {
  await using world = await start({ allowLan: true })
  const remote = world.platform.instance(randomUUID())
  const added = await world.client.add({ local: '0.0.0.0:0', remote, label: '' })
  expect(added).toMatchObject({ ok: true, value: { local: expect.stringMatching(/^0\.0\.0\.0:/) } })
})

describe('a tunnel', () => {
  it('carries bytes unchanged, both ways', async () => {
    await using world = await start()
    const { local } = await world.tunnel()
    const sent = randomBytes(3 * 1024 * 1024)
    const socket = dial(local)
    socket.end(sent)
    expect(Buffer.compare(await buffer(socket), sent)).toBe(0)
  })

  it('answers who has sent everything', async () => {
    await using world = await start({
      onSocket: (socket) =>
        socket.on('message', (data) => setTimeout(() => socket.send(data), 100)),
    })
    const socket = dial((await world.tunnel()).local)
    socket.end('hello\n')
    expect(await text(socket)).toBe('hello\n')
  })

  it('says that everything was sent, to a platform that understands it', async () => {
    const heard: string[] = []
    await using world = await start({
      protocol: 'tcp-half-close',
      onSocket: (socket) =>
        socket.on('message', (data: Buffer) => {
          heard.push(data.toString())
          // Later than a platform that does not understand would be waited for.
          if (data.length === 0) setTimeout(() => socket.send('that was all'), 1300)
          if (data.length === 0) setTimeout(() => socket.send(''), 1400)
        }),
    })
    const socket = dial((await world.tunnel()).local)
    socket.end('hello\n')
    expect(await text(socket)).toBe('that was all')
    expect(heard).toEqual(['hello\n', ''])
  })

  it('closes with the instance', async () => {
    await using world = await start({
      onSocket: (socket) => {
        socket.send('bye')
        socket.close()
      },
    })
    expect(await text(dial((await world.tunnel()).local))).toBe('bye')
  })

  it('does not read on for an instance that sleeps', async () => {
    await using world = await start({ onSocket: (socket) => socket.pause() })
    const socket = dial((await world.tunnel()).local)
    socket.write(Buffer.alloc(64 * 1024 * 1024))
    const taken = () => world.pool.all()[0]?.bytes().sent ?? 0
    await settled(taken)
    // What the buffers of the system and of both ends hold, and no more.
    expect(taken()).toBeGreaterThan(0)
    expect(taken()).toBeLessThan(24 * 1024 * 1024)
    socket.destroy()
  })

  it('does not take on what a sleeping program does not read', async () => {
    const sockets: WebSocket[] = []
    await using world = await start({
      protocol: 'tcp-half-close',
      onSocket: (socket) => {
        sockets.push(socket)
        const chunk = Buffer.alloc(1024 * 1024)
        for (let count = 0; count < 64; count += 1) socket.send(chunk)
      },
    })
    const socket = dial((await world.tunnel()).local)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    await settled(() => sockets[0]?.bufferedAmount ?? 0)
    expect(sockets[0]?.bufferedAmount).toBeGreaterThan(24 * 1024 * 1024)
    socket.destroy()
  })

  it('tries once only what a platform does not understand', async () => {
    let opened = 0
    await using world = await start({
      onSocket: (socket) => {
        opened += 1
        socket.close()
      },
    })
    const { local } = await world.tunnel()
    for (let count = 0; count < 3; count += 1) await text(dial(local))
    expect(opened).toBe(4)
  })

  it('serves many connections at once', async () => {
    await using world = await start()
    const { local } = await world.tunnel()
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const socket = dial(local)
        socket.end(`call ${index}`)
        return text(socket)
      }),
    )
    expect(said).toEqual(Array.from({ length: 50 }, (_, index) => `call ${index}`))
  })

  it('goes with its instance', async () => {
    await using world = await start()
    const id = randomUUID()
    const { local } = await world.tunnel(id)
    world.platform.gone.add(id)
    expect(await text(dial(local))).toBe('')
    await vi.waitFor(async () => expect(await world.client.list()).toEqual({ ok: true, value: [] }))
    await expect(once(dial(local), 'connect')).rejects.toThrow('ECONNREFUSED')
    expect(world.events).toMatchObject([
      { what: 'opened' },
      { what: 'changed' },
      { what: 'ended', end: 'gone' },
      { what: 'closed' },
    ])
  })

  it('is closed by its local address, with what goes through it', async () => {
    await using world = await start()
    const { local } = await world.tunnel()
    const socket = dial(local)
    await once(socket, 'connect')
    expect(await world.client.remove(local)).toEqual({ ok: true, value: true })
    await closed(socket)
    expect(await world.client.remove(local)).toMatchObject({ failure: { status: 404 } })
  })

  it('is opened once for an instance', async () => {
    await using world = await start()
    const id = randomUUID()
    expect(await world.tunnel(id)).toEqual(await world.tunnel(id))
  })
})

it('ends with everything closed', async () => {
  await using world = await start()
  const socket = dial((await world.tunnel()).local)
  await once(socket, 'connect')
  await vi.waitFor(() => expect(world.platform.sockets()).toBe(1))
  await world.daemon.close()
  await closed(socket)
  await vi.waitFor(() => expect(world.platform.sockets()).toBe(0))
  expect(await world.client.status()).toBe('unreachable')
})
