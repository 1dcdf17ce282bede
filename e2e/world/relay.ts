// A relay between a browser and the server under test.
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { listenLocally } from './listen.ts'

export type Relay = {
  url: string
  /** Cuts the connections that were upgraded, such as those of live updates; new ones may come. */
  cut: () => void
  close: () => Promise<void>
}

/** A relay that changes nothing. */
export const plainRelay = (api: string): Promise<Relay> =>
  listening(
    createServer((request, response) =>
      forward(request, api, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }),
    ),
    api,
  )

/** Lets the relay listen on a free port; upgrades of connections go straight through. */
export async function listening(server: Server, api: string): Promise<Relay> {
  const upgraded = tunnelUpgrades(server, api)
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    cut: () => {
      for (const socket of upgraded) socket.destroy()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a request on as it came. */
export function forward(
  request: IncomingMessage,
  api: string,
  onAnswer: (answer: IncomingMessage) => void,
) {
  const { method, headers, url } = request
  const onward = httpRequest(new URL(url ?? '/', api), { method, headers }, onAnswer)
  onward.on('error', () => request.destroy())
  return request.pipe(onward)
}

/** @returns the open connections */
function tunnelUpgrades(server: Server, api: string): ReadonlySet<Duplex> {
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    const { headers, url } = request
    const onward = httpRequest(new URL(url ?? '/', api), { headers })
    onward.on('upgrade', (answer, upstream, first) => {
      const lines = Object.entries(answer.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      socket.write(first)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
      upstream.on('error', () => socket.destroy())
      socket.on('close', () => upstream.destroy())
      socket.on('error', () => upstream.destroy())
    })
    onward.on('error', () => socket.destroy())
    onward.end()
  })
  return upgraded
}
