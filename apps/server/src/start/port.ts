import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { errorCodeOf } from '#platform/error-code.ts'
import { StartError } from '#platform/start-error.ts'

/**
 * Connections that may wait until they are accepted. Beyond that the system drops them, and a browser tries again after one, three and seven
 * seconds: with Node's 511 that befalls those who open a game the moment it starts. The system may allow fewer (`net.core.somaxconn`).
 */
const BACKLOG = 4096

/** Throws for a port in use, before anything is created or changed. */
export async function refuseUsedPort(config: Config): Promise<void> {
  const probe = createServer().listen(config.port, config.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw listenRefusal(error, { ...config, flag: '--port' })
  }
  probe.close()
  await once(probe, 'close')
}

/**
 * Node takes one new connection from a listening socket in a turn of its event loop, and in the same turn a request from each connection that is
 * there: where a proxy keeps hundreds of them busy, a new one waits for minutes. With several sockets on the port it takes as many.
 * docs/decisions/0432-several-listening-sockets.md
 */
const LISTENERS = 64
/** Elsewhere a port belongs to one socket. Processes that share one take connections from their supervisor, which has nothing else to do. */
const canReusePort = () => process.platform === 'linux' && !cluster.isWorker

export interface Listening {
  /** The system chooses it for 0. */
  readonly port: number
  /** Closed together with the app; each ends when the connections that came through it have. */
  readonly listeners: readonly Server[]
}

export async function listen(app: FastifyInstance, config: Config): Promise<Listening> {
  const reusePort = canReusePort()
  const options = { host: config.host, backlog: BACKLOG, reusePort }
  try {
    await app.listen({ ...options, port: config.port })
    const address = app.server.address()
    if (typeof address !== 'object' || !address) return { port: config.port, listeners: [] }
    const { port } = address
    const place = { ...options, host: address.address, port }
    const count = reusePort ? LISTENERS - 1 : 0
    const listeners = await Promise.all(
      Array.from({ length: count }, () => openListener(app, place)),
    )
    return { port, listeners }
  } catch (error) {
    throw listenRefusal(error, { ...config, flag: '--port' })
  }
}

type ListenerPlace = { host: string; port: number; backlog: number; reusePort: boolean }

/** One more socket on the port of an app, with the settings of Node's own. */
async function openListener({ server }: FastifyInstance, place: ListenerPlace): Promise<Server> {
  const listener = createServer({ allowHalfOpen: true, noDelay: true })
  listener.on('connection', (socket) => server.emit('connection', socket))
  listener.listen(place)
  await once(listener, 'listening')
  return listener
}

interface Place {
  readonly host: string
  readonly port: number
  /** With which another port is chosen. */
  readonly flag: string
}

/** The sentence for a port that cannot be listened on; the error itself where there is none. */
export function listenRefusal(error: unknown, { host, port, flag }: Place): unknown {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use: stop the program that uses it, or choose another with ${flag}.`,
      )
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this account: choose one above 1023 with ${flag}.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}: choose another with --host.`)
    case undefined:
    default:
      return error
  }
}
