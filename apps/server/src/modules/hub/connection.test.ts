// One connection on a real socket, with times short enough to wait for.
import { once } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openConnection } from '#modules/hub/connection.ts'
import type { Connection } from '#modules/hub/connection.ts'

const END = '\u001e'
const HELLO = `{"protocol":"json","version":1}${END}`
/** Machines that test are busy. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
const open: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of open.splice(0)) close()
})

/** Long enough for any machine. */
const AGES = 60_000
const SILENT_MS = 150

async function aLine({
  autoPong = true,
  handshakeMs = AGES,
  admit = async () => undefined as string | undefined,
} = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const onEnd = vi.fn<() => void>()
  const onOpen = vi.fn<() => void>()
  const accepted = new Promise<{ connection: Connection; socket: WebSocket }>((resolve) =>
    server.once('connection', (socket) => {
      const times = { handshakeMs, silentMs: SILENT_MS }
      resolve({ connection: openConnection(socket, { times, admit, onOpen, onEnd }), socket })
    }),
  )
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong })
  const closed = once(client, 'close')
  open.push(() => {
    client.terminate()
    server.close()
  })
  await once(client, 'open')
  return { client, closed, onEnd, onOpen, ...(await accepted) }
}

it('a silent guest is sent away', async () => {
  const { closed, onEnd, onOpen } = await aLine({ handshakeMs: 150 })
  const [code] = (await closed) as unknown[]
  expect(code).toBe(1008)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

it('a listener lives as long as it answers pings, and no longer', async () => {
  // The connection's own clock does not move between the steps, however busy the machine is.
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const alive = await aLine()
  alive.client.send(HELLO)
  await eventually(() => expect(alive.onOpen).toHaveBeenCalled())
  for (let count = 0; count < 6; count += 1) {
    nowMs += SILENT_MS
    const answered = once(alive.socket, 'pong')
    alive.connection.ping()
    await answered
  }
  expect(alive.onEnd).not.toHaveBeenCalled()

  const dead = await aLine({ autoPong: false })
  dead.client.send(HELLO)
  await eventually(() => expect(dead.onOpen).toHaveBeenCalled())
  dead.connection.ping()
  nowMs += SILENT_MS
  dead.connection.ping()
  expect(dead.onEnd).not.toHaveBeenCalled()
  nowMs += 1
  dead.connection.ping()
  expect(dead.onEnd).toHaveBeenCalledOnce()
})

it('T33: a listener that does not read is dropped before it fills the memory', async () => {
  const { client, connection, socket, onOpen, onEnd } = await aLine()
  client.send(HELLO)
  await eventually(() => expect(onOpen).toHaveBeenCalled())
  client.pause()
  const text = 'x'.repeat(100_000)
  let most = 0
  for (let count = 0; count < 1000 && onEnd.mock.calls.length === 0; count += 1) {
    connection.send(text)
    most = Math.max(most, socket.bufferedAmount)
    await new Promise(setImmediate)
  }
  expect(onEnd).toHaveBeenCalledOnce()
  expect(most).toBeLessThan(1_500_000)
})

it('rights that end while they are looked up open nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const admit = vi.fn<() => Promise<string | undefined>>(() => promise)
  const { client, closed, connection, onOpen } = await aLine({ admit })
  client.send(HELLO)
  await eventually(() => expect(admit).toHaveBeenCalled())
  connection.end('Gone')
  resolve(undefined)
  await closed
  expect(onOpen).not.toHaveBeenCalled()
})

it('a look-up that fails is a refusal, not an open door', async () => {
  const { client, closed, onOpen } = await aLine({ admit: () => Promise.reject(new Error('away')) })
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  client.send(HELLO)
  await closed
  expect(heard).toEqual([`{"error":"The server cannot look this up now."}${END}`])
  expect(onOpen).not.toHaveBeenCalled()
})
