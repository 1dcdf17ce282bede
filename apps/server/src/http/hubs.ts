import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { createRateLimits, isLoopback } from '#http/limits/rate-limits.ts'
import { isOwnPage } from '#http/security/same-site.ts'
import { sessionTokenOf } from '#http/security/session.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { HUBS } from '#modules/hub/subscription.ts'
import type { HubName, Subscription } from '#modules/hub/subscription.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Services } from '#modules/services.ts'
import { bearerOf } from '#modules/token/bearer.ts'
import { hashOf } from '#modules/session/sessions.ts'
import { randomUuid } from '#platform/random.ts'

/** Maximum size of a frame, bytes; larger ones close the connection. */
const MAX_FRAME_BYTES = 8192
const MAX_BODY_BYTES = 8192
/** The two versions of negotiation there are. */
const NEGOTIATE_VERSIONS = [0, 1]

interface Query {
  readonly game?: unknown
  readonly negotiateVersion?: unknown
}

/** The hubs of the contract (`x-hubs`): SignalR's JSON protocol over WebSockets. */
export async function serveHubs(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false },
    // `hubs.close()` sends close messages; the server closes the remaining sockets.
    preClose(done) {
      services.hubs.close()
      done()
    },
  })
  const limits = createRateLimits(services.clock)
  const refuse = (request: FastifyRequest) => {
    if (isOwnPage(request) === false) throw new Refusal(403, 'foreignSite')
    const { rateLimits, rateLimitsOnLoopback } = services.config
    if (!rateLimits || (isLoopback(request.ip) && !rateLimitsOnLoopback)) return
    const seconds = limits.take('global', { kind: 'address', id: addressGroup(request.ip) })
    if (seconds === undefined) return
    throw new Refusal(429, 'tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds })
  }

  await app.register(async (scope) => {
    // Clients send an empty body with any content type.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    for (const hub of HUBS) {
      scope.post<{ Querystring: Query }>(`/hub/${hub}/negotiate`, {
        bodyLimit: MAX_BODY_BYTES,
        onRequest: async (request) => refuse(request),
        handler: async (request) => negotiate(services, request.query),
      })
      scope.route<{ Querystring: Query }>({
        method: 'GET',
        url: `/hub/${hub}`,
        onRequest: async (request) => refuse(request),
        handler: upgradeNeeded,
        wsHandler: (socket, request) =>
          services.hubs.accept(
            socket,
            subscriptionOf(services, hub, request),
            addressGroup(request.ip),
          ),
      })
    }
  })
}

/** The id is not stored: any process can accept the connection, and permissions are checked then. */
function negotiate({ random }: Services, { negotiateVersion }: Query) {
  const version = Number(negotiateVersion ?? 0)
  return {
    negotiateVersion: NEGOTIATE_VERSIONS.includes(version) ? version : NEGOTIATE_VERSIONS.at(-1),
    connectionId: randomUuid(random),
    connectionToken: randomUuid(random),
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  }
}

function subscriptionOf(
  { config }: Services,
  hub: HubName,
  request: FastifyRequest<{ Querystring: Query }>,
): Subscription {
  const token = sessionTokenOf(request, config)
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
