import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Upgrade = (request: IncomingMessage, socket: Duplex) => void

/** Starts a server on a free port of this machine. */
export async function listen(
  respond: Respond,
  upgrade?: Upgrade,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => void respond(request, response))
  if (upgrade) server.on('upgrade', upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
