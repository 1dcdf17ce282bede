import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#db/errors.ts'
import { pickLanguage } from '#i18n/language.ts'
import { translate } from '#i18n/translate.ts'
import { isDiskFull } from '#platform/error-code.ts'
import { StoreAwayError } from '#platform/objects/object-store.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Errors of Fastify, by code. */
const FRAMEWORK: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal(413, 'bodyTooLarge'),
  FST_REQ_FILE_TOO_LARGE: () => new Refusal(413, 'bodyTooLarge'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Refusal(400, 'formExpected'),
}

/** The refusal for an error; undefined for an internal error. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  const known = FRAMEWORK[error.code]
  if (known) return known()
  if (isDiskFull(error)) return new Refusal(503, 'diskFull', { retryAfterSeconds: 60 })
  if (error instanceof StoreAwayError)
    return new Refusal(503, 'filesAway', { retryAfterSeconds: 5 })
  if (isDatabaseAway(error)) return new Refusal(503, 'databaseAway', { retryAfterSeconds: 5 })
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new Refusal(status, 'badRequest') : undefined
}

/** Writes `{ title, status }` in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { status, key, options } = refusal
  request.halyardRefusal = refusal
  const language = pickLanguage(request.headers['accept-language'])
  const title = translate(language, key, options.values)
  if (options.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(options.retryAfterSeconds))
  }
  const mediaType = options.asProblem ? 'application/problem+json' : 'application/json'
  const body = options.asProblem
    ? { type: null, title, status, detail: null, instance: null }
    : { title, status: options.code ?? status, need: options.need }
  return reply
    .code(status)
    .removeHeader('etag')
    .removeHeader('last-modified')
    .header('cache-control', 'no-store')
    .type(`${mediaType}; charset=utf-8`)
    .send(JSON.stringify(body))
}

/** The error handler. Unexpected errors are logged and answered without details. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error)
  if (!refusal || refusal.status === 503) {
    request.log.error({ request: request.id, err: error }, 'request failed')
    // Whoever sees the failure can quote it, and the operator finds the line.
    reply.header('x-request-id', request.id)
  }
  return sendRefusal(request, reply, refusal ?? new Refusal(500, 'internalError'))
}
