import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { measureOperation } from '#http/measure.ts'
import { matches, validatorsOf } from '#http/pages/conditional.ts'
import { createRateLimits, isLoopback } from '#http/limits/rate-limits.ts'
import { API_POLICY, SECURITY_HEADERS } from '#http/security/security-headers.ts'
import { pickLanguage } from '#i18n/language.ts'
import type { Language } from '#i18n/language.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import type { Services } from '#modules/services.ts'
import type { BoardEncoding } from '#modules/scoreboard/board-encodings.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'
import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'
import { versionOf } from '#modules/scoreboard/version.ts'

/** Responds to a request if it can do so at once; false leaves it to the routes. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

const SCOREBOARD = /^\/api\/game\/(\d{1,10})\/scoreboard$/

/** The headers that plug-ins and hooks add to every response of the API (except HSTS, which need not be repeated); a test compares the two. */
const ALWAYS = [
  ...Object.entries(SECURITY_HEADERS).flat(),
  ...['content-security-policy', API_POLICY],
]

interface Prepared {
  readonly validators: ReturnType<typeof validatorsOf>
  /** The headers of a 304, names and values in turn. */
  readonly headers: string[]
  /** Complete responses by encoding and language. */
  readonly answers: Map<string, Answer>
}

interface Answer {
  readonly headers: string[]
  readonly body: Buffer
}

/**
 * Fast path for the most frequent request of a running game: a current, cached scoreboard is sent before any route, session or
 * plug-in runs. It is public, so only the rate matters: requests above the limit are left to the routes, which count by account and
 * refuse.
 */
export function createScoreboardFastPath(services: Services): FastPath {
  const { config, clock, board } = services
  const measure = measureOperation(services, 'getScoreboard')
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
  const prepared = new WeakMap<CachedBoard, Prepared>()
  const prepare = (gameId: number, current: CachedBoard): Prepared => {
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
    const begunAt = performance.now()
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers.authorization !== undefined) return false
    const [, id] = SCOREBOARD.exec(url) ?? []
    const current = id === undefined ? undefined : board.peek(Number(id))
    if (!current || current.isHidden || clock.now() < current.startsAtMs) return false
    const made = prepare(Number(id), current)
    if (matches(request, made.validators.etag, made.validators.changedAtMs)) {
      if (!isAllowed(request)) return false
      response.writeHead(304, made.headers).end()
      measure(304, begunAt)
      return true
    }
    const encoding = preferredEncoding(headers['accept-encoding'])
    const body = current.forms.ready(encoding)
    if (!body || !isAllowed(request)) return false
    const answer = answerOf(made, body, encoding, pickLanguage(headers['accept-language']))
    response.writeHead(200, answer.headers).end(body)
    measure(200, begunAt)
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
  // A better compressed encoding may have replaced it.
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
