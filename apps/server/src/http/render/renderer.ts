import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { asOwnCall } from '#http/render/own-call.ts'
import type { LookOf } from '#http/render/marks.ts'
import type {
  Answer,
  Call,
  CallAnswer,
  RenderedPage,
  Rendering,
  RenderTask,
} from '#http/render/render-worker.ts'
import { createSharedPages } from '#http/render/shared-pages.ts'
import { SESSION_COOKIE, sessionTokenOf } from '#http/security/session.ts'
import type { Language } from '#i18n/language.ts'
import type { Services } from '#modules/services.ts'

/** Renders the page that a request asks for; undefined where the browser has to. */
export type RenderPage = (
  request: FastifyRequest,
  language: Language,
) => Promise<RenderedPage | undefined>

/** A visitor waits no longer than this, also while the worker starts; then the browser renders. */
const PATIENCE_MS = 1000
/** A page that takes longer has hung: its worker is terminated. */
const TIMEOUT_MS = 10_000
/** Pages that wait for the worker, up to some 150 ms; beyond it the browser renders at once: in a rush everybody would wait for nothing. */
const MAX_QUEUE = 8

/**
 * Server-side rendering, in one worker thread: the modules of the client hold the language and the stores of one page. Whatever goes
 * wrong or takes too long, the document goes without it.
 */
export async function createRenderer(
  app: FastifyInstance,
  { clock, log, config, metrics }: Services,
  folder: string,
): Promise<RenderPage | undefined> {
  const built = (file: string) => join(folder, '.server', file)
  if (!config.serverRendering || !existsSync(built('entry-server.js'))) return undefined
  const isRendered = await readScreens(pathToFileURL(built('screens.js')).href)
  const { lookOf }: { lookOf: LookOf } = await import(pathToFileURL(built('look.js')).href)
  const pageFor = createSharedPages(lookOf)
  let pool: Piscina<RenderTask, Rendering> | undefined
  const worker = () =>
    (pool ??= new Piscina({
      filename: new URL('render-worker.ts', import.meta.url).href,
      workerData: pathToFileURL(built('entry-server.js')).href,
      minThreads: 1,
      maxThreads: 1,
      atomics: 'disabled',
    }))
  // The code is there before the first visitor is.
  app.addHook('onListen', (done) => {
    worker()
    done()
  })
  app.addHook('onClose', () => pool?.destroy())

  const run = async (
    task: Omit<RenderTask, 'nowMs' | 'port'>,
    read: (address: string) => Promise<Answer>,
  ): Promise<Rendering | undefined> => {
    if (worker().queueSize >= MAX_QUEUE) return undefined
    const { port1, port2: port } = new MessageChannel()
    answerCalls(port1, read)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const all = { ...task, nowMs: clock.now(), port }
      return await worker().run(all, { transferList: [port], signal })
    } catch (err) {
      metrics.renderFailures.inc({ reason: signal.aborted ? 'time' : 'error' })
      log.warn({ err, route: 'page' }, 'a page could not be rendered')
      return undefined
    } finally {
      port1.close()
    }
  }
  return async (request, language) => {
    if (!isVisit(request) || !isRendered(request.url)) return undefined
    const visitor = {
      url: `${request.protocol}://${request.host}${request.url}`,
      language,
      isPhone: isPhone(request),
    }
    const session = sessionTokenOf(request, config)
    const read = readerFor(app, request, { language, session })
    const page = pageFor({
      place: JSON.stringify([visitor, session === undefined]),
      read,
      render: (answers) => run({ ...visitor, answers }, read),
    })
    return Promise.race([page, sleep(PATIENCE_MS, undefined, { ref: false })])
  }
}

/** The screens that the build renders on the server. */
async function readScreens(module: string): Promise<(url: string) => boolean> {
  const { screens }: { screens: Record<string, { path: string; ssr?: boolean }> } = await import(
    module
  )
  const patterns = Object.values(screens)
    .filter(({ ssr }) => ssr)
    .map(({ path }) => new URLPattern({ pathname: path }, { ignoreCase: true }))
  return (url) => patterns.some((pattern) => pattern.test(url, 'http://localhost'))
}

/** What a browser shows at once: not what it fetches for later, nor what a service worker may keep. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    headers['sec-purpose'] === undefined &&
    headers['service-worker-navigation-preload'] === undefined
  )
}

/** Tablets count as desktops, as they do for browsers. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '')

/** Asks the API as if the visitor's browser had asked. */
function readerFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { language, session }: { language: Language; session: string | undefined },
): (address: string) => Promise<Answer> {
  // It begins with `then`: of itself it would a moment later, and not as our own call.
  return (url) =>
    asOwnCall(() =>
      app
        .inject({
          method: 'GET',
          url,
          remoteAddress: request.ip,
          headers: { host: request.host, 'accept-language': language },
          ...(session !== undefined && { cookies: { [SESSION_COOKIE]: session } }),
        })
        .then(({ statusCode: status, headers, payload: body }) => ({
          url,
          status,
          headers: Object.entries(headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]),
          body,
        })),
    )
}

function answerCalls(port: MessagePort, read: (address: string) => Promise<Answer>): void {
  const answer = async ({ id, url }: Call) =>
    port.postMessage({ id, ...(await read(url)) } satisfies CallAnswer)
  port.on('message', (call: Call) => void answer(call).catch(() => port.close()))
}
