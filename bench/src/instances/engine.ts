// A process of its own: an engine that speaks Docker's API, starts nothing, and takes as long for it as a real one. Each container is a
// port on which something listens.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { json } from 'node:stream/consumers'

/** As dockerd with containerd was measured: it takes requests at once, and starts few containers at the same time. */
const CREATE_MS = [30, 80] as const
const START_MS = [250, 500] as const
const REMOVE_MS = [50, 150] as const
const AT_ONCE = Number(process.argv[2] ?? 16)

interface Container {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly network: string
  readonly labels: unknown
  server?: Server
  port?: number
}

const containers = new Map<string, Container>()
const networks: { Name: string; Id: string; Options: unknown }[] = []
const waiting: (() => void)[] = []
let working = 0
/** What the benchmark asks for. */
const seen = { mostRunning: 0, mostWaiting: 0, created: 0 }

const between = ([least, most]: readonly [number, number]) =>
  sleep(least + Math.random() * (most - least))

/** Few at a time, the others in a queue. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (working >= AT_ONCE) {
    seen.mostWaiting = Math.max(seen.mostWaiting, waiting.length + 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  working += 1
  try {
    await work()
  } finally {
    working -= 1
    waiting.shift()?.()
  }
}

interface Answer {
  readonly status: number
  readonly body?: unknown
}
type Handler = (name: string, request: IncomingMessage, url: URL) => Answer | Promise<Answer>

const gone = { status: 404, body: { message: 'No such container' } }
const found = (name: string) =>
  containers.get(name) ?? [...containers.values()].find(({ id }) => id === name)

const routes: readonly (readonly [pattern: RegExp, handler: Handler])[] = [
  [/^GET \/version$/, () => ({ status: 200, body: { Components: [] } })],
  [/^GET \/info$/, () => ({ status: 200, body: {} })],
  [/^GET \/networks$/, () => ({ status: 200, body: networks })],
  [
    /^POST \/networks\/create$/,
    async (_name, request) => {
      const wish = Object(await json(request))
      networks.push({ Name: wish.Name, Id: wish.Name, Options: wish.Options })
      return { status: 201, body: { Id: wish.Name } }
    },
  ],
  [
    /^POST \/containers\/create$/,
    async (_name, request, url) => {
      const wish = Object(await json(request))
      await between(CREATE_MS)
      const name = url.searchParams.get('name') ?? ''
      if (containers.has(name)) return { status: 409, body: { message: 'Conflict: name in use' } }
      const [key = ''] = Object.keys(wish.ExposedPorts)
      const id = randomBytes(32).toString('hex')
      const network: string = wish.HostConfig.NetworkMode
      containers.set(name, { id, name, key, network, labels: wish.Labels })
      seen.created += 1
      return { status: 201, body: { Id: id } }
    },
  ],
  [
    /^POST \/containers\/([^/]+)\/start$/,
    async (name) => {
      const container = found(name)
      if (!container) return gone
      await inTurn(async () => {
        await between(START_MS)
        container.server = createServer((socket) => socket.on('error', () => undefined).resume())
        container.server.listen(0, '127.0.0.1')
        await once(container.server, 'listening')
        const address = container.server.address()
        container.port = typeof address === 'object' ? address?.port : undefined
      })
      const running = [...containers.values()].filter(({ port }) => port !== undefined).length
      seen.mostRunning = Math.max(seen.mostRunning, running)
      return { status: 204 }
    },
  ],
  [
    /^GET \/containers\/json$/,
    () => ({
      status: 200,
      body: Array.from(containers.values(), ({ name, id, port }) => ({
        ...{ Id: id, Names: [`/${name}`] },
        State: port === undefined ? 'created' : 'running',
      })),
    }),
  ],
  [
    /^GET \/containers\/([^/]+)\/json$/,
    (name) => {
      const container = found(name)
      if (!container) return gone
      const { id, key, network, port } = container
      const bound = port === undefined ? {} : { [key]: [{ HostPort: String(port) }] }
      return {
        status: 200,
        body: {
          Id: id,
          State: { Status: port === undefined ? 'created' : 'running' },
          NetworkSettings: { Networks: { [network]: { IPAddress: '127.0.0.1' } }, Ports: bound },
        },
      }
    },
  ],
  [/^GET \/containers\/([^/]+)\/logs$/, () => ({ status: 200, body: '' })],
  [
    /^DELETE \/containers\/([^/]+)$/,
    async (name) => {
      const container = found(name)
      if (!container) return gone
      await between(REMOVE_MS)
      container.server?.close()
      containers.delete(container.name)
      return { status: 204 }
    },
  ],
  [/^GET \/seen$/, () => ({ status: 200, body: { ...seen, left: containers.size } })],
]

async function answerTo(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://engine')
  const path = url.pathname.replace(/^\/v1\.\d+/, '')
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(`${request.method} ${path}`)
    if (match) return handler(decodeURIComponent(match[1] ?? ''), request, url)
  }
  return { status: 404, body: { message: `page not found: ${path}` } }
}

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerTo(request)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

const server = createHttpServer((request, response) => void reply(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : 0)
})
