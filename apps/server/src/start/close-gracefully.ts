import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds of a round in which requests may arrive, and the rounds without one after which nothing more is on its way. */
const ROUND_MS = 50
const QUIET_ROUNDS = 2

interface Options {
  /** Of the server: those that a browser has opened ahead, and asked for nothing, are not idle to Node. */
  readonly connections: ReadonlySet<Socket>
  /** Other sockets on the port. */
  readonly listeners?: readonly Server[]
  /** For requests that were sent before it was known that the program stops. */
  readonly arrivalsMs: number
  /** For requests that run. */
  readonly requestsMs: number
}

/** The open connections of a server, from now on. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/**
 * Lets requests finish. Those that clients have sent already, but the server has not read yet, are answered too: to Node their
 * connections look idle, and it would close them. Then connections are closed as soon as they are idle, or after a time-out.
 */
export async function closeGracefully(
  app: FastifyInstance,
  { connections, listeners = [], arrivalsMs, requestsMs }: Options,
): Promise<void> {
  await untilQuiet(app, arrivalsMs)
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  const sweep = setInterval(() => app.server.closeIdleConnections(), ROUND_MS)
  const forceClose = setTimeout(() => app.server.closeAllConnections(), requestsMs)
  try {
    await Promise.all([
      app.close(),
      ...listeners.map((listener) => once(listener.close(), 'close')),
    ])
  } finally {
    clearInterval(sweep)
    clearTimeout(forceClose)
  }
}

async function untilQuiet({ server }: FastifyInstance, longestMs: number): Promise<void> {
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  for (const event of ['connection', 'request']) server.on(event, count)
  const untilMs = performance.now() + longestMs
  for (let quiet = 0; quiet < QUIET_ROUNDS && performance.now() < untilMs;) {
    arrivals = 0
    await sleep(ROUND_MS)
    // After a busy moment a timer comes before what has arrived meanwhile is read.
    await setImmediate()
    quiet = arrivals === 0 ? quiet + 1 : 0
  }
  for (const event of ['connection', 'request']) server.off(event, count)
}
