import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { matches, validatorsOf } from '#http/conditional.ts'
import { createRateLimits, isLoopback } from '#http/rate-limits.ts'
import { API_POLICY, SECURITY_HEADERS } from '#http/security-headers.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Language } from '#i18n/language.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import type { Parts } from '#modules/parts.ts'
import type { BoardEncoding } from '#modules/scoreboard/board-forms.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'
import type { FinishedBoard } from '#modules/scoreboard/finished-board.ts'
import { versionOf } from '#modules/scoreboard/version.ts'

/** Answers a request if it can be answered at once; false leaves it to the routes. */
export type ShortPath = (request: IncomingMessage, response: ServerResponse) => boolean

const SCOREBOARD = /^\/api\/game\/(\d{1,10})\/scoreboard$/

/** What plug-ins and hooks add to every answer of the API (to those over HTTPS also HSTS, which needs no repeating here); a test holds the two against each other. */
const ALWAYS = [
  ...Object.entries(SECURITY_HEADERS).flat(),
  ...['content-security-policy', API_POLICY],
]

interface Prepared {
  readonly validators: ReturnType<typeof validatorsOf>
  /** Headers that tell one state of the board from another, names and values in turn: all that a 304 needs. */
  readonly headers: string[]
  /** Whole answers by encoding and language. */
  readonly answers: Map<string, Answer>
}

interface Answer {
  readonly headers: string[]
  readonly body: Buffer
}

/**
 * The way of most requests of a running game: a scoreboard that is current and in memory leaves before any
 * route, session or plug-in has been asked. It is public, so nothing about the caller matters but the rate:
 * whoever asks too often is left to the routes, which count accounts and refuse.
 */
export function createHotBoard({ config, clock, board }: Parts): ShortPath {
  const limits = createRateLimits(clock)
  const { trustProxy } = config
  const trusted = trustProxy
    ? proxyAddress.compile(trustProxy.split(',').map((entry) => entry.trim()))
    : undefined
  const addressOf = (request: IncomingMessage): string =>
    trusted ? proxyAddress(request, trusted) : (request.socket.remoteAddress ?? '')
  const isAllowed = (request: IncomingMessage): boolean => {
    if (!config.rateLimits) return true
    const ip = addressOf(request)
    if (isLoopback(ip) && !config.rateLimitsOnLoopback) return true
    return limits.take('global', { kind: 'address', id: addressGroup(ip) }) === undefined
  }
  const prepared = new WeakMap<FinishedBoard, Prepared>()
  const prepare = (gameId: number, current: FinishedBoard): Prepared => {
    const known = prepared.get(current)
    if (known) return known
    const validators = validatorsOf(versionOf(gameId, current))
    const { etag, lastModified, cacheControl } = validators
    const own = ['etag', etag, 'last-modified', lastModified, 'cache-control', cacheControl]
    const made = { validators, headers: [...own, 'vary', 'accept-encoding'], answers: new Map() }
    prepared.set(current, made)
    return made
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers.authorization !== undefined) return false
    const [, id] = SCOREBOARD.exec(url) ?? []
    const current = id === undefined ? undefined : board.peek(Number(id))
    if (!current || clock.now() < current.startsAtMs) return false
    const made = prepare(Number(id), current)
    if (matches(request, made.validators.etag, made.validators.changedAtMs)) {
      if (!isAllowed(request)) return false
      response.writeHead(304, made.headers).end()
      return true
    }
    const encoding = preferredEncoding(headers['accept-encoding'])
    const body = current.forms.ready(encoding)
    if (!body || !isAllowed(request)) return false
    const answer = answerOf(made, body, encoding, pickLanguage(headers['accept-language']))
    response.writeHead(200, answer.headers).end(body)
    return true
  }
}

function answerOf(
  { headers, answers }: Prepared,
  body: Buffer,
  encoding: BoardEncoding,
  language: Language,
): Answer {
  const key = `${encoding} ${language}`
  const known = answers.get(key)
  // Smaller bytes may have taken the place of those before.
  if (known?.body === body) return known
  const form = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const made = {
    body,
    headers: [
      ...ALWAYS,
      ...headers,
      ...['content-language', language],
      ...['content-type', 'application/json; charset=utf-8'],
      ...form,
      ...['content-length', String(body.length)],
    ],
  }
  answers.set(key, made)
  return made
}
