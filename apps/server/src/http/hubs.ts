import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { createRateLimits, isLoopback } from '#http/rate-limits.ts'
import { isOwnPage } from '#http/same-site.ts'
import { sessionTokenOf } from '#http/session.ts'
import { HUBS } from '#modules/hub/places.ts'
import type { HubName, Place } from '#modules/hub/places.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Parts } from '#modules/parts.ts'
import { bearerOf } from '#modules/token/bearer.ts'
import { hashOf } from '#modules/session/sessions.ts'
import { randomUuid } from '#platform/random.ts'

/** Largest frame that is read at all, bytes; larger ones end the connection. */
const MOST_FRAME_BYTES = 8192
const MOST_BODY_BYTES = 8192
/** The two versions of negotiation there are. */
const NEGOTIATE_VERSIONS = [0, 1]

interface Query {
  readonly game?: unknown
  readonly negotiateVersion?: unknown
}

/** The hubs of the contract (`x-hubs`): SignalR's JSON protocol over WebSockets. */
export async function serveHubs(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
    // Listeners are sent away by `hubs.close()`, with a word; the server closes what is left.
    preClose(done) {
      parts.hubs.close()
      done()
    },
  })
  const limits = createRateLimits(parts.clock)
  const refuse = (request: FastifyRequest) => {
    if (isOwnPage(request) === false) throw new Refusal(403, 'foreignSite')
    const { rateLimits, rateLimitsOnLoopback } = parts.config
    if (!rateLimits || (isLoopback(request.ip) && !rateLimitsOnLoopback)) return
    const seconds = limits.take('global', { kind: 'address', id: request.ip })
    if (seconds === undefined) return
    throw new Refusal(429, 'tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds })
  }

  await app.register(async (scope) => {
    // Clients send an empty body under whatever type.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    for (const hub of HUBS) {
      scope.post<{ Querystring: Query }>(`/hub/${hub}/negotiate`, {
        bodyLimit: MOST_BODY_BYTES,
        onRequest: async (request) => refuse(request),
        handler: async (request) => negotiate(parts, request.query),
      })
      scope.route<{ Querystring: Query }>({
        method: 'GET',
        url: `/hub/${hub}`,
        onRequest: async (request) => refuse(request),
        handler: upgradeNeeded,
        wsHandler: (socket, request) =>
          parts.hubs.accept(socket, placeOf(hub, request), request.ip),
      })
    }
  })
}

/** The id leads nowhere: any process can take the connection, and rights are asked when it is there. */
function negotiate({ random }: Parts, { negotiateVersion }: Query) {
  const version = Number(negotiateVersion ?? 0)
  return {
    negotiateVersion: NEGOTIATE_VERSIONS.includes(version) ? version : NEGOTIATE_VERSIONS.at(-1),
    connectionId: randomUuid(random),
    connectionToken: randomUuid(random),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  }
}

function placeOf(hub: HubName, request: FastifyRequest<{ Querystring: Query }>): Place {
  const token = sessionTokenOf(request)
  return {
    hub,
    gameId: hub === 'admin' ? undefined : gameIdOf(request.query.game),
    sessionHash: token === undefined ? undefined : hashOf(token),
    apiToken: bearerOf(request.headers.authorization),
  }
}

/** An id that a game can have; undefined for anything else. */
function gameIdOf(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= 2_147_483_647 ? id : undefined
}

const upgradeNeeded = (request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(request, reply.header('upgrade', 'websocket'), new Refusal(426, 'upgradeNeeded'))
