import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { listenToHub, reconnectDelay } from '#hub.ts'
import type { HubState } from '#hub.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean()
})

const end = '\u001e'
const message = (target: string, ...given: unknown[]) =>
  JSON.stringify({ type: 1, target, arguments: given }) + end

/** A text frame as a server sends it; all here are shorter than 64 KiB. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([0x81, ...length]), body])
}

/** The text of a short masked frame of a client; empty for others, such as a goodbye. */
function textOf(sent: Buffer): string {
  if (sent[0] !== 0x81) return ''
  const mask = sent.subarray(2, 6)
  const body = sent.subarray(6, 6 + ((sent[1] ?? 0) & 127))
  return Buffer.from(body.map((byte, at) => byte ^ (mask[at % 4] ?? 0))).toString()
}

/** A real server with one hub: greets whoever shakes hands and remembers what it was asked and told. */
async function aHub({ greeting = '{}' } = {}) {
  const asked: string[] = []
  const told: string[] = []
  const sockets: Socket[] = []
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ negotiateVersion: 1, connectionToken: 'place-1' }))
  })
  server.on('upgrade', (request, socket: Socket) => {
    asked.push(`UPGRADE ${request.url}`)
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
    socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'))
    socket.on('error', () => {})
    socket.on('data', (sent: Buffer) => {
      const text = textOf(sent)
      if (text) told.push(text)
      if (text.includes('"protocol"')) socket.write(frame(greeting + end))
    })
    sockets.push(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  cleanUp.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const send = (text: string) => sockets.at(-1)?.write(frame(text))
  return { origin: `http://127.0.0.1:${address.port}`, asked, told, sockets, send }
}

/** Timers that run when the test says so. */
function aClock() {
  const timers: { ms: number; run: () => void }[] = []
  return {
    waits: () => timers.map(({ ms }) => ms),
    run: (ms: number) => {
      const at = timers.findIndex((timer) => timer.ms === ms)
      timers.splice(at >>> 0, 1)[0]?.run()
    },
    after: (ms: number, run: () => void) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
    },
  }
}

const noHub = async () => new Response('no', { status: 404 })

it('negotiates, shakes hands and hands out what comes', async () => {
  const hub = await aHub()
  const ReceivedGameNotice = vi.fn<(notice: object) => void>()
  const onState = vi.fn<(state: HubState) => void>()
  cleanUp.push(
    listenToHub({
      origin: hub.origin,
      hub: 'user',
      gameId: 3,
      on: { ReceivedGameNotice },
      onState,
    }),
  )
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith('connected'))
  expect(hub.asked).toEqual([
    'POST /hub/user/negotiate?game=3&negotiateVersion=1',
    'UPGRADE /hub/user?game=3&id=place-1',
  ])
  expect(hub.told).toEqual([`{"protocol":"json","version":1}${end}`])

  const ping = `{"type":6}${end}`
  const first = message('ReceivedGameNotice', { id: 1 })
  hub.send(`${ping}${first}nonsense${end}${message('Unheard', 1)}`)
  hub.send(message('ReceivedGameNotice', { id: 2, values: ['x'.repeat(300)] }))
  await vi.waitFor(() => expect(ReceivedGameNotice).toHaveBeenCalledTimes(2))
  expect(ReceivedGameNotice.mock.calls[0]).toEqual([{ id: 1 }])
})

it('pings, comes back after a loss and stays away once stopped', async () => {
  const hub = await aHub()
  const clock = aClock()
  const states: HubState[] = []
  const stop = listenToHub({
    origin: hub.origin,
    hub: 'admin',
    on: {},
    onState: (state) => states.push(state),
    surroundings: { after: clock.after, random: () => 0.5 },
  })
  cleanUp.push(stop)
  await vi.waitFor(() => expect(states).toEqual(['connecting', 'connected']))
  clock.run(15_000)
  await vi.waitFor(() => expect(hub.told.at(-1)).toBe(`{"type":6}${end}`))

  hub.sockets[0]?.destroy()
  await vi.waitFor(() => expect(states.at(-1)).toBe('waiting'))
  clock.run(0)
  await vi.waitFor(() => expect(states.at(-1)).toBe('connected'))
  stop()
  expect(states.at(-1)).toBe('closed')
  await vi.waitFor(() => expect(clock.waits()).not.toContain(15_000))
})

it('gives a silent connection up', async () => {
  const hub = await aHub()
  const clock = aClock()
  const onState = vi.fn<(state: HubState) => void>()
  const surroundings = { after: clock.after }
  cleanUp.push(listenToHub({ origin: hub.origin, hub: 'admin', on: {}, onState, surroundings }))
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith('connected'))
  clock.run(30_000)
  expect(onState).toHaveBeenLastCalledWith('waiting')
})

it.each([
  ['refuses', '{"error":"not for you"}'],
  ['closes at once', `{}${end}{"type":7,"error":"no such game"}`],
])('waits when the hub %s', async (_how, greeting) => {
  const hub = await aHub({ greeting })
  const clock = aClock()
  const onState = vi.fn<(state: HubState) => void>()
  const surroundings = { after: clock.after }
  cleanUp.push(listenToHub({ origin: hub.origin, hub: 'monitor', on: {}, onState, surroundings }))
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith('waiting'))
})

it('asks a server without hubs ever more rarely', async () => {
  const clock = aClock()
  const onState = vi.fn<(state: HubState) => void>()
  const surroundings = { after: clock.after, fetch: noHub, random: () => 0.5 }
  cleanUp.push(listenToHub({ origin: 'http://a', hub: 'admin', on: {}, onState, surroundings }))
  for (const wait of [0, 2000, 10_000, 30_000, 60_000, 60_000]) {
    await vi.waitFor(() => expect(clock.waits()).toEqual([wait]))
    clock.run(wait)
  }
})

it('does not wait for ever for a hub that never answers', async () => {
  const clock = aClock()
  const states: HubState[] = []
  const surroundings = {
    after: clock.after,
    fetch: () => new Promise<Response>(() => {}),
    random: () => 0.5,
  }
  cleanUp.push(
    listenToHub({
      origin: 'http://a',
      hub: 'user',
      gameId: 3,
      on: {},
      onState: (state) => states.push(state),
      surroundings,
    }),
  )
  clock.run(12_000)
  await vi.waitFor(() => expect(states).toEqual(['connecting', 'waiting']))
  clock.run(0)
  await vi.waitFor(() => expect(states.at(-1)).toBe('connecting'))
})

it.each([0, 1])('spreads the tries of many clients (%i)', (random) => {
  expect(reconnectDelay(1, random)).toBe(random === 0 ? 1800 : 2200)
})
