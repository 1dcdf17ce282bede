// The worker thread that renders pages, see renderer.ts.
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'

export interface RenderTask {
  readonly url: string
  readonly language: string
  readonly nowMs: number
  readonly isPhone: boolean
  /** What is known that the page will ask for. */
  readonly answers: readonly Answer[]
  /** Leads to the API, for whatever else it asks: takes a Call, gives a CallAnswer. */
  readonly port: MessagePort
}

/** What the API answers. */
export interface Answer {
  /** Path and query. */
  readonly url: string
  readonly status: number
  readonly headers: [string, string][]
  readonly body: string
}

export interface Call {
  readonly id: number
  readonly url: string
}

export interface CallAnswer extends Answer {
  readonly id: number
}

/** What came of rendering a page. */
export interface Rendering {
  /** Undefined where the browser has to render. */
  readonly page: RenderedPage | undefined
  /** Path and query of all that it asked for. */
  readonly asked: readonly string[]
}

/** A page as the build for the server gives it (apps/web/src/entry-server.tsx). */
export interface RenderedPage {
  readonly html: string
  /** The element with the state of the page. */
  readonly state: string
  /** Source files, or names of chunks, whose code and style sheets the page needs. */
  readonly modules: readonly string[]
  /** Path and query of answers that it needs first and does not bring along. */
  readonly ahead: readonly string[]
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

export default async function renderPage(task: RenderTask): Promise<Rendering> {
  const { port, answers, ...visit } = task
  const asked = new Set<string>()
  const page = await render({ ...visit, fetch: fetchFrom(answers, port, asked) })
  return { page, asked: [...asked] }
}

/** Only reads: no page may change anything by being rendered. */
function fetchFrom(
  answers: readonly Answer[],
  port: MessagePort,
  asked: Set<string>,
): (request: Request) => Promise<Response> {
  const waiting: ((answer: Answer) => void)[] = []
  port.on('message', (answer: CallAnswer) => waiting[answer.id]?.(answer))
  const ask = (url: string): Promise<Answer> => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const call: Call = { id: waiting.push(resolve) - 1, url }
    port.postMessage(call)
    return promise
  }
  return async ({ method, url }) => {
    if (method !== 'GET') throw new TypeError(`A page that is rendered may not send ${method}`)
    const { pathname, search } = new URL(url)
    const address = pathname + search
    asked.add(address)
    const known = answers.find((answer) => answer.url === address)
    const { status, headers, body } = known ?? (await ask(address))
    return new Response(body || null, { status, headers })
  }
}
