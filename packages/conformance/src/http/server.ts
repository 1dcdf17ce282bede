import { setTimeout as sleep } from 'node:timers/promises'
import { Halted } from '#findings/halt.ts'
import { type Answer, readAnswer } from '#http/answer.ts'
import { reachable } from '#http/reachable.ts'
import type { CookieJar } from '#http/cookie-jar.ts'

/** Longest pause we take when a server asks us to wait. */
const longestPauseSeconds = 90
const mostPauses = 3

export type Sent = {
  method: string
  url: URL
  jar?: CookieJar
  headers?: Record<string, string>
  body?: BodyInit
}

/** The server under test: sends requests, keeps cookies, counts, and waits when a 429 asks for it. */
export class Server {
  readonly baseUrl: string
  #signal: AbortSignal
  requests = 0
  pausedSeconds = 0
  /** Called whenever a request begins to wait because the server asked for it. */
  onPause: () => void = () => {}
  /** Server clock minus ours, from the last `Date` header. */
  clockOffsetMs = 0
  /** Why nothing is sent any more: the server stopped taking connections. */
  lockedOut: string | undefined
  /** Why some of it was not sent: the server asked for too long a pause. */
  limited: string | undefined

  constructor(baseUrl: string, signal: AbortSignal) {
    this.baseUrl = baseUrl.replace(/\/+$/, '')
    this.#signal = signal
  }

  /** The server's time in epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockOffsetMs
  }

  /** From now on nothing stops requests: for cleaning up after an interruption, or after having been locked out. */
  continueOnErrors(): void {
    this.#signal = new AbortController().signal
    this.lockedOut = undefined
  }

  /**
   * Sends a request; a 429 is waited out and repeated, unless it may be the answer that is wanted.
   * @throws Halted when the server asks for too long a pause, or takes no connections any more
   */
  async send(sent: Sent, { mayBeLimited = false } = {}): Promise<Answer> {
    for (let pauses = 0; ; pauses += 1) {
      const answer = await this.#sendOnce(sent)
      if (answer.status !== 429 || mayBeLimited) return answer
      await this.#pause(answer, pauses)
    }
  }

  async #pause({ headers }: Answer, pauses: number): Promise<void> {
    const retryAfter = headers.get('retry-after')
    // Without a word from the server we wait ever longer.
    const seconds = Math.max(Number(retryAfter ?? 5 * 2 ** pauses), 1)
    if (!(seconds <= longestPauseSeconds) || pauses >= mostPauses) {
      const asked = retryAfter === null ? '' : `: wait ${retryAfter} s`
      this.limited = `the server limits requests (429${asked})`
      throw new Halted(this.limited, { expected: true })
    }
    this.pausedSeconds += seconds
    this.onPause()
    await sleep(seconds * 1000, undefined, { signal: this.#signal })
  }

  async #sendOnce({ method, url, jar, headers, body }: Sent) {
    if (this.lockedOut) throw new Halted(this.lockedOut, { expected: true })
    this.requests += 1
    const signal = this.#signal
    const init: RequestInit = {
      method,
      headers: {
        'accept-language': 'en-US',
        origin: new URL(this.baseUrl).origin,
        ...(jar && !jar.isEmpty ? { cookie: jar.header() } : {}),
        ...headers,
      },
      body: body ?? null,
      redirect: 'manual',
      signal,
    }
    const response = await reachable(() => fetch(url, init), signal).catch((error: unknown) => {
      if (error instanceof Halted) this.lockedOut = error.message
      throw error
    })
    jar?.keep(response.headers)
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) this.clockOffsetMs = clockOffset(date)
    return readAnswer(response)
  }
}

/** The header has whole seconds: an offset below two seconds is none. */
function clockOffset(dateMs: number): number {
  const offset = dateMs - Date.now()
  return Math.abs(offset) < 2000 ? 0 : offset
}
