import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'

/** Ends every message of the protocol. */
export const separator = '\u001e'

/** A message that calls the listeners' method of that name. */
export const invocation = (target: string, ...given: unknown[]): string =>
  JSON.stringify({ type: 1, target, arguments: given }) + separator

type HubServerOptions = {
  /** What it answers to a handshake. */
  greeting?: string
  /** Status of negotiation; 404 is a server without hubs. */
  status?: number
}

/** A SignalR server on a port of this machine, as far as a client that only listens needs one. */
export async function startHubServer({ greeting = '{}', status = 200 }: HubServerOptions = {}) {
  /** Method and address of every request. */
  const requests: string[] = []
  /** Every message of a client. */
  const received: string[] = []
  const sockets: WebSocket[] = []
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        negotiateVersion: 1,
        connectionId: 'id',
        connectionToken: 'token',
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      }),
    )
  })
  new WebSocketServer({ server }).on('connection', (socket, { url }) => {
    requests.push(`UPGRADE ${url}`)
    sockets.push(socket)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      received.push(text)
      if (text.includes('"protocol"')) socket.send(greeting + separator)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    received,
    sockets,
    /** Sends to the client that connected last. */
    send: (text: string) => sockets.at(-1)?.send(text),
    close: () => {
      for (const socket of sockets) socket.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}
