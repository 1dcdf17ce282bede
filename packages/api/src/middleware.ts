import type { Middleware } from 'openapi-fetch'
import { ApiError, isAbort } from '#errors.ts'
import { toApiError } from '#refusal.ts'

/** One reading of the server's clock: its `Date` (whole seconds) and when the request left and the answer came, by ours. */
export type ClockSample = { serverMs: number; sentMs: number; receivedMs: number }

/** The module `@halyard/api/answers`. */
export type AnswerCheck = {
  missingField: (operation: string, answer: unknown) => string | undefined
}

type Call = { request: Request; schemaPath: string }

/** Method and path template, for reports: `GET /api/team/{id}`. */
const operationOf = ({ request, schemaPath }: Call) => `${request.method} ${schemaPath}`

/** Turns refusals, HTML where JSON was expected and lost connections into an ApiError. */
export const errors: Middleware = {
  async onResponse({ request, schemaPath, response, options: { parseAs } }) {
    const { ok, status, headers } = response
    const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
    // HTML instead of JSON is a proxy's page, or an address that is not the platform's.
    if (ok && !(isHtml && parseAs === 'json')) return
    throw toApiError({
      status,
      body: ok ? undefined : parseJson(await response.text()),
      retryAfter: headers.get('Retry-After'),
      operation: operationOf({ request, schemaPath }),
    })
  },
  onError: ({ error, ...call }) =>
    isAbort(error)
      ? undefined
      : new ApiError({ status: 0, operation: operationOf(call), cause: error }),
}

/** The body of a refusal: that of a proxy need not be JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Asks for answers in the reader's language. */
export const language = (tag: () => string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('Accept-Language', tag())
  },
})

/** Samples the server's clock. */
export function clock(onSample: (sample: ClockSample) => void): Middleware {
  const sentAt = new WeakMap<Request, number>()
  return {
    onRequest({ request }) {
      sentAt.set(request, Date.now())
    },
    onResponse({ request, response }) {
      const serverMs = Date.parse(response.headers.get('Date') ?? '')
      const sentMs = sentAt.get(request)
      if (sentMs === undefined || !(serverMs > 0) || mayBeCached(response)) return
      onSample({ serverMs, sentMs, receivedMs: Date.now() })
    },
  }
}

/** A cached answer carries the `Date` of long ago and comes back suspiciously fast. */
const mayBeCached = (response: Response) =>
  /max-age=[1-9]/.test(response.headers.get('Cache-Control') ?? '')

type Check = (answer: unknown) => ApiError | undefined
const checks = new WeakMap<Response, Check>()

/** Has `unwrap` compare JSON answers with the contract: a middleware sees a response before its body is parsed. */
export function contract(load: () => Promise<AnswerCheck>): Middleware {
  let check: AnswerCheck | undefined
  let loading: Promise<void> | undefined
  return {
    onResponse({ response, options: { parseAs }, ...call }) {
      // Without the check answers are taken as they are.
      loading ??= load().then(
        (loaded) => void (check = loaded),
        () => {},
      )
      if (parseAs !== 'json') return
      const operation = operationOf(call)
      checks.set(response, (answer) => {
        const field = check?.missingField(operation, answer)
        if (field === undefined) return undefined
        return new ApiError({ status: response.status, operation, field })
      })
    },
  }
}

/** How an answer deviates from the contract, if it was checked and does. */
export const deviation = (response: Response, answer: unknown): ApiError | undefined =>
  checks.get(response)?.(answer)
