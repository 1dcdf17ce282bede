import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { isOwnCall } from '#http/render/own-call.ts'
import { isDueForRefresh, SESSION_LIFETIME_MS } from '#modules/session/sessions.ts'
import type { Session } from '#modules/session/sessions.ts'
import type { Services } from '#modules/services.ts'

export const SESSION_COOKIE = 'halyard_session'
/** What clients made for other platforms of the contract look for. */
const KNOWN_COOKIE = 'GZCTF_Token'
const TOKEN_SHAPE = /^[\w-]{43}$/

type Names = Pick<Config, 'knownNames'>

const cookiesOf = ({ knownNames }: Names) =>
  knownNames ? [SESSION_COOKIE, KNOWN_COOKIE] : [SESSION_COOKIE]

/** The text of the caller's session cookie, if it can be one. */
export function sessionTokenOf(request: FastifyRequest, names: Names): string | undefined {
  return cookiesOf(names)
    .map((name) => request.cookies[name])
    .find((token) => token !== undefined && TOKEN_SHAPE.test(token))
}

/** Reads the caller's session and keeps it going; one that is looked at again later may be a remembered one. */
export async function loadSession(
  { clock, sessions, config }: Pick<Services, 'clock' | 'sessions' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  mayBeRemembered: boolean,
): Promise<Session | undefined> {
  const token = sessionTokenOf(request, config)
  if (token === undefined) return undefined
  const now = clock.now()
  const session = await (mayBeRemembered ? sessions.recall(token, now) : sessions.find(token, now))
  // The cookie has to be set again with it, which our own calls cannot.
  if (session && !isOwnCall() && isDueForRefresh(session, now)) {
    await sessions.refresh(token, session, request.ip, now)
    setSessionCookie(request, reply, config, token)
  }
  return session
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  names: Names,
  token: string,
): void {
  const options = { ...optionsFor(request), maxAge: SESSION_LIFETIME_MS / 1000 }
  for (const name of cookiesOf(names)) reply.setCookie(name, token, options)
}

export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  names: Names,
): void {
  for (const name of cookiesOf(names)) reply.clearCookie(name, optionsFor(request))
}

const optionsFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const
