// The worker thread that renders pages, see renderer.ts.
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'

export interface RenderTask {
  readonly url: string
  readonly language: string
  readonly nowMs: number
  readonly isPhone: boolean
  /** Leads to the API: takes a Call, gives an Answer. */
  readonly port: MessagePort
}

export interface Call {
  readonly id: number
  /** Path and query. */
  readonly url: string
}

export interface Answer {
  readonly id: number
  readonly status: number
  readonly headers: [string, string][]
  readonly body: Uint8Array<ArrayBuffer>
}

/** A page as the build for the server gives it (apps/web/src/entry-server.tsx). */
export interface RenderedPage {
  readonly html: string
  /** The element with the state of the page. */
  readonly state: string
  /** Source files, or names of chunks, whose code and style sheets the page needs. */
  readonly modules: readonly string[]
}

interface Build {
  readonly render: (task: {
    url: string
    language: string
    nowMs: number
    isPhone: boolean
    fetch: (request: Request) => Promise<Response>
  }) => Promise<RenderedPage | undefined>
}

/** `workerData` is the entry of the build for the server. */
const { render }: Build = await import(Piscina.workerData)

export default function renderPage(task: RenderTask): Promise<RenderedPage | undefined> {
  const { port, ...visit } = task
  return render({ ...visit, fetch: fetchOver(port) })
}

/** Only reads: no page may change anything by being rendered. */
function fetchOver(port: MessagePort): (request: Request) => Promise<Response> {
  const waiting: ((answer: Answer) => void)[] = []
  port.on('message', (answer: Answer) => waiting[answer.id]?.(answer))
  return async ({ method, url }) => {
    if (method !== 'GET') throw new TypeError(`A page that is rendered may not send ${method}`)
    const { pathname, search } = new URL(url)
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const call: Call = { id: waiting.push(resolve) - 1, url: pathname + search }
    port.postMessage(call)
    const { status, headers, body } = await promise
    return new Response(body.length > 0 ? body : null, { status, headers })
  }
}
