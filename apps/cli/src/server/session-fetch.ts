import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '#failure.ts'

type SessionFetchOptions = {
  /** Called before waiting for a server that asks for a pause. */
  onWait?: (seconds: number) => void
  /** Sleeps; replaced in tests. */
  sleep?: (ms: number) => Promise<unknown>
}

export type SessionFetch = {
  fetch: (request: Request) => Promise<Response>
  /** Requests sent so far, repeated ones included. */
  requests: () => number
}

const mostRepeats = 10
const defaultPauseSeconds = 10
const slowestBytesPerMs = 50
const answerWithinMs = 60_000

/**
 * `fetch` like in a browser: stores the cookies of one origin, sends that origin, and waits when the server responds with 429.
 * Redirects are not followed, so that a password goes to the address that was given and nowhere else.
 *
 * @throws Failure when the server redirects
 */
export function createSessionFetch(
  origin: string,
  options: SessionFetchOptions = {},
): SessionFetch {
  const { onWait, sleep = wait } = options
  const cookies = new Map<string, string>()
  let requests = 0

  async function send(request: Request, body: ArrayBuffer | undefined): Promise<Response> {
    requests += 1
    const headers = new Headers(request.headers)
    headers.set('Origin', origin)
    if (cookies.size > 0) headers.set('Cookie', cookieHeader(cookies))
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs(body?.byteLength ?? 0)),
    })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    return response
  }

  return {
    requests: () => requests,
    async fetch(request) {
      const body = request.body ? await request.arrayBuffer() : undefined
      for (let repeats = 0; ; repeats += 1) {
        const response = await send(request, body)
        if (response.status >= 300 && response.status < 400) throw redirected(origin, response)
        if (response.status !== 429 || repeats === mostRepeats) return response
        const seconds = Number(response.headers.get('Retry-After')) || defaultPauseSeconds
        onWait?.(seconds)
        await sleep(seconds * 1000)
      }
    },
  }
}

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
