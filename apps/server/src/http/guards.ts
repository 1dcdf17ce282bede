import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#http/contract.ts'
import { isLoopback } from '#http/rate-limits.ts'
import type { Caller, RateLimits } from '#http/rate-limits.ts'
import { isSameSite } from '#http/same-site.ts'
import { loadSession } from '#http/session.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { Parts } from '#modules/parts.ts'
import type { Session } from '#modules/session/sessions.ts'

/** What stands before every operation, in this order: same site, session, rate limits, role. */
export async function guard(
  parts: Parts,
  limits: RateLimits,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  if (!isSameSite(request)) throw new Refusal(403, 'foreignSite')
  const session = await loadSession(parts, request, reply)
  if (parts.config.rateLimits) {
    const caller: Caller = session
      ? { kind: 'account', id: session.user.id }
      : { kind: 'address', id: request.ip }
    limitRate(parts, limits, operation, request.ip, caller)
  }
  refuseRole(operation, session)
  return session
}

function limitRate(
  parts: Parts,
  limits: RateLimits,
  operation: Operation,
  ip: string,
  caller: Caller,
): void {
  const isExempt = isLoopback(ip) && !parts.config.rateLimitsOnLoopback
  const waits = [
    isExempt ? undefined : limits.take('global', caller),
    operation.rateClass && limits.take(operation.rateClass, caller),
  ]
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  if (seconds === 0) return
  throw new Refusal(429, 'tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds })
}

function refuseRole({ id, role }: Operation, session: Session | undefined): void {
  if (role === 'Anonymous') return
  if (!session) throw new Refusal(401, 'loginRequired')
  // Whoever is banned may still close the session.
  if (id === 'logOut') return
  if (session.user.role === 'Banned') throw new Refusal(403, 'accountBanned')
  if (!hasRole(session.user, role)) throw new Refusal(403, 'roleTooLow')
}
