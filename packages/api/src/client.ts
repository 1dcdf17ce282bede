import createFetchClient from 'openapi-fetch'
import type { Client, Middleware } from 'openapi-fetch'
import { toApiError } from '#refusal.ts'
import type { paths } from '#schema.gen.ts'

export type ApiClient = Client<paths>

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

/** The typed client of the platform: one method per verb, paths as in the contract. Wrap calls in `unwrap`. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'same-origin',
    ...(options.fetch && { fetch: options.fetch }),
  })
  client.use(languageHeader(options.language))
  client.use(observer(options))
  return client
}

const languageHeader = (language: ClientOptions['language']): Middleware => ({
  onRequest({ request }) {
    const tag = language?.()
    if (tag) request.headers.set('Accept-Language', tag)
  },
})

function observer({ onClockSample, onResponse, answers }: ClientOptions): Middleware {
  let check: AnswerCheck | undefined
  let asked = false
  const askForCheck = async () => {
    if (asked) return
    asked = true
    check = await answers?.()
  }
  const sentAt = new Map<string, number>()
  return {
    onRequest({ id }) {
      sentAt.set(id, Date.now())
    },
    onError({ id }) {
      sentAt.delete(id)
    },
    onResponse({ id, request, response, schemaPath, options }) {
      const sentMs = sentAt.get(id)
      sentAt.delete(id)
      const operation = `${request.method} ${schemaPath}`
      calls.set(response, {
        operation,
        missing: (answer) =>
          options.parseAs === 'json' ? check?.missingField(operation, answer) : undefined,
      })
      // Without the check answers are taken as they are.
      askForCheck().catch(() => {})
      onResponse?.(response)
      const serverMs = Date.parse(response.headers.get('Date') ?? '')
      if (onClockSample && sentMs !== undefined && serverMs > 0 && !mayBeCached(response)) {
        onClockSample({ serverMs, sentMs, receivedMs: Date.now() })
      }
      if (response.ok && options.parseAs === 'json' && isForeign(response)) {
        throw toApiError({ status: response.status, body: undefined, operation })
      }
    },
  }
}

/** A cached answer carries the `Date` of long ago and comes back suspiciously fast. */
const mayBeCached = (response: Response) =>
  /max-age=[1-9]/.test(response.headers.get('Cache-Control') ?? '')

/** HTML where JSON was asked for: a proxy's page, or an address that is not the platform's. */
const isForeign = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false
