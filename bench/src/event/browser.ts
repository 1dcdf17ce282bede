import http from 'node:http'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Tally } from './tally.ts'

/** A browser opens so many connections to a server that speaks HTTP/1.1. */
const CONNECTIONS = 6
/** What browsers take behind HTTPS. */
const ENCODINGS = 'gzip, deflate, br, zstd'
const ANSWER_WITHIN_MS = 60_000

export interface Visitor {
  /** As a proxy in front sends it. */
  readonly address: string
  /** Value of the session cookie, when there is a session yet. */
  readonly token?: string
}

/** Everybody comes from an address of their own. */
export const addressOf = (visitor: number): string =>
  `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`

export interface Reply {
  readonly status: string
  readonly text: string
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** Ends the question without counting it, as a page does that asks again. */
  readonly signal?: AbortSignal
}

/** Connections to a server that stay for the next question, at most so many at once. */
export function connectionsTo(url: string, maxSockets: number): http.Agent {
  const options = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets }
  return url.startsWith('https:') ? new https.Agent(options) : new http.Agent(options)
}

/** What a browser is to a server: connections that stay, a session, and answers it holds with their tags. */
export class Browser {
  readonly url: string
  readonly #visitor: Visitor
  readonly #tallyNow: () => Tally
  readonly #client: typeof http | typeof https
  readonly #agent: http.Agent
  readonly #isShared: boolean
  readonly #tags = new Map<string, string>()
  #token: string | undefined
  #isClosed = false

  /**
   * @param tallyNow where answers are counted at the moment
   * @param shared connections of a proxy, which all visitors share; without them the browser has its own
   */
  constructor(url: string, visitor: Visitor, tallyNow: () => Tally, shared?: http.Agent) {
    this.url = url
    this.#client = url.startsWith('https:') ? https : http
    this.#isShared = shared !== undefined
    this.#agent = shared ?? connectionsTo(url, CONNECTIONS)
    this.#visitor = visitor
    this.#token = visitor.token
    this.#tallyNow = tallyNow
  }

  get headers(): Record<string, string> {
    return {
      'x-forwarded-for': this.#visitor.address,
      'sec-fetch-site': 'same-origin',
      ...(this.#token !== undefined && { cookie: `halyard_session=${this.#token}` }),
    }
  }

  /** Asks, reads the answer to its end and counts it under a name. Never throws: no answer is the status "none". */
  async ask(operation: string, path: string, question: Question = {}): Promise<Reply> {
    const sentAt = performance.now()
    const reply = await this.#send(path, question).catch(() => ({ status: 'none', text: '' }))
    if (question.signal?.aborted !== true && !this.#isClosed)
      this.count(operation, performance.now() - sentAt, reply.status)
    return reply
  }

  /** Counts what was not asked here. */
  count(operation: string, ms: number, status: string): void {
    this.#tallyNow().record(operation, ms, status)
  }

  close(): void {
    this.#isClosed = true
    if (!this.#isShared) this.#agent.destroy()
  }

  #send(path: string, question: Question): Promise<Reply> {
    const { method = 'GET', body, signal } = question
    const tag = method === 'GET' ? this.#tags.get(path) : undefined
    const content = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...this.headers,
      // Pages are read here and come as they are; all else comes as browsers ask for it.
      'accept-encoding':
        path.startsWith('/api/') || path.startsWith('/static/') ? ENCODINGS : 'identity',
      ...(tag !== undefined && { 'if-none-match': tag }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const sent = this.#client.request(`${this.url}${path}`, {
        method,
        headers,
        agent: this.#agent,
        signal,
      })
      sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer')))
      sent.on('error', (error) => {
        // A server closes idle connections, maybe just now: browsers ask again on another one, whatever the method.
        if (sent.reusedSocket && !signal?.aborted && !this.#isClosed)
          resolve(this.#send(path, question))
        else reject(error)
      })
      sent.on('response', (response) => {
        const { etag } = response.headers
        if (etag !== undefined && response.statusCode === 200) this.#tags.set(path, etag)
        this.#keepSession(response)
        response
          .toArray()
          .then(
            (chunks) =>
              resolve({ status: String(response.statusCode), text: textOf(response, chunks) }),
            reject,
          )
      })
      sent.end(content)
    })
  }

  #keepSession({ headers }: IncomingMessage): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const token = /^halyard_session=([^;]+)/.exec(cookie)?.[1]
      if (token !== undefined) this.#token = token
    }
  }
}

/** Only what is short or not packed is looked into. */
const textOf = ({ headers }: IncomingMessage, chunks: readonly Buffer[]): string =>
  headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : ''
