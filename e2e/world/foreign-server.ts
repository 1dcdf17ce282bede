import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forward, listening, type Relay } from './relay.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const nonce = 'f0f1f2f3f4f5'

/** How servers that are not ours serve the built client: what they put into its page, and the policy they send with it. */
export const foreignServers = {
  'a GZ::CTF server': {
    policy: `default-src 'strict-dynamic' 'nonce-${nonce}' 'unsafe-inline' http: https:; style-src 'self' 'unsafe-inline'; img-src * 'self' data: blob:; font-src * 'self' data:; object-src 'none'; frame-src * https:; connect-src 'self' http://127.0.0.1:*; base-uri 'none'`,
    marks: { title: 'Regatta', description: 'A platform', lang: 'en-us', nonce },
  },
  'a server that allows its own files only and fills nothing in': {
    policy:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src * data: blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'",
    marks: {},
  },
} as const

type Foreign = { policy: string; marks: Readonly<Record<string, string>> }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Serves the built client as such a server does, in front of the API of ours. Returns its address and how to end it. */
export async function serveAs({ policy, marks }: Foreign, api: string): Promise<Relay> {
  const template = readFileSync(join(built, 'index.html'), 'utf8')
  const page = template.replaceAll(/%(\w+)%/g, (mark, name: string) => marks[name] ?? mark)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', api).pathname
    if (/^\/(api|hub|assets)\/|^\/favicon\.webp$/.test(path)) {
      return forward(request, api, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
    }
    const type = types[extname(path)]
    if (type) return response.writeHead(200, { 'Content-Type': type }).end(fileAt(path))
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy })
    return response.end(page)
  })
  return listening(server, api)
}

function fileAt(path: string): Buffer | string {
  try {
    return readFileSync(join(built, path))
  } catch {
    return ''
  }
}
