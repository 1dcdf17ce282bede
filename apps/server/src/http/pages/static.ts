import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { documentPolicies } from '#http/security/document-policy.ts'
import { BUILT_ICON, serveFavicon } from '#http/pages/favicon.ts'
import { sendRefusal } from '#http/errors.ts'
import { FOREIGN_WORKER_POLICY, isForeignClient } from '#http/security/foreign-client.ts'
import { createRenderer } from '#http/render/renderer.ts'
import { createIndexPage } from '#http/pages/index-page.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Services } from '#modules/services.ts'

const BUILT_CLIENT = join(import.meta.dirname, '../../../../web/dist')
/** Files whose name changes with their content. */
export const HASHED = /[-.][\w-]{8,}\.[\w.]+$/
/** A script as it lies there: as written, or compressed at build. */
const SCRIPT = /\.m?js(\.br|\.gz)?$/
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
/** The service worker needs the same sources as our pages, and no others. */
const SERVICE_WORKER = /\/sw\.js(\.br|\.gz)?$/
const SERVICE_WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"
/** Validators for files that may change; a file with a content hash in its name needs none. */
const FOR_ASKING_AGAIN = ['accept-ranges', 'etag', 'last-modified']
const ONE_YEAR_SECONDS = 31_536_000
const ONE_HOUR_SECONDS = 3600

/** Where the files of the web client are. */
export const clientFolder = ({ webFolder }: Pick<Config, 'webFolder'>): string =>
  webFolder ?? BUILT_CLIENT

export type AnswerElsewhere = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/**
 * Serves the built web client: its files as they are, and its page for every other path that could be a
 * screen. Returns what to do with a path that no route knows.
 */
export async function serveClient(
  app: FastifyInstance,
  services: Services,
): Promise<AnswerElsewhere> {
  const folder = clientFolder(services.config)
  if (!existsSync(join(folder, 'index.html'))) {
    serveFavicon(app, services, undefined)
    services.log.warn({ folder }, 'the web client is not built: only the API is served')
    return answerNoScreen
  }
  const isForeign = isForeignClient(folder, services.config.foreignClient)
  const icon = join(folder, BUILT_ICON)
  serveFavicon(app, services, existsSync(icon) ? icon : join(BUILT_CLIENT, BUILT_ICON))
  const renderPage = isForeign ? undefined : await createRenderer(app, services, folder)
  const page = createIndexPage(folder, services, { isForeign, renderPage })
  const workerPolicy = isForeign ? FOREIGN_WORKER_POLICY : WORKER_POLICY
  const policyOfDocument = documentPolicies(folder)
  await app.register(async (files) => {
    // Any other path is left to the handler of unmatched paths, before a folder is searched for it.
    files.addHook('onRequest', (request, reply, done) => {
      if (isFilePath(pathOf(request))) done()
      else reply.callNotFound()
    })
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      dotfiles: 'deny',
      decorateReply: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // A worker lives by the policy of its own file: it may compile WebAssembly, the page may not.
        if (SCRIPT.test(path)) void reply.header('content-security-policy', workerPolicy)
        if (SERVICE_WORKER.test(path)) {
          void reply.header('content-security-policy', SERVICE_WORKER_POLICY)
          // A new release is found at the next visit.
          void reply.header('cache-control', 'no-cache')
          return
        }
        const policy = policyOfDocument(path)
        if (policy) void reply.header('content-security-policy', policy)
        // What the names of another client's files promise is not known.
        const isHashed = !isForeign && HASHED.test(path)
        if (isHashed) for (const name of FOR_ASKING_AGAIN) void reply.removeHeader(name)
        const age = isHashed ? ONE_YEAR_SECONDS : ONE_HOUR_SECONDS
        void reply.header('cache-control', `public, max-age=${age}${isHashed ? ', immutable' : ''}`)
      },
    })
  })
  return (request, reply) =>
    isScreen(request) ? page(request, reply) : answerNoScreen(request, reply)
}

/** The last part of a file's path has a dot; the page itself is never sent as it lies there. */
function isFilePath(path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return last.includes('.') && last !== 'index.html' && path !== `/${BUILT_ICON}`
}

/** A path that a reader could have typed: read only, and no file name. */
function isScreen(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && !isFilePath(pathOf(request))
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

function answerNoScreen(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return sendRefusal(request, reply, new Refusal(404, 'notFound'))
  }
  reply.header('allow', 'GET, HEAD')
  const { method } = request
  return sendRefusal(request, reply, new Refusal(405, 'methodNotAllowed', { values: { method } }))
}
