import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'

/** More than Node lets wait by itself, which is 511. */
const VISITORS = 800
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
})
