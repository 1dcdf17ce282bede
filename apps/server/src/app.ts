import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from '#config.ts'
import { serveApiDocs } from '#http/pages/api-docs.ts'
import { createBuiltFiles } from '#http/pages/built-files.ts'
import { bindOperations } from '#http/bind.ts'
import { loadContract } from '#http/contract/contract.ts'
import { answerError } from '#http/errors.ts'
import { handlers } from '#http/contract/handlers.ts'
import { serveHubs } from '#http/hubs.ts'
import { serveHealth } from '#http/health.ts'
import { serveNoticeFeed } from '#http/feeds/notice-feed.ts'
import { servePostFeed } from '#http/feeds/post-feed.ts'
import { createScoreboardFastPath } from '#http/scoreboard-fast-path.ts'
import { requestIdOf } from '#http/request-id.ts'
import { measureRequests } from '#http/measure.ts'
import { parseJson } from '#http/contract/json-body.ts'
import { JSON_TYPE } from '#http/contract/media-type.ts'
import { traceRequests } from '#http/trace.ts'
import { watchRequestBodies } from '#http/contract/request-bodies.ts'
import { API_POLICY, FILE_HEADERS, SECURITY_HEADERS } from '#http/security/security-headers.ts'
import { serverWith } from '#http/server.ts'
import { serveClient } from '#http/pages/static.ts'
import { answerUnmatched } from '#http/contract/unmatched.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Services } from '#modules/services.ts'

/** Smaller responses gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1024
/** Compressed in one go, a board's page in 1.2 ms: as a stream it takes the processor twice as long. */
const COMPRESS_AT_ONCE_BYTES = 192 * 1024
const HSTS = 'max-age=31536000'

/** Builds the Fastify app from its services, without listening. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const contract = loadContract()
  const builtFiles = createBuiltFiles(services)
  const board = createScoreboardFastPath(services)
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger per request: each request is logged in one line.
    childLoggerFactory: (logger) => logger,
    trustProxy: services.config.trustProxy,
    genReqId: requestIdOf(services),
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    serverFactory: serverWith(
      (request, response) => builtFiles(request, response) || board(request, response),
    ),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setErrorHandler(answerError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, parseJson)
  // Operations refuse what they do not take; others read no body at all.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  watchRequestBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  await app.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    encodings: ['br', 'gzip'],
    // A window of 2^18 bytes: with the default of 2^22 each answer asks for megabytes of memory.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isImmutable(reply)) reply.headers(FILE_HEADERS)
    else {
      reply.headers(SECURITY_HEADERS)
      if (!reply.hasHeader('content-language'))
        reply.header('content-language', pickLanguage(request.headers['accept-language']))
    }
    // Without includeSubDomains: the operator's other hosts are not ours to decide about.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', API_POLICY)
    done(null, payload)
  })
  logRequests(app, services.config)
  measureRequests(app, services)
  if (services.config.traces) traceRequests(app)

  bindOperations(app, services, contract, handlers)
  await serveHubs(app, services)
  // The server waits for its connections, those that were upgraded included.
  app.addHook('preClose', (done) => {
    services.proxy.close()
    done()
  })
  serveHealth(app, services)
  serveApiDocs(app, services)
  servePostFeed(app, services)
  serveNoticeFeed(app, services)
  answerUnmatched(app, contract, await serveClient(app, services))
  return app
}

const isImmutable = (reply: FastifyReply) =>
  String(reply.getHeader('cache-control')).endsWith('immutable')

/** Logs one line for each response, with the route instead of the path, which may contain private data. */
function logRequests(app: FastifyInstance, { logLevel }: Config): void {
  const logsEveryRequest = ['debug', 'trace'].includes(logLevel)
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 500) request.log.warn(lineOf(request, reply), 'request completed')
    else if (logsEveryRequest) request.log.debug(lineOf(request, reply), 'request completed')
    done()
  })
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    request: request.id,
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    operation: request.routeOptions.config.operation,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user: request.halyardSession?.user.id,
  }
}
