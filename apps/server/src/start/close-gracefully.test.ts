import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeGracefully, connectionsOf } from '#start/close-gracefully.ts'

/** A server whose every answer takes the processor for as long. */
async function aBusyServer(busyMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/', () => {
    const untilMs = performance.now() + busyMs
    while (performance.now() < untilMs);
    return 'done'
  })
  const connections = connectionsOf(app.server)
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return { app, connections, port: Number(port) }
}

/** Sends a request on a connection that stays open, and answers with all that came back. */
function ask(port: number): { sent: Promise<void>; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', ({ message }) => resolve(message))
    socket.on('close', () => resolve(text))
  })
  const sent = new Promise<void>((resolve) => {
    socket.once('connect', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n', () => resolve()))
  })
  return { sent, answer }
}

it('answers every request that was sent before the stop, read or not', async () => {
  const { app, connections, port } = await aBusyServer(5)
  const asked = Array.from({ length: 200 }, () => ask(port))
  await asked[0]?.sent
  await closeGracefully(app, { connections, arrivalsMs: 5000, requestsMs: 5000 })
  const answers = await Promise.all(asked.map(({ answer }) => answer))
  expect(answers.filter((text) => !text.startsWith('HTTP/1.1 200'))).toEqual([])
})

it('does not wait for connections that ask for nothing', async () => {
  const { app, connections, port } = await aBusyServer(0)
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const startMs = performance.now()
  await closeGracefully(app, { connections, arrivalsMs: 5000, requestsMs: 5000 })
  await closed
  expect(performance.now() - startMs).toBeLessThan(2000)
})
