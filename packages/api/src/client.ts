import type { Client } from 'openapi-fetch'
import { toApiError } from '#refusal.ts'
import { urlOf } from '#request.ts'
import type { Params } from '#request.ts'
import type { paths } from '#schema.gen.ts'

/**
 * One method per verb, with the types of openapi-fetch. Of its options these are followed: `params`, `body`, `bodySerializer`,
 * `parseAs` and what `fetch` takes but headers. Its own code is 1.4 kB of every page, for options that nobody here uses.
 */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>

/** One reading of the server's clock: its `Date` (whole seconds) and when the request left and the answer came, by ours. */
export type ClockSample = { serverMs: number; sentMs: number; receivedMs: number }

/** Tells the first field an answer lacks: `@halyard/api/answers`. */
type AnswerCheck = { missingField: (operation: string, answer: unknown) => string | undefined }

type ClientOptions = {
  /** Origin of the server, or empty for the page's own. */
  baseUrl?: string
  fetch?: (request: Request) => Promise<Response>
  /** BCP 47 tag for `Accept-Language`, asked at every call: server texts come back in it. */
  language?: () => string
  /** Called for answers that came from the server itself, never for one out of the browser's cache. */
  onClockSample?: (sample: ClockSample) => void
  /** Called for every answer, refusals included. */
  onResponse?: (response: Response) => void
  /**
   * `() => import('@halyard/api/answers')` has answers looked at before they are given out: one that lacks a field rejects
   * with an ApiError that names it. Asked after the first answer, so it delays none; until it is there none is looked at.
   */
  answers?: () => Promise<AnswerCheck>
}

/** What is known of a call that got an answer: method and path template for reports, and what its answer lacks. */
type Call = { operation: string; missing: (answer: unknown) => string | undefined }
const calls = new WeakMap<Response, Call>()
export const callOf = (response: Response): Call | undefined => calls.get(response)

/** What a method takes beside the path, as far as it is followed. */
type Options = Omit<RequestInit, 'body' | 'headers' | 'method'> & {
  params?: Params
  body?: unknown
  bodySerializer?: (body: unknown) => BodyInit
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'
}

/** The typed client of the platform: one method per verb, paths as in the contract. Wrap calls in `unwrap`. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const observe = observer(options)
  const { baseUrl = '', language, fetch: send = (request) => fetch(request) } = options
  const method =
    (verb: string) =>
    async (
      path: string,
      { params, body, bodySerializer = JSON.stringify, parseAs = 'json', ...init }: Options = {},
    ) => {
      const content = body === undefined ? undefined : bodySerializer(body)
      const headers = new Headers()
      // A form names its own type, with the boundary between its parts.
      if (typeof content === 'string') headers.set('Content-Type', 'application/json')
      const tag = language?.()
      if (tag) headers.set('Accept-Language', tag)
      const request = new Request(baseUrl + urlOf(path, params), {
        credentials: 'same-origin',
        ...init,
        method: verb,
        body: content,
        headers,
      })
      const sentMs = Date.now()
      const response = await send(request)
      observe(response, { operation: `${verb} ${path}`, sentMs, isJson: parseAs === 'json' })
      if (!response.ok) return { error: parsed(await response.text()), response }
      return { data: await read(response, parseAs), response }
    }
  const client: Record<keyof ApiClient, unknown> = {
    GET: method('GET'),
    POST: method('POST'),
    PUT: method('PUT'),
    DELETE: method('DELETE'),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types know of each path what the methods only see at run time
  return client as ApiClient
}

async function read(response: Response, parseAs: NonNullable<Options['parseAs']>) {
  if (parseAs === 'stream') return response.body
  if (parseAs !== 'json') return response[parseAs]()
  const text = await response.text()
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** The body of a refusal: a proxy's need not be JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}

type Seen = { operation: string; sentMs: number; isJson: boolean }

/** Takes note of each answer before its body is read. */
function observer({ onClockSample, onResponse, answers }: ClientOptions) {
  let check: AnswerCheck | undefined
  let asked = false
  const askForCheck = async () => {
    if (asked) return
    asked = true
    check = await answers?.()
  }
  return (response: Response, { operation, sentMs, isJson }: Seen) => {
    calls.set(response, {
      operation,
      missing: (answer) => (isJson ? check?.missingField(operation, answer) : undefined),
    })
    // Without the check answers are taken as they are.
    askForCheck().catch(() => {})
    onResponse?.(response)
    const serverMs = Date.parse(response.headers.get('Date') ?? '')
    if (onClockSample && serverMs > 0 && !mayBeCached(response)) {
      onClockSample({ serverMs, sentMs, receivedMs: Date.now() })
    }
    if (response.ok && isJson && isForeign(response)) {
      throw toApiError({ status: response.status, body: undefined, operation })
    }
  }
}

/** A cached answer carries the `Date` of long ago and comes back suspiciously fast. */
const mayBeCached = (response: Response) =>
  /max-age=[1-9]/.test(response.headers.get('Cache-Control') ?? '')

/** HTML where JSON was asked for: a proxy's page, or an address that is not the platform's. */
const isForeign = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false
