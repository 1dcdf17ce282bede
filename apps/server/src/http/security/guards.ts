import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation, RateClass } from '#http/contract/contract.ts'
import type { Validation } from '#http/contract/validation.ts'
import { isOwnCall } from '#http/render/own-call.ts'
import { isLoopback } from '#http/limits/rate-limits.ts'
import type { Caller, RateLimits } from '#http/limits/rate-limits.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { isSameSite } from '#http/security/same-site.ts'
import { requireRight } from '#http/security/rights.ts'
import type { Identity } from '#http/security/rights.ts'
import { loadSession } from '#http/security/session.ts'
import { takeShared } from '#http/limits/shared-rate-limits.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Services } from '#modules/services.ts'
import type { GameRights } from '#modules/staff/game-right.ts'
import { bearerOf, findTokenCaller } from '#modules/token/bearer.ts'

/** Operations that look at the session again in a statement of their own, and refuse what has ended meanwhile. */
const LOOK_AGAIN: ReadonlySet<Operation['id']> = new Set(['submitFlag'])

/** What the checks look things up with. */
export interface GuardNeeds {
  readonly services: Services
  readonly limits: RateLimits
  readonly validation: Validation
}

/** Who calls, and what they may by their roles in games. */
interface Admitted extends Identity {
  readonly gameRights: GameRights
}

/** The checks before every operation, in this order: same site, session, rate limits, rights. */
export async function guard(
  { services, limits, validation }: GuardNeeds,
  operation: Operation,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
): Promise<Admitted> {
  if (!isSameSite(request)) throw new Refusal(403, 'foreignSite')
  const session = await loadSession(services, request, reply, LOOK_AGAIN.has(operation.id))
  const bearer = session ? undefined : bearerOf(request.headers.authorization)
  const token = bearer === undefined ? undefined : await findTokenCaller(services, bearer)
  if (services.config.rateLimits && !isOwnCall()) {
    const { ip } = request
    await limitRate(services, limits, operation, ip, counted({ session, token }, ip))
  }
  const asked = { hasBearer: bearer !== undefined, params: request.params }
  const gameRights = await requireRight(
    { services, validation },
    operation,
    { session, token },
    asked,
  )
  return { session, token, gameRights }
}

function counted({ session, token }: Identity, ip: string): Caller {
  if (session) {
    const kind = session.user.role === 'Admin' ? 'administrator' : 'account'
    return { kind, id: session.user.id }
  }
  if (token) return { kind: 'account', id: token.tokenId }
  return { kind: 'address', id: addressGroup(ip) }
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
