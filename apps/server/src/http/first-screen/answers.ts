import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asOwnCall } from '#http/own-call.ts'
import type { Answer } from '#http/first-screen/order.ts'

/** What of a request for a document decides what is drawn. */
export interface DocumentRequest extends Pick<FastifyRequest, 'method' | 'url' | 'headers'> {
  readonly server: Pick<FastifyInstance, 'inject'>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Calls of a visit, by path and query. */
export interface Calls {
  readonly calls: readonly string[]
  /** One more, which may be answered with megabytes. */
  readonly read?: string
}

/** What every screen asks for. */
const ALWAYS = ['/api/config', '/api/account/profile']
/** What an answer of ours depends on. */
const TAKEN_ALONG = ['cookie', 'accept-language', 'x-forwarded-for', 'x-forwarded-proto', 'host']
/** Given, or refused for a reason that the screen tells; everything else may be different in a moment. */
const SAYS_SOMETHING = new Set([200, 400, 401, 403, 404])
/** A longer answer, compressed, is left to the browser: a screen without it says nothing. A board of 400 teams is about as long. */
const MOST_READ_BYTES = 100_000

const decompress = promisify(brotliDecompress)

/** Answers to a visitor's calls, as the visitor would get them; undefined when something is wrong with one of them. */
export async function answersTo(
  { calls, read }: Calls,
  { server, headers, socket: { remoteAddress = '' } }: DocumentRequest,
  mostReadBytes = MOST_READ_BYTES,
): Promise<Readonly<Record<string, Answer>> | undefined> {
  const given = Object.fromEntries(
    TAKEN_ALONG.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  const ask = (url: string, more: Record<string, string> = {}) =>
    asOwnCall(() =>
      server.inject({ method: 'GET', url, headers: { ...given, ...more }, remoteAddress }),
    )
  const answers: Record<string, Answer> = {}

  async function take(url: string) {
    const { statusCode, payload } = await ask(url)
    answers[url] = { status: statusCode, body: payload }
  }
  /** Boards lie there compressed. @returns whether it is short */
  async function takeShort(url: string): Promise<boolean> {
    const answer = await ask(url, { 'accept-encoding': 'br' })
    const { statusCode, rawPayload } = answer
    if (answer.headers['content-encoding'] !== 'br') return take(url).then(() => true)
    if (rawPayload.length > mostReadBytes) return false
    answers[url] = { status: statusCode, body: String(await decompress(rawPayload)) }
    return true
  }

  if (read && !(await takeShort(read))) return undefined
  await Promise.all([...ALWAYS, ...calls].map(take))
  const all = Object.values(answers)
  return all.every(({ status }) => SAYS_SOMETHING.has(status)) ? answers : undefined
}
