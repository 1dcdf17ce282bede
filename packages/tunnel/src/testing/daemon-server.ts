import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseEntry } from '#protocol.ts'
import type { PoolEntry } from '#protocol.ts'

type Answer = { status?: number; body?: unknown; text?: string }
/** By `METHOD /path`; `silence` never answers. A function gets the body of the request. */
export type DaemonAnswers = Record<string, Answer | 'silence' | ((body: unknown) => Answer)>

const jsonOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}

/** A daemon on a port of this machine that says what a test wants. It can be changed while it runs. */
export async function startDaemonServer(answers: DaemonAnswers = {}) {
  const given: DaemonAnswers = {
    'GET /version': { body: { version: '0.5.16' } },
    'POST /connect': { status: 201 },
    'GET /connect': { status: 202 },
    'GET /pool': { body: [] },
    ...answers,
  }
  const asked: { what: string; body: unknown; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const what = `${request.method} ${request.url}`
    const sent = await jsonOf(request)
    asked.push({ what, body: sent, headers: request.headers })
    const reply = given[what] ?? { status: 404 }
    if (reply === 'silence') return
    const { status = 200, body, text } = typeof reply === 'function' ? reply(sent) : reply
    response.writeHead(status).end(text ?? (body === undefined ? '' : JSON.stringify(body)))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    address: `http://127.0.0.1:${address.port}`,
    asked,
    /** The calls so far, `METHOD /path`. */
    calls: () => asked.map(({ what }) => what),
    answer: (what: string, how: DaemonAnswers[string]) => {
      given[what] = how
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Answers of a daemon that opens a port for each POST, as that of wsrx does, even for an instance that has one. */
export function anOpenHandedPool(): DaemonAnswers {
  const ports: PoolEntry[] = []
  return {
    'GET /pool': () => ({ body: ports }),
    'POST /pool': (body) => {
      const wish = parseEntry(body)
      if (!wish) return { status: 400 }
      const opened = { ...wish, local: `127.0.0.1:${41_873 + ports.length}` }
      ports.push(opened)
      return { body: opened }
    },
  }
}
