import createFetchClient from 'openapi-fetch'
import { clock, contract, errors, language } from '#middleware.ts'
import type { AnswerReader, ClockSample } from '#middleware.ts'
import type { paths } from '#schema.gen.ts'
import type { StrictClient } from '#strict-client.ts'

/** The typed client of the platform. Wrap its calls in `unwrap`. */
export type ApiClient = StrictClient

type ClientOptions = {
  /** Origin of the server, or empty for the page's own. */
  baseUrl?: string
  fetch?: (request: Request) => Promise<Response>
  /** BCP 47 tag for `Accept-Language`, read at every call: the server answers in it. */
  language?: () => string
  /** Called for answers that came from the server itself, never for one out of the browser's cache. */
  onClockSample?: (sample: ClockSample) => void
  /**
   * The module `@halyard/api/answers`: completes answers by the contract; one that lacks a field without a default rejects with an
   * ApiError that names it. Without it answers are taken as they are.
   */
  answers?: AnswerReader
}

/**
 * Creates the client: openapi-fetch, with middleware for what every call of the platform needs. Add more with `use`. A refusal
 * rejects with an ApiError, so middleware added later still sees its response.
 */
export function createClient(options: ClientOptions = {}): ApiClient {
  // Looked up at every call, so that a test can replace the global one.
  const { baseUrl, fetch = (request) => globalThis.fetch(request) } = options
  const client = createFetchClient<paths>({ baseUrl, fetch })
  // The first one sees responses last: nothing runs after a refusal has become an error.
  client.use(errors)
  if (options.answers) client.use(contract(options.answers))
  if (options.language) client.use(language(options.language))
  if (options.onClockSample) client.use(clock(options.onClockSample))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same client, with a narrower type
  return client as StrictClient
}
