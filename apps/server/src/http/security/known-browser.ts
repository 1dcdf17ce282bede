import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteBrowser } from '#modules/second-factor/known-browsers.ts'
import { readPolicy } from '#modules/second-factor/policy.ts'
import type { Services } from '#modules/services.ts'

const COOKIE = 'halyard_browser'
const TOKEN_SHAPE = /^[\w-]{43}$/
const TOKEN_BYTES = 32
/** As long as browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60

/**
 * Where the platform writes to people about new devices: whether this browser is new to the account, which it is not from now on.
 * Without that setting browsers get no such cookie.
 */
export async function isNewBrowser(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<boolean> {
  if (!(await readPolicy(services.db)).newDeviceMail) return false
  const sent = request.cookies[COOKIE]
  const token =
    sent !== undefined && TOKEN_SHAPE.test(sent)
      ? sent
      : services.random.bytes(TOKEN_BYTES).toString('base64url')
  reply.setCookie(COOKIE, token, {
    path: '/api/account',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: LIFE_SECONDS,
  })
  return noteBrowser(services.db, { userId, token, nowMs: services.clock.now() })
}
