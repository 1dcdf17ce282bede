import { pauseSeconds } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import { createPauses } from '#server/pauses.ts'
import type { Pauses } from '#server/pauses.ts'

export type SessionFetchOptions = {
  /** Pauses to share with other connections to the same server. */
  pauses?: Pauses
  /** Breaks off whatever is under way. */
  signal?: AbortSignal
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>
  /** Sees every answer. */
  onAnswer?: (answer: Response) => void
}

export type SessionFetch = {
  fetch: (request: Request) => Promise<Response>
  /** Requests sent so far, repeated ones included. */
  requests: () => number
}

/** How long a request waits for its turn, all pauses together. */
const longestWaitMs = 15 * 60_000
const slowestBytesPerMs = 50
const answerWithinMs = 60_000

/**
 * `fetch` like in a browser: stores the cookies of one origin, sends that origin, and waits as long as a 429 asks for.
 * Redirects are not followed, so that a password goes to the address that was given and nowhere else.
 *
 * @throws Failure when the server redirects
 */
export function createSessionFetch(
  origin: string,
  options: SessionFetchOptions = {},
): SessionFetch {
  const { signal, pauses = createPauses({ signal }) } = options
  const cookies = new Map<string, string>()
  let requests = 0

  async function send(request: Request, body: ArrayBuffer | undefined): Promise<Response> {
    requests += 1
    const headers = new Headers(request.headers)
    headers.set('Origin', origin)
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
    if (cookies.size > 0) headers.set('Cookie', cookieHeader(cookies))
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([
        AbortSignal.timeout(timeoutMs(body?.byteLength ?? 0)),
        ...(signal ? [signal] : []),
      ]),
    })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    options.onAnswer?.(response)
    return response
  }

  return {
    requests: () => requests,
    async fetch(request) {
      const body = request.body ? await request.arrayBuffer() : undefined
      const kind = kindOf(request)
      let restMs = longestWaitMs
      for (;;) {
        await pauses.pass(kind)
        const response = await send(request, body)
        if (response.status >= 300 && response.status < 400) throw redirected(origin, response)
        if (response.status !== 429) return response
        const seconds = pauseSeconds(response.headers.get('Retry-After'))
        const waitedMs = await pauses.wait(kind, seconds, restMs)
        if (waitedMs === undefined) return response
        restMs -= waitedMs
      }
    },
  }
}

/** Servers limit requests by operation: the method and the path without its ids. */
const kindOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace(/\/\d+(?=\/|$)/g, '/#')}`

const timeoutMs = (bytes: number) => answerWithinMs + Math.ceil(bytes / slowestBytesPerMs)

const redirected = (origin: string, response: Response) =>
  new Failure(
    `${origin} redirects to ${response.headers.get('Location') ?? 'another address'}: ` +
      'give the final address to --server.',
  )

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Stores one `Set-Cookie` header. All requests go to one origin, so path and domain decide nothing. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const equals = pair.indexOf('=')
  if (equals <= 0) return
  const name = pair.slice(0, equals)
  if (attributes.some(endsCookie)) cookies.delete(name)
  else cookies.set(name, pair.slice(equals + 1))
}

function endsCookie(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=')
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}
