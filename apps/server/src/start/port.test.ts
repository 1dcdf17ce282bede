import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { closeGracefully, connectionsOf } from '#start/close-gracefully.ts'
import { listen } from '#start/port.ts'

/** More than Node lets wait by itself, which is 511. */
const VISITORS = 800
const NEW_ONES = 80
const CONNECT_WITHIN_MS = 10_000

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server in a thread that listens as the platform does, and then is too busy to accept anybody. */
async function aBusyServer(): Promise<number> {
  const worker = new Worker(new URL('./testing/busy-server.ts', import.meta.url))
  ends.push(() => worker.terminate())
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function visit(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    ends.push(() => socket.destroy())
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    setTimeout(() => resolve(false), CONNECT_WITHIN_MS)
  })
}

const systemAllows = (): number => {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}

describe('the port', () => {
  it.skipIf(systemAllows() < VISITORS)(
    'lets hundreds wait who come in the same moment',
    async () => {
      const port = await aBusyServer()
      const visits = await Promise.all(Array.from({ length: VISITORS }, () => visit(port)))
      expect(visits.filter((isIn) => !isIn)).toHaveLength(0)
    },
    30_000,
  )

  it.runIf(process.platform === 'linux')(
    'takes many new connections in one turn of the event loop, in which it answers all that are there',
    async () => {
      const app = Fastify()
      const connections = connectionsOf(app.server)
      const { port, listeners } = await listen(app, {
        ...readConfig({}),
        port: 0,
        host: '127.0.0.1',
      })
      ends.push(() =>
        closeGracefully(app, { connections, listeners, arrivalsMs: 1000, requestsMs: 1000 }),
      )
      let taken = 0
      app.server.on('connection', () => (taken += 1))
      const done = new Int32Array(new SharedArrayBuffer(4))
      const visitors = new Worker(new URL('./testing/visitors.ts', import.meta.url), {
        workerData: { port, count: NEW_ONES, done },
      })
      ends.push(() => visitors.terminate())
      await once(visitors, 'online')
      // As a turn that takes long; the system lets them in meanwhile.
      Atomics.wait(done, 0, 0)
      await setImmediate()
      await setImmediate()
      expect(taken).toBeGreaterThan(NEW_ONES / 4)
    },
  )

  it('answers through whichever socket a visitor comes, and ends when it is closed', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' })
    app.get('/', () => 'here')
    const connections = connectionsOf(app.server)
    const { port, listeners } = await listen(app, { ...readConfig({}), port: 0, host: '127.0.0.1' })
    const visits = Array.from({ length: NEW_ONES }, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`)
      return answer.text()
    })
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['here']))
    await closeGracefully(app, { connections, listeners, arrivalsMs: 1000, requestsMs: 1000 })
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  })
})
