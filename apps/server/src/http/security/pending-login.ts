import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  PENDING_LIFE_MS,
  createPendingLogin,
  deletePendingLogin,
  findPendingLogin,
} from '#modules/second-factor/pending-logins.ts'
import type { PendingLogin } from '#modules/second-factor/pending-logins.ts'
import type { Services } from '#modules/services.ts'

const COOKIE = 'halyard_login'
const TOKEN_SHAPE = /^[\w-]{43}$/

/** Only the operations of the second step get it, and only from pages of this site. */
const optionsFor = ({ protocol }: FastifyRequest) =>
  ({
    path: '/api/account/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
  }) as const

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : undefined
}

/** Remembers by a cookie of its own that the password was right. */
export async function startPendingLogin(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const token = await createPendingLogin(services, userId)
  reply.setCookie(COOKIE, token, { ...optionsFor(request), maxAge: PENDING_LIFE_MS / 1000 })
}

/** The log-in that waits for its second step. */
export async function pendingLoginOf(
  services: Services,
  request: FastifyRequest,
): Promise<PendingLogin | undefined> {
  const token = tokenOf(request)
  return token === undefined ? undefined : findPendingLogin(services, token)
}

/** It is over: finished, or given up. */
export async function endPendingLogin(
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = tokenOf(request)
  if (token === undefined) return
  await deletePendingLogin(db, token)
  reply.clearCookie(COOKIE, optionsFor(request))
}
