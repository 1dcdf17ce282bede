import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { ClientOptions } from 'ws'
import { ms } from '#db/database.ts'
import { HALF_CLOSE } from '#modules/proxy/relay.ts'
import { randomUuid, systemRandom } from '#platform/random.ts'
import type { TestApp } from '#testing/test-app.ts'

/** A TCP service of a test; returns its port. */
export async function aService(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return (server.address() as AddressInfo).port
}

interface InstanceOf {
  readonly challenge: { readonly id: number }
  /** None for a test instance. */
  readonly participation?: { readonly id: number }
  readonly port: number
}

/** A running instance whose service listens on that port of this machine; returns its id. */
export async function anInstance(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { challenge, participation, port }: InstanceOf,
): Promise<string> {
  const id = randomUuid(systemRandom)
  await db
    .insertInto('containers')
    .values({
      id,
      challenge_id: challenge.id,
      participation_id: participation?.id ?? null,
      engine: 'docker',
      name: `box-${id}`,
      image: 'box:1',
      status: 'Running',
      inner_host: '127.0.0.1',
      inner_port: port,
      created_at: ms(clock.now()),
      expect_stop_at: ms(clock.now() + 3_600_000),
    })
    .execute()
  return id
}

/** A client that keeps all it gets. */
export interface TestClient {
  readonly socket: WebSocket
  readonly received: () => Buffer
  /** Resolves when that many bytes have come. */
  readonly has: (bytes: number) => Promise<void>
  /** The close code. */
  readonly closed: Promise<number>
}

export interface Refused {
  readonly status: number
  readonly title: unknown
}

/** Opens a WebSocket; resolves with the response when there is none. */
export async function open(
  url: string,
  options: ClientOptions & { readonly isHalfClosing?: boolean } = {},
): Promise<TestClient | Refused> {
  const { isHalfClosing, ...others } = options
  const socket = new WebSocket(url.replace('http', 'ws'), isHalfClosing ? [HALF_CLOSE] : [], others)
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())
  const chunks: Buffer[] = []
  socket.on('message', (data: Buffer) => chunks.push(data))
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve)
  })
  const refused = new Promise<Refused>((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      const body: Buffer[] = []
      response.on('data', (chunk: Buffer) => body.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(body).toString()
        resolve({ status: response.statusCode ?? 0, title: text && JSON.parse(text).title })
      })
    })
  })
  const received = () => Buffer.concat(chunks)
  const client: TestClient = {
    socket,
    closed,
    received,
    async has(bytes) {
      while (received().length < bytes) await once(socket, 'message')
    },
  }
  return Promise.race([refused, once(socket, 'open').then(() => client)])
}

/** Opens a WebSocket that must not be refused. */
export async function connected(...args: Parameters<typeof open>): Promise<TestClient> {
  const client = await open(...args)
  if ('socket' in client) return client
  throw new Error(`refused with ${client.status}: ${String(client.title)}`)
}
