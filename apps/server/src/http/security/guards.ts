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
import type { SessionUser } from '#modules/session/session-user.ts'
import { bearerOf, findTokenCaller } from '#modules/token/bearer.ts'
import { looksLikeToken } from '#modules/token/token-text.ts'

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
  /** Undefined for a visitor. */
  readonly user: SessionUser | undefined
  readonly gameRights: GameRights
}

/** The checks before every operation, in this order: same site, session or token, rate limits, rights. */
export async function guard(
  { services, limits, validation }: GuardNeeds,
  operation: Operation,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
): Promise<Admitted> {
  if (!isSameSite(request)) throw new Refusal(403, 'foreignSite')
  const bearer = bearerOf(request.headers.authorization)
  // A text of another shape is somebody else's: proxies in front of a platform add such headers to the requests of people who are logged in.
  const isToken = bearer !== undefined && looksLikeToken(bearer)
  const session = isToken
    ? undefined
    : await loadSession(services, request, reply, LOOK_AGAIN.has(operation.id))
  const token = isToken ? await findTokenCaller(services, bearer, request.ip) : undefined
  if (services.config.rateLimits && !isOwnCall())
    await limitRate(services, limits, operation, request.ip, { session, token })
  const right = await requireRight(
    { services, validation },
    operation,
    { session, token },
    { hasBearer: bearer !== undefined, params: request.params },
  )
  return { session, token, ...right }
}

/** Whose budget a call counts in: each token has one of its own. */
function counted({ session, token }: Identity, ip: string): Caller {
  const user = session?.user ?? token?.user
  if (!user) return { kind: 'address', id: addressGroup(ip) }
  const isAdministrator = user.role === 'Admin' && token?.scopes !== null
  return { kind: isAdministrator ? 'administrator' : 'account', id: token?.tokenId ?? user.id }
}

/** Guesses and instances count for the person, however many tokens there are. */
function countedInClass(identity: Identity, ip: string): Caller {
  const { token } = identity
  const caller = counted(identity, ip)
  return token?.scopes ? { ...caller, id: token.user.id } : caller
}

async function limitRate(
  services: Services,
  limits: RateLimits,
  operation: Operation,
  ip: string,
  identity: Identity,
): Promise<void> {
  const isExempt = isLoopback(ip) && !services.config.rateLimitsOnLoopback
  const waits = [
    isExempt ? undefined : limits.take('global', counted(identity, ip)),
    operation.rateClass &&
      (await takeOfClass(services, limits, operation.rateClass, countedInClass(identity, ip))),
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
