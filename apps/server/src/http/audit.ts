import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#http/contract/contract.ts'
import { translate } from '#i18n/translate.ts'
import type { AuditEntry, AuditLog } from '#modules/log/audit-log.ts'
import type { Refusal } from '#modules/operation/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, if it was. */
    halyardRefusal: Refusal | undefined
    /** Name of the user this request started a session for. */
    halyardSessionStartedFor: string | undefined
  }
}

/** Changes through these groups are logged; what players do in games is recorded as game events. */
const AUDITED_TAGS = ['account', 'admin', 'asset', 'edit', 'team', 'token']

/** Logs a changing operation, successful or refused, in the administrators' log. */
export function auditOperation(
  auditLog: AuditLog,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (operation.method === 'GET' || !AUDITED_TAGS.includes(operation.tag)) return
  const { statusCode } = reply
  const { halyardRefusal: refusal, halyardUser, halyardToken, halyardSessionStartedFor } = request
  const by = halyardToken ? ` (API token “${halyardToken.tokenName}”)` : ''
  const why = refusal ? `: ${reasonOf(refusal)}` : ''
  auditLog.write({
    level: levelOf(statusCode),
    userName:
      (halyardUser ?? halyardToken?.user)?.userName ?? halyardSessionStartedFor ?? 'Anonymous',
    ip: request.ip,
    message: `${operation.summary}${by}${why}`,
    status: statusOf(statusCode),
  })
}

function reasonOf({ key, options: { values = {}, unlogged = [] } }: Refusal): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    unlogged.includes(name) ? '…' : value,
  ])
  return translate('en-US', key, Object.fromEntries(shown))
}

function levelOf(status: number): AuditEntry['level'] {
  if (status >= 500) return 'Error'
  return [401, 403, 429].includes(status) ? 'Warning' : 'Information'
}

function statusOf(status: number): AuditEntry['status'] {
  if (status < 400) return 'Success'
  if (status === 404) return 'NotFound'
  return [401, 403, 429].includes(status) ? 'Denied' : 'Failed'
}
