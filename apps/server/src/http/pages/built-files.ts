import type { ServerResponse } from 'node:http'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { measureOperation } from '#http/measure.ts'
import { clientFolder, HASHED, WORKER_POLICY } from '#http/pages/static.ts'
import type { FastPath } from '#http/scoreboard-fast-path.ts'
import { isForeignClient } from '#http/security/foreign-client.ts'
import { API_POLICY, FILE_HEADERS } from '#http/security/security-headers.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'
import type { Services } from '#modules/services.ts'

/** Where the build puts the files whose name changes with their content. */
const PLACE = '/static/'
const SCRIPT_TYPE = 'application/javascript; charset=utf-8'
/** What pages are made of: texts were compressed at build, fonts are compressed by themselves. */
const KINDS: Readonly<Record<string, { type: string; isText: boolean }>> = {
  '.js': { type: SCRIPT_TYPE, isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
}
const ALWAYS = [
  ...['cache-control', 'public, max-age=31536000, immutable'],
  ...['vary', 'accept-encoding'],
  ...Object.entries(FILE_HEADERS).flat(),
]

interface Kept {
  readonly headers: string[]
  readonly body: Buffer
}

/**
 * Fast path for the files of a first visit, of which there are dozens: once asked for, they are sent from memory, before any route or
 * plug-in runs. All of them are 3 MB, compressed. Whatever is asked for in another way is left to the routes.
 */
export function createBuiltFiles(services: Services): FastPath {
  const folder = clientFolder(services.config)
  const place = join(folder, PLACE)
  if (!existsSync(place) || isForeignClient(folder, services.config.foreignClient))
    return () => false
  const measure = measureOperation(services, 'other')
  const names = new Set(readdirSync(place))
  const files = new Map<string, Kept>()
  const read = (name: string): Kept | undefined => {
    const kind = KINDS[extname(name)]
    const file = kind?.isText ? `${name}.br` : name
    if (!kind || !HASHED.test(name) || !names.has(file)) return undefined
    const body = readIfThere(join(place, file))
    if (!body) return undefined
    const kept = { headers: headersOf(kind, body), body }
    files.set(name, kept)
    return kept
  }
  return ({ method, url = '', headers }, response) => {
    const begunAt = performance.now()
    if (method !== 'GET' || !url.startsWith(PLACE) || headers.range !== undefined) return false
    if (preferredEncoding(headers['accept-encoding']) !== 'br') return false
    const name = url.slice(PLACE.length)
    const kept = files.get(name) ?? read(name)
    if (!kept) return false
    send(response, kept)
    measure(200, begunAt)
    return true
  }
}

/** A build that was replaced has other files: the routes say so. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const send = (response: ServerResponse, { headers, body }: Kept) =>
  response.writeHead(200, headers).end(body)

const headersOf = ({ type, isText }: { type: string; isText: boolean }, body: Buffer) => [
  ...ALWAYS,
  ...['content-type', type],
  ...['content-length', String(body.length)],
  ...(isText ? ['content-encoding', 'br'] : []),
  ...['content-security-policy', type === SCRIPT_TYPE ? WORKER_POLICY : API_POLICY],
]
