import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answersTo } from '#http/first-screen/answers.ts'
import type { Calls, DocumentRequest } from '#http/first-screen/answers.ts'
import type { Drawing, DrawingOrder } from '#http/first-screen/order.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Parts } from '#modules/parts.ts'
import { createThread } from '#platform/thread.ts'

/** A visit whose first screen can be drawn. `$1` in its calls is the first group of the path. */
interface Visit extends Calls {
  /** A pattern for a path in lower case. */
  readonly path: string
  readonly styles: readonly string[]
}

/** What the build of the client says of its first screens (apps/web/build/server-build.ts). */
interface BuiltScreens {
  readonly visits: readonly Visit[]
  readonly font?: string
  /** Goes behind the drawing, as an inline script. */
  readonly takeOver: string
}

/** Elements for a document. */
interface DrawnScreen {
  /** For the start of the head, so that they are asked for before any code. */
  readonly preloads: string
  /** For the end of the head: the script before them would wait for what stands above it. */
  readonly styles: string
  /** For the end of the body. */
  readonly body: string
}

/**
 * Puts what a visitor sees first into the document, drawn by the client's own code with the answers to the visitor's own calls: it is
 * read while the code is still on its way. A document without it works alike.
 */
export interface FirstScreens {
  /** Nothing when there is nothing to draw, or no time or memory for it. */
  readonly drawFor: (request: DocumentRequest, nonce: string) => Promise<DrawnScreen | undefined>
}

/** Below the client's folder; never served. */
const FOLDER = '.server'
/** Nobody waits longer for a document: then the browser draws alone. */
const PATIENCE_MS = 500
/** A drawing that takes longer will not come. */
const HANGS_MS = 5000
const IDLE_MS = 300_000
/** What the thread takes. A server that holds boards of thousands of teams has better uses for it. */
const THREAD_BYTES = 60_000_000
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 }
/** Drawings that may wait for each other; to more visitors than that at a time it is better to answer their calls. */
const MOST_WAITING = 4

/**
 * @param webFolder the built client; one without a part for the server draws nothing
 * @param residentBytes the memory that the process takes
 */
export function createFirstScreens(
  webFolder: string,
  { log, config }: Pick<Parts, 'log' | 'config'>,
  residentBytes: () => number = () => process.memoryUsage.rss(),
): FirstScreens {
  const file = join(webFolder, FOLDER, 'first-screens.json')
  if (!existsSync(file)) return { drawFor: () => Promise.resolve(undefined) }
  const { visits, font, takeOver }: BuiltScreens = JSON.parse(readFileSync(file, 'utf8'))
  const patterns = visits.map((visit) => ({ ...visit, pattern: new RegExp(visit.path) }))
  const thread = createThread<DrawingOrder, Drawing>(
    new URL('drawing-thread.ts', import.meta.url),
    {
      patienceMs: HANGS_MS,
      idleMs: IDLE_MS,
      resourceLimits: LIMITS,
      workerData: pathToFileURL(join(webFolder, FOLDER, 'main.js')).href,
    },
  )
  let waiting = 0
  let isResting = false

  function hasRoom(): boolean {
    const room = config.drawBelowBytes - residentBytes()
    if (room < 0) void thread.end()
    return room > (thread.isRunning() ? 0 : THREAD_BYTES)
  }

  /** The thread rests after each drawing for as long as that took: half a core stays for calls in any rush. */
  async function draw(order: DrawingOrder): Promise<string | undefined> {
    const startMs = performance.now()
    const drawing = await thread.run(order)
    isResting = true
    setTimeout(() => (isResting = false), performance.now() - startMs).unref()
    if (drawing === 'lost' || drawing.failure) log.warn({ drawing }, 'no first screen was drawn')
    return drawing === 'lost' ? undefined : drawing.html
  }

  async function htmlFor(visit: Visit & { pattern: RegExp }, request: DocumentRequest) {
    const group = visit.pattern.exec(pathOf(request))?.[1] ?? ''
    const pathTo = (call: string) => call.replace('$1', group)
    const { calls, read } = visit
    const wanted = { calls: calls.map(pathTo), ...(read && { read: pathTo(read) }) }
    const answers = await answersTo(wanted, request)
    const { url: address, headers } = request
    const language = pickLanguage(headers['accept-language'])
    return answers && draw({ address, language, device: deviceOf(request), answers })
  }

  return {
    async drawFor(request, nonce) {
      if (!wantsDrawing(request)) return undefined
      const visit = patterns.find(({ pattern }) => pattern.test(pathOf(request)))
      if (!visit || waiting >= MOST_WAITING || isResting || !hasRoom()) return undefined
      waiting += 1
      const drawing = htmlFor(visit, request)
        .catch((error: unknown) => {
          log.warn({ error }, 'no first screen was drawn')
          return undefined
        })
        .finally(() => (waiting -= 1))
      const html = await atMost(PATIENCE_MS, drawing)
      if (!html) return undefined
      const style = (href: string) =>
        `<link rel="stylesheet" crossorigin nonce="${nonce}" href="${href}">`
      const { styles } = visit
      const language = pickLanguage(request.headers['accept-language'])
      return {
        preloads: [
          ...(font ? [preload('font', font)] : []),
          ...styles.map((href) => preload('style', href)),
        ].join(''),
        styles: styles.map(style).join(''),
        body: `<!--first-screen--><div id="first-screen" lang="${language}" inert aria-hidden="true" style="position:absolute;inset:0 0 auto;min-block-size:100dvh;background:var(--h-color-page)">${html}</div><script nonce="${nonce}">${takeOver}</script><!--/first-screen-->`,
      }
    },
  }
}

const preload = (kind: 'font' | 'style', href: string): string =>
  `<link rel="preload" as="${kind}" crossorigin href="${href}">`

const pathOf = ({ url }: DocumentRequest): string =>
  (url.split('?')[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1')

/** A document for a window, asked for by the browser itself: a service worker keeps its own for any reader and any time. */
function wantsDrawing({ method, headers }: DocumentRequest): boolean {
  const target = headers['sec-fetch-dest'] ?? 'document'
  return method === 'GET' && target === 'document' && !headers['service-worker-navigation-preload']
}

const deviceOf = ({ headers }: DocumentRequest): 'phone' | 'desktop' =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')
    ? 'phone'
    : 'desktop'

/** What is done in time. */
const atMost = <Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, ms, undefined).unref()
    }),
  ])
