// One connection on a real socket, with times short enough to wait for.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
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
  for (const close of open.splice(0)) close()
})

async function aLine({
  autoPong = true,
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
      const times = { handshakeMs: 150, silentMs: 150 }
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
  const { closed, onEnd, onOpen } = await aLine()
  const [code] = (await closed) as unknown[]
  expect(code).toBe(1008)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

it('a listener lives as long as it answers pings, and no longer', async () => {
  const alive = await aLine()
  alive.client.send(HELLO)
  await eventually(() => expect(alive.onOpen).toHaveBeenCalled())
  for (let count = 0; count < 6; count += 1) {
    alive.connection.ping()
    await sleep(50)
  }
  expect(alive.onEnd).not.toHaveBeenCalled()

  const dead = await aLine({ autoPong: false })
  dead.client.send(HELLO)
  await eventually(() => expect(dead.onOpen).toHaveBeenCalled())
  await sleep(200)
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
  const { client, closed, connection, onOpen } = await aLine({ admit: () => promise })
  client.send(HELLO)
  await sleep(50)
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
