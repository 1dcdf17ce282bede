import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDueForRefresh, SESSION_LIFETIME_MS } from '#modules/session/sessions.ts'
import type { Session } from '#modules/session/sessions.ts'
import type { Services } from '#modules/services.ts'

export const SESSION_COOKIE = 'halyard_session'
const TOKEN_SHAPE = /^[\w-]{43}$/

/** The text of the caller's session cookie, if it can be one. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[SESSION_COOKIE]
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : undefined
}

/** Reads the caller's session and keeps it going; one that is looked at again later may be a remembered one. */
export async function loadSession(
  { clock, sessions }: Pick<Services, 'clock' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  mayBeRemembered: boolean,
): Promise<Session | undefined> {
  const token = sessionTokenOf(request)
  if (token === undefined) return undefined
  const now = clock.now()
  const session = await (mayBeRemembered ? sessions.recall(token, now) : sessions.find(token, now))
  // The cookie has to be set again with it.
  if (session && isDueForRefresh(session, now)) {
    await sessions.refresh(token, session, request.ip, now)
    setSessionCookie(request, reply, token)
  }
  return session
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_LIFETIME_MS / 1000,
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}
