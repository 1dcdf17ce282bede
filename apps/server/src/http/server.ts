import type { FastifyServerFactory } from 'fastify'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseRaw } from '#http/raw-refusal.ts'
import type { FastPath } from '#http/scoreboard-fast-path.ts'
import { createSlowClients } from '#http/limits/slow-clients.ts'
import { endWhenUnread } from '#http/limits/unread-answers.ts'

/** Longer than the minute after which most proxies close an idle connection. */
const KEEP_ALIVE_MS = 72_000

/** Headers come at once; after this time they are answered 408. Bodies have limits of their own, see request-bodies.ts. */
const HEADERS = { headersTimeout: 15_000, requestTimeout: 0, connectionsCheckingInterval: 5000 }

/** Nobody reaches other servers through this one. */
function refuseTunnel({ headers, method = '' }: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  refuseRaw({ headers }, socket, {
    ...{ status: 405, key: 'methodNotAllowed', values: { method } },
    headers: ['Allow:'],
  })
}

/** Fastify's HTTP server, with a fast path before its routes. */
export const serverWith =
  (fastPath: FastPath): FastifyServerFactory =>
  (routes, options) => {
    const slowReaders = createSlowClients()
    const server = createServer(HEADERS, (request, response) => {
      endWhenUnread(response, slowReaders)
      if (!fastPath(request, response)) routes(request, response)
    })
    server.on('connect', refuseTunnel)
    // Fastify does not apply its time-outs to a server from a factory.
    server.keepAliveTimeout = Number(options['keepAliveTimeout'] ?? KEEP_ALIVE_MS)
    server.requestTimeout = Number(options['requestTimeout'] ?? 0)
    return server
  }
