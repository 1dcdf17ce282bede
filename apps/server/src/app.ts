import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from '#config.ts'
import { serveApiDocs } from '#http/api-docs.ts'
import { bindOperations } from '#http/bind.ts'
import { loadContract } from '#http/contract.ts'
import { answerError } from '#http/errors.ts'
import { handlers } from '#http/handlers.ts'
import { serveHubs } from '#http/hubs.ts'
import { serveHealth } from '#http/health.ts'
import { createHotBoard } from '#http/hot-board.ts'
import { parseJson } from '#http/json-body.ts'
import { API_POLICY, FILE_HEADERS, SECURITY_HEADERS } from '#http/security-headers.ts'
import { serverWith } from '#http/server.ts'
import { serveClient } from '#http/static.ts'
import { answerUnmatched } from '#http/unmatched.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Parts } from '#modules/parts.ts'

/** Smaller answers gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024
const HSTS = 'max-age=31536000'

/** Builds the whole HTTP side from its parts, without listening. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const contract = loadContract()
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would say which line belongs to which; there is one line for each.
    childLoggerFactory: (logger) => logger,
    trustProxy: parts.config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    serverFactory: serverWith(createHotBoard(parts)),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)

  await app.register(cookie)
  await app.register(multipart)
  await app.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isKeptForGood(reply)) reply.headers(FILE_HEADERS)
    else {
      reply.headers(SECURITY_HEADERS)
      reply.header('content-language', pickLanguage(request.headers['accept-language']))
    }
    // Other hosts of the operator's domain are not ours to decide about.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', API_POLICY)
    done(null, payload)
  })
  logRequests(app, parts.config)

  bindOperations(app, parts, contract, handlers)
  await serveHubs(app, parts)
  serveHealth(app, parts)
  serveApiDocs(app, parts)
  answerUnmatched(app, contract, await serveClient(app, parts))
  return app
}

const isKeptForGood = (reply: FastifyReply) =>
  String(reply.getHeader('cache-control')).endsWith('immutable')

/** One line for each answer. The path is logged as its route: names and hints in it are nobody's business. */
function logRequests(app: FastifyInstance, { logLevel }: Config): void {
  const tellsAll = ['debug', 'trace'].includes(logLevel)
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 500) request.log.warn(lineOf(request, reply), 'answered')
    else if (tellsAll) request.log.debug(lineOf(request, reply), 'answered')
    done()
  })
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user: request.halyardSession?.user.id,
  }
}
