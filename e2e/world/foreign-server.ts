import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Behaviour, type Next, referenceBehaviours, type Wishes } from './foreign-facts.ts'
import { forward, listening, type Relay } from './relay.ts'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const nonce = 'f0f1f2f3f4f5'

type Foreign = {
  /** The content security policy that it sends with the page. */
  policy: string
  /** What it puts into the page. */
  marks: Readonly<Record<string, string>>
  /** What it does otherwise than ours. */
  otherwise: readonly ((wishes: Wishes) => Behaviour)[]
}

/** Servers that are not ours, as they serve the built client. */
export const foreignServers = {
  'a GZ::CTF server': {
    policy: `default-src 'strict-dynamic' 'nonce-${nonce}' 'unsafe-inline' http: https:; style-src 'self' 'unsafe-inline'; img-src * 'self' data: blob:; font-src * 'self' data:; object-src 'none'; frame-src * https:; connect-src 'self' http://127.0.0.1:*; base-uri 'none'`,
    marks: { title: 'Regatta', description: 'A platform', lang: 'en-us', nonce },
    otherwise: Object.values(referenceBehaviours),
  },
  'a server that allows its own files only and fills nothing in': {
    policy:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src * data: blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'",
    marks: {},
    otherwise: [],
  },
} as const satisfies Record<string, Foreign>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** As late as a server with little to do is, but for the list, which it holds for a minute. */
const measured: Wishes['lateMs'] = { verdict: 1000, board: 2000, list: 60_000, poster: 3000 }

/**
 * Serves the built client as such a server does, in front of the API of ours.
 *
 * @returns its address and how to end it
 */
export async function serveAs(
  { policy, marks, otherwise }: Foreign,
  api: string,
  late: Partial<Wishes['lateMs']> = {},
): Promise<Relay> {
  const template = readFileSync(join(built, 'index.html'), 'utf8')
  const html = template.replaceAll(/%(\w+)%/g, (mark, name: string) => marks[name] ?? mark)
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
  const page = () => new Response(html, { headers })
  const lateMs = { ...measured, ...late }
  const answer = otherwise
    .map((behave) => behave({ page, lateMs }))
    .reduceRight<Next>(
      (next, behaviour) => async (request) => behaviour(request, next),
      async (request) => (isOfApi(request.url) ? onward(request) : page()),
    )
  const server = createServer((message, response) => {
    const { pathname } = new URL(message.url ?? '', api)
    const type = types[extname(pathname)]
    if (pathname.startsWith('/hub/') || pathname === '/favicon.webp') {
      return forward(message, api, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
      })
    }
    if (type && !isOfApi(message.url ?? ''))
      return response.writeHead(200, { 'Content-Type': type }).end(fileAt(pathname))
    return void respond(message, response, api, answer)
  })
  return listening(server, api)
}

const isOfApi = (url: string) => /^(?:http:\/\/[^/]+)?\/(?:api|assets)\//.test(url)

/** Answers by way of all that is otherwise; a connection of which nothing comes is cut, as a relay does. */
async function respond(
  message: IncomingMessage,
  response: ServerResponse,
  api: string,
  answer: Next,
): Promise<void> {
  try {
    const { status, headers, body } = await answer(await requestOf(message, api))
    const bytes = body ? await new Response(body).bytes() : undefined
    response.writeHead(status, [...headers].flat()).end(bytes)
  } catch {
    response.destroy()
  }
}

async function requestOf(message: IncomingMessage, api: string): Promise<Request> {
  const { method = 'GET', url = '/' } = message
  const headers = headersOf(message)
  headers.set('accept-encoding', 'identity')
  const bytes = Buffer.concat(await message.toArray())
  const body = bytes.length > 0 ? { body: bytes } : {}
  return new Request(new URL(url, api), { method, headers, redirect: 'manual', ...body })
}

/** Asks the server behind with the headers as they came, the name of the host among them, which `fetch` would not send. */
async function onward(request: Request): Promise<Response> {
  const { method, url, headers: sent } = request
  const bytes = Buffer.from(await request.arrayBuffer())
  const asked = httpRequest(url, { method, headers: Object.fromEntries(sent) })
  asked.end(bytes)
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('no answer')
  const status = answer.statusCode ?? 502
  const body = Buffer.concat(await answer.toArray())
  return new Response(body.length > 0 ? body : null, { status, headers: headersOf(answer) })
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of ofOneHop.has(name) ? [] : values) headers.append(name, value)
  return headers
}

const ofOneHop = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
])

function fileAt(path: string): Buffer | string {
  try {
    return readFileSync(join(built, path))
  } catch {
    return ''
  }
}
