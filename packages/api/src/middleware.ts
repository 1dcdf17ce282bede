import type { Middleware } from 'openapi-fetch'
import type { ReadAnswer } from '#answers.ts'
import { ApiError, isAbort } from '#errors.ts'
import { readRefusal } from '#refusal.ts'

/** One reading of the server's clock: its `Date` (whole seconds) and when the request left and the answer came, by ours. */
export type ClockSample = { serverMs: number; sentMs: number; receivedMs: number }

/** The module `@halyard/api/answers`. */
export type AnswerReader = {
  loadShapes: (operation: string) => Promise<void>
  readAnswer: (operation: string, answer: unknown) => ReadAnswer
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
    const text = ok ? '' : await response.text()
    throw readRefusal({ status, headers, text, operation: operationOf({ request, schemaPath }) })
  },
  onError: ({ error, ...call }) =>
    isAbort(error)
      ? undefined
      : new ApiError({ status: 0, operation: operationOf(call), cause: error }),
}

/** Asks for answers in the reader's language. */
export const language = (tag: () => string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('Accept-Language', tag())
  },
})

/** The server's time according to an answer; undefined where it may come from a cache. */
export function clockSampleOf(
  response: Pick<Response, 'headers'>,
  sentMs: number,
  receivedMs: number,
): ClockSample | undefined {
  const serverMs = Date.parse(response.headers.get('Date') ?? '')
  return serverMs > 0 && !mayBeCached(response) ? { serverMs, sentMs, receivedMs } : undefined
}

/** Samples the server's clock. */
export function clock(onSample: (sample: ClockSample) => void): Middleware {
  const sentAt = new WeakMap<Request, number>()
  return {
    onRequest({ request }) {
      sentAt.set(request, Date.now())
    },
    onResponse({ request, response }) {
      const sentMs = sentAt.get(request)
      const sample = sentMs !== undefined && clockSampleOf(response, sentMs, Date.now())
      if (sample) onSample(sample)
    },
  }
}

/** A cached answer carries the `Date` of long ago and comes back suspiciously fast. */
const mayBeCached = ({ headers }: Pick<Response, 'headers'>) =>
  /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '')

type Read = (answer: unknown) => unknown
const reads = new WeakMap<Response, Read>()

/** Has `unwrap` make JSON answers whole by the contract: a middleware sees a response before its body is parsed. */
export const contract = ({ loadShapes, readAnswer }: AnswerReader): Middleware => ({
  onRequest(call) {
    // Beside the call; whoever reads the answer handles the rejection.
    loadShapes(operationOf(call)).catch(() => {})
  },
  async onResponse({ response, options: { parseAs }, ...call }) {
    if (parseAs !== 'json') return
    const operation = operationOf(call)
    // Without them, as without the rest of the answer.
    await loadShapes(operation).catch((cause: unknown) => {
      throw new ApiError({ status: 0, operation, cause })
    })
    reads.set(response, (sent) => {
      const { answer, missing: field } = readAnswer(operation, sent)
      if (field !== undefined) throw new ApiError({ status: response.status, operation, field })
      return answer
    })
  },
})

/**
 * An answer as the contract promises it, if its client reads answers by the contract.
 *
 * @throws ApiError for an answer that lacks a field without a default
 */
export function whole<Answer>(response: Response, answer: Answer): Answer {
  const read = reads.get(response)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is made what the contract says
  return read ? (read(answer) as Answer) : answer
}
