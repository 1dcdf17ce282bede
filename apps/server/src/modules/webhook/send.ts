import type { Agent, Dispatcher } from 'undici'
import type { Range } from '#config/webhooks.ts'
import type { DeliveryProblem } from '#db/tables/webhooks.ts'
import { AddressRefused, HostUnknown, resolveOnce } from '#modules/webhook/address.ts'
import type { Resolve } from '#modules/webhook/address.ts'

/** The whole of an answer has to be here by then. */
const LIMIT_MS = 10_000
/** What is read of an answer, and what is kept of it. */
const READ_BYTES = 4096
const KEPT_CHARACTERS = 200

/** Loaded with the first message: most servers send none, and the library takes megabytes. */
const library = () => import('undici')

export interface WebhookRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What became of one attempt. */
export interface Outcome {
  /** Null once the receiver has taken the message. */
  readonly problem: DeliveryProblem | null
  readonly status: number | null
  readonly answer: string | null
  /** How long the receiver asks to be left alone. */
  readonly retryAfterMs: number | null
}

export interface SendOptions {
  readonly resolve: Resolve
  readonly allowed: readonly Range[]
  readonly limitMs?: number
}

/** Connections to one host, for a few messages that follow one another. */
export interface Line {
  /** Sends once; redirects are not followed. Does not throw. */
  readonly send: (request: WebhookRequest) => Promise<Outcome>
  readonly close: () => void
}

/** The name is resolved once, and connections go to exactly the address that was checked. */
export function openLine({ limitMs = LIMIT_MS, ...where }: SendOptions): Line {
  let agent: Promise<Agent> | undefined
  const connect = async (url: string) => {
    const [{ address, family }, undici] = await Promise.all([
      resolveOnce(new URL(url), where),
      library(),
    ])
    return new undici.Agent({
      connect: {
        timeout: limitMs,
        lookup: (_name, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
    })
  }
  return {
    async send({ method, url, headers, body }) {
      const signal = AbortSignal.timeout(limitMs)
      try {
        agent ??= connect(url)
        const dispatcher = await untilAborted(agent, signal)
        const { request } = await library()
        const answer = await request(url, {
          ...{ dispatcher, method, body, signal },
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Halyard-Webhooks',
            ...headers,
          },
        })
        return await readAnswer(answer)
      } catch (error) {
        return { problem: problemOf(error), status: null, answer: null, retryAfterMs: null }
      }
    },
    close() {
      // Nobody waits for the rest of an answer of which enough was read.
      void agent?.then((one) => one.destroy()).catch(() => undefined)
    },
  }
}

async function readAnswer(answer: Dispatcher.ResponseData): Promise<Outcome> {
  const status = answer.statusCode
  const text = await readStart(answer.body)
  const seconds = readSeconds(answer.headers['retry-after'], text)
  return {
    problem: problemOfStatus(status),
    status,
    answer: cleanText(text),
    retryAfterMs: status === 429 && seconds !== null ? seconds * 1000 : null,
  }
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirect'
  return status === 410 ? 'gone' : 'refused'
}

/** The first bytes; the receiver has taken the message whatever becomes of the rest. */
async function readStart(body: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) continue
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= READ_BYTES) break
    }
  } catch {
    // It ended early.
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8')
}

/** Control characters, and what writes from the right to the left, would change the line beside it. */
const cleanText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, KEPT_CHARACTERS)
    .toWellFormed()

/** Seconds or a date in the header; Telegram and Matrix say it in the answer too. */
function readSeconds(header: string | string[] | undefined, text: string): number | null {
  const value = Array.isArray(header) ? header[0] : header
  if (value !== undefined) {
    const seconds = /^\d{1,9}(\.\d+)?$/.test(value)
      ? Number(value)
      : (Date.parse(value) - Date.now()) / 1000
    if (Number.isFinite(seconds)) return Math.max(0, seconds)
  }
  const inSeconds = /"retry_after"\s*:\s*(\d{1,9}(?:\.\d+)?)/.exec(text)?.[1]
  if (inSeconds !== undefined) return Number(inSeconds)
  const inMs = /"retry_after_ms"\s*:\s*(\d{1,12})/.exec(text)?.[1]
  return inMs === undefined ? null : Number(inMs) / 1000
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof AddressRefused) return 'addressRefused'
  if (error instanceof HostUnknown) return 'hostUnknown'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  return 'unreachable'
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ])
}
