import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { asOwnCall } from '#http/render/own-call.ts'
import type { Answer, Call, RenderedPage, RenderTask } from '#http/render/render-worker.ts'
import { SESSION_COOKIE, sessionTokenOf } from '#http/security/session.ts'
import type { Language } from '#i18n/language.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
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
/** Pages that wait for the worker; beyond it the browser renders at once: in a rush everybody would wait for nothing. */
const MAX_QUEUE = 3

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
  let pool: Piscina<RenderTask, RenderedPage | undefined> | undefined
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

  const run = async (request: FastifyRequest, language: Language) => {
    const { port1, port2: port } = new MessageChannel()
    answerCalls(app, config, request, language, port1)
    const url = `${request.protocol}://${request.host}${request.url}`
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      return await worker().run(
        { url, language, nowMs: clock.now(), isPhone: isPhone(request), port },
        { transferList: [port], signal },
      )
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
    if (worker().queueSize >= MAX_QUEUE) return undefined
    return Promise.race([run(request, language), sleep(PATIENCE_MS, undefined, { ref: false })])
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

/** Answers the calls of a page as if the visitor's browser had sent them. */
function answerCalls(
  app: FastifyInstance,
  config: Infrastructure['config'],
  request: FastifyRequest,
  language: Language,
  port: MessagePort,
): void {
  const session = sessionTokenOf(request, config)
  const answer = async ({ id, url }: Call) => {
    const response = await asOwnCall(() =>
      app.inject({
        method: 'GET',
        url,
        remoteAddress: request.ip,
        headers: { host: request.host, 'accept-language': language },
        ...(session !== undefined && { cookies: { [SESSION_COOKIE]: session } }),
      }),
    )
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const body = new Uint8Array(response.rawPayload)
    port.postMessage({ id, status: response.statusCode, headers, body } satisfies Answer)
  }
  port.on('message', (call: Call) => void answer(call).catch(() => port.close()))
}
