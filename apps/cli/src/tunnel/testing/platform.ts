import { once } from 'node:events'
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'

/**
 * A WebSocket server on this machine in the place of a platform's proxy; ids in `gone` are answered with 404.
 *
 * @param protocol the one it supports, if any
 */
export async function startPlatform(onSocket: (socket: WebSocket) => void, protocol?: string) {
  const gone = new Set<string>()
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: () => protocol ?? false,
  })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    const id = request.url?.split('/').at(-1) ?? ''
    if (gone.has(id)) {
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, onSocket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { port } = address
  return {
    origin: `http://127.0.0.1:${port}`,
    instance: (id: string) => `ws://127.0.0.1:${port}/api/proxy/${id}`,
    gone,
    sockets: () => sockets.clients.size,
    async [Symbol.asyncDispose](): Promise<void> {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
