import { once } from 'node:events'
import { createServer } from 'node:net'
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

/** Returns the port, which the system chooses for 0. */
export async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })
  } catch (error) {
    throw listenRefusal(error, { ...config, flag: '--port' })
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : config.port
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
