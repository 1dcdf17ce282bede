import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '@halyard/packs/failure'
import type { SiteAccess } from '#tunnel/access.ts'
import type { Forward } from '#tunnel/forward.ts'
import { BadRequest, readFields } from '#tunnel/fields.ts'
import { isOwnHost, isOwnInstance, parseOrigin } from '#tunnel/guard.ts'
import type { Pool } from '#tunnel/pool.ts'

/** Of the protocol, not of this program. */
const protocolVersion = '0.5.0'

type Reply = { status: number; body?: unknown }
type Handler = (request: IncomingMessage, origin: string) => Reply | Promise<Reply>

const accessStatus = { approved: 202, waiting: 201, refused: 403 } as const

/**
 * The tunnel daemon that pages of a platform talk to: listens on this machine only, and does nothing for a site that the person
 * at the terminal has not approved of.
 */
export async function startDaemon(port: number, access: SiteAccess, pool: Pool) {
  const handlers: Record<string, Handler> = {
    'GET /version': () => ({ status: 200, body: { version: protocolVersion } }),
    'GET /connect': (_request, origin) => ({ status: accessStatus[access.of(origin)] }),
    'POST /connect': (_request, origin) => ({ status: accessStatus[access.request(origin)] }),
    'GET /pool': (_request, origin) => ({ status: 200, body: pool.list(origin).map(view) }),
    'POST /pool': async (request, origin) => {
      const { local, remote, label } = await readFields(request)
      if (!remote || !isOwnInstance(remote, origin)) {
        return { status: 400, body: 'remote must be an instance of the site itself' }
      }
      const wish = { remote, local: local ?? '127.0.0.1:0', label: label ?? '' }
      const opened = await pool.open(origin, wish)
      return 'status' in opened
        ? { status: opened.status, body: opened.message }
        : { status: 200, body: view(opened) }
    },
    'DELETE /pool': async (request, origin) => {
      const { local, key } = await readFields(request)
      return { status: (await pool.close(origin, local ?? key ?? '')) ? 200 : 404 }
    },
  }

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const path = request.url ?? ''
    const origin = parseOrigin(request.headers.origin)
    if (!isOwnHost(request.headers.host, ownPort())) return { status: 421 }
    // Without an origin it is no page of a site: a picture, a form or a program.
    if (!origin && path !== '/version') return { status: 403 }
    if (origin && !isOpen(path) && access.of(origin) !== 'approved') return { status: 403 }
    if (request.method === 'OPTIONS') return { status: 204 }
    const handler = handlers[`${request.method} ${path}`]
    if (!handler) return { status: 404 }
    return handler(request, origin ?? '')
  }

  const server = createServer((request, response) => {
    replyTo(request)
      .catch((error: unknown) => {
        if (error instanceof BadRequest) return { status: error.status }
        throw error
      })
      .then((reply) => send(request, response, reply))
      .catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new Failure(
      `Port ${port} is in use: another tunnel runs already, or another program has the port.\n` +
        `Stop it, or use --port with another number and set the same address on the site.`,
    )
  }
  const ownPort = () => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  }

  return {
    address: `http://127.0.0.1:${ownPort()}`,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await Promise.all([once(server, 'close'), pool.closeAll()])
    },
  }
}

/** Everything but finding out that the daemon is there and asking to be let in needs leave. */
const isOpen = (path: string) => path === '/version' || path === '/connect'

const view = ({ local, remote, label }: Forward) => ({ local, remote, label })

function send(request: IncomingMessage, response: ServerResponse, { status, body }: Reply): void {
  const origin = parseOrigin(request.headers.origin)
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    ...(origin && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    }),
  })
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body))
}
