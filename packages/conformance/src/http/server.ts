import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, readAnswer } from '#http/answer.ts'
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

/** The server under test: sends requests, keeps cookies, counts, and waits when told to. */
export class Server {
  readonly baseUrl: string
  #signal: AbortSignal
  requests = 0
  pausedSeconds = 0
  /** Server clock minus ours, from the last `Date` header. */
  clockOffsetMs = 0

  constructor(baseUrl: string, signal: AbortSignal) {
    this.baseUrl = baseUrl.replace(/\/+$/, '')
    this.#signal = signal
  }

  /** The server's time in epoch milliseconds. */
  now(): number {
    return Date.now() + this.clockOffsetMs
  }

  /** From now on nothing stops requests: for cleaning up after an interruption. */
  goOnRegardless(): void {
    this.#signal = new AbortController().signal
  }

  /** Sends a request; a 429 with a bearable `Retry-After` is waited out and repeated. */
  async send(sent: Sent): Promise<Answer> {
    for (let pauses = 0; ; pauses += 1) {
      const answer = await this.#sendOnce(sent)
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
      const isBearable = seconds <= longestPauseSeconds && pauses < mostPauses
      if (answer.status !== 429 || !isBearable) return answer
      this.pausedSeconds += Math.max(seconds, 1)
      await sleep(Math.max(seconds, 1) * 1000, undefined, { signal: this.#signal })
    }
  }

  async #sendOnce({ method, url, jar, headers, body }: Sent) {
    this.requests += 1
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': 'en-US',
        origin: new URL(this.baseUrl).origin,
        ...(jar && !jar.isEmpty ? { cookie: jar.header() } : {}),
        ...headers,
      },
      body: body ?? null,
      redirect: 'manual',
      signal: this.#signal,
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
