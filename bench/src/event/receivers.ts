import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one webhook brought: of what kind, and how long after it happened, milliseconds. */
export interface Announced {
  readonly kind: string
  readonly lateMs: number
}

/** Receivers of webhooks, on this machine. */
export interface Receivers {
  readonly urlOf: (index: number) => string
  readonly announced: readonly Announced[]
  readonly stop: () => Promise<void>
}

/** Programs that take every message at once, and note when it came. */
export async function startReceivers(): Promise<Receivers> {
  const announced: Announced[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(204).end()
      const { type, timestamp }: { type: string; timestamp: string } = JSON.parse(
        Buffer.concat(chunks).toString(),
      )
      announced.push({ kind: type, lateMs: Date.now() - Date.parse(timestamp) })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that of a server that listens on a port
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (index) => `http://127.0.0.1:${port}/${index}`,
    announced,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
