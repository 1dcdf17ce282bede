import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#http/contract.ts'
import { translate } from '#i18n/translate.ts'
import type { Happening, Journal } from '#modules/log/journal.ts'
import type { Refusal } from '#modules/operation/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, if it was. */
    halyardRefusal: Refusal | undefined
    /** Who a session was started for by this request. */
    halyardNewcomer: string | undefined
  }
}

/** Changes of these groups go into the log; what players do in games is kept there as events. */
const NOTED_TAGS = ['account', 'admin', 'asset', 'edit', 'team', 'token']

/** Writes what an operation changed, or refused to, into the log that administrators read. */
export function noteOperation(
  journal: Journal,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (operation.method === 'GET' || !NOTED_TAGS.includes(operation.tag)) return
  const { statusCode } = reply
  const { halyardRefusal: refusal, halyardSession, halyardNewcomer } = request
  const why = refusal ? `: ${translate('en-US', refusal.key, refusal.options.values)}` : ''
  journal.write({
    level: levelOf(statusCode),
    userName: halyardSession?.user.userName ?? halyardNewcomer ?? 'Anonymous',
    ip: request.ip,
    message: `${operation.summary}${why}`,
    status: statusOf(statusCode),
  })
}

function levelOf(status: number): Happening['level'] {
  if (status >= 500) return 'Error'
  return [401, 403, 429].includes(status) ? 'Warning' : 'Information'
}

function statusOf(status: number): Happening['status'] {
  if (status < 400) return 'Success'
  if (status === 404) return 'NotFound'
  return [401, 403, 429].includes(status) ? 'Denied' : 'Failed'
}
