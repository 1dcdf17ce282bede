import type { FastifyServerFactory } from 'fastify'
import { createServer } from 'node:http'
import type { ShortPath } from '#http/hot-board.ts'

/** Longer than the minute after which most proxies close a connection that nobody uses. */
const KEEP_ALIVE_MS = 72_000

/** Fastify's own HTTP server, with a short path before its routes. */
export const serverWith =
  (shortPath: ShortPath): FastifyServerFactory =>
  (routes, options) => {
    const server = createServer((request, response) => {
      if (!shortPath(request, response)) routes(request, response)
    })
    // Made by the caller, a server has to be given what Fastify sets on its own one.
    server.keepAliveTimeout = Number(options['keepAliveTimeout'] ?? KEEP_ALIVE_MS)
    server.requestTimeout = Number(options['requestTimeout'] ?? 0)
    return server
  }
