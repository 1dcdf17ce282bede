import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** Answers from now on. */
  answer: (response: ServerResponse, request: IncomingMessage) => void
}

export const answerWith =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body)
  }

/** A server that takes webhooks; it ends with the process of the tests. */
export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const server = createServer((request, response) => {
    void take(request, response)
  })
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const receiver: Receiver = {
    url: `http://${host}:${port}/hook`,
    port,
    received: [],
    answer: answerWith(204),
  }
  async function take(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    receiver.received.push({ method, path, headers, body: await text(request) })
    receiver.answer(response, request)
  }
  server.unref()
  return receiver
}
