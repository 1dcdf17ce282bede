import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation, RateClass } from '#http/contract/contract.ts'
import { isOwnCall } from '#http/render/own-call.ts'
import { isLoopback } from '#http/limits/rate-limits.ts'
import type { Caller, RateLimits } from '#http/limits/rate-limits.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { isSameSite } from '#http/security/same-site.ts'
import { loadSession } from '#http/security/session.ts'
import { takeShared } from '#http/limits/shared-rate-limits.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { Services } from '#modules/services.ts'
import type { Session } from '#modules/session/sessions.ts'
import { bearerOf, findTokenCaller } from '#modules/token/bearer.ts'
import type { TokenCaller } from '#modules/token/bearer.ts'

/** The caller: a session, an API token, or anonymous. */
export interface Identity {
  readonly session?: Session | undefined
  readonly token?: TokenCaller | undefined
}

/** Operations that look at the session again in a statement of their own, and refuse what has ended meanwhile. */
const LOOK_AGAIN: ReadonlySet<Operation['id']> = new Set(['submitFlag'])

/** The checks before every operation, in this order: same site, session, rate limits, role. */
export async function guard(
  services: Services,
  limits: RateLimits,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  if (!isSameSite(request)) throw new Refusal(403, 'foreignSite')
  const session = await loadSession(services, request, reply, LOOK_AGAIN.has(operation.id))
  const bearer = session ? undefined : bearerOf(request.headers.authorization)
  const token = bearer === undefined ? undefined : await findTokenCaller(services, bearer)
  if (services.config.rateLimits && !isOwnCall()) {
    const { ip } = request
    await limitRate(services, limits, operation, ip, counted({ session, token }, ip))
  }
  if (bearer === undefined || operation.role === 'Anonymous') refuseRole(operation, session)
  else refuseScope(operation, token)
  return { session, token }
}

function counted({ session, token }: Identity, ip: string): Caller {
  if (session) {
    const kind = session.user.role === 'Admin' ? 'administrator' : 'account'
    return { kind, id: session.user.id }
  }
  if (token) return { kind: 'account', id: token.tokenId }
  return { kind: 'address', id: addressGroup(ip) }
}

/** The one scope there is, `monitor`, reads what monitors see and does nothing else. */
function refuseScope({ role, method }: Operation, token: TokenCaller | undefined): void {
  if (!token) throw new Refusal(401, 'tokenInvalid')
  if (method !== 'GET' || role !== 'Monitor') throw new Refusal(403, 'tokenScope')
}

async function limitRate(
  services: Services,
  limits: RateLimits,
  operation: Operation,
  ip: string,
  caller: Caller,
): Promise<void> {
  const isExempt = isLoopback(ip) && !services.config.rateLimitsOnLoopback
  const waits = [
    isExempt ? undefined : limits.take('global', caller),
    operation.rateClass && (await takeOfClass(services, limits, operation.rateClass, caller)),
  ]
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (seconds === 0) return
  throw new Refusal(429, 'tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds })
}

/** Expensive requests are counted by all processes together; with the built-in database and no supervisor there is one alone. */
function takeOfClass(
  services: Services,
  limits: RateLimits,
  rateClass: RateClass,
  caller: Caller,
): number | undefined | Promise<number | undefined> {
  return services.config.databaseUrl === undefined
    ? limits.take(rateClass, caller)
    : takeShared(services, rateClass, caller)
}

function refuseRole({ id, role }: Operation, session: Session | undefined): void {
  if (role === 'Anonymous') return
  if (!session) throw new Refusal(401, 'loginRequired')
  // Banned users may still log out.
  if (id === 'logOut') return
  if (session.user.role === 'Banned') throw new Refusal(403, 'accountBanned')
  if (!hasRole(session.user, role)) throw new Refusal(403, 'roleTooLow')
}
