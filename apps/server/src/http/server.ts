import type { FastifyServerFactory } from 'fastify'
import { createServer } from 'node:http'
import type { FastPath } from '#http/scoreboard-fast-path.ts'

/** Longer than the minute after which most proxies close an idle connection. */
const KEEP_ALIVE_MS = 72_000

/** Fastify's HTTP server, with a fast path before its routes. */
export const serverWith =
  (fastPath: FastPath): FastifyServerFactory =>
  (routes, options) => {
    const server = createServer((request, response) => {
      if (!fastPath(request, response)) routes(request, response)
    })
    // Fastify does not apply its time-outs to a server from a factory.
    server.keepAliveTimeout = Number(options['keepAliveTimeout'] ?? KEEP_ALIVE_MS)
    server.requestTimeout = Number(options['requestTimeout'] ?? 0)
    return server
  }
