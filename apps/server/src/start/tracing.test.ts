import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { testDatabase } from '#db/testing.ts'
import { traceStatement } from '#db/trace.ts'
import { startTracing } from '#start/tracing.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}
let text = ''
const spans: Span[] = []
/** What collects traces, such as Jaeger. */
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    text += body
    for (const resource of JSON.parse(body).resourceSpans)
      for (const scope of resource.scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this kind of address
const { port } = collector.address() as AddressInfo
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json')
vi.stubEnv('OTEL_NODE_RESOURCE_DETECTORS', 'env')
const stop = await startTracing()

const { url } = await testDatabase()
const db = openDatabase({ url, onStatement: traceStatement })
afterAll(() => db.destroy())
afterAll(() => collector.close())
const app = await testApp({ traces: true }, { database: { db, url } })
const { aGame, aChallenge, aPlayer } = gameBuilders(app)

async function* late(body: string) {
  await sleep(100)
  yield Buffer.from(body)
}

it('is wanted where a standard variable is set', () => {
  expect(readConfig({}).traces).toBe(false)
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).traces).toBe(true)
  expect(readConfig({ OTEL_TRACES_EXPORTER: 'none' }).traces).toBe(false)
})

it('records requests and their statements in one trace, without what was sent', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const { user } = await aPlayer(game)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { status } = await fetch(`${origin}/api/game/${game.id}/challenges/${challenge.id}`, {
    method: 'POST',
    headers: {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      cookie: await app.cookieOf(user),
      'content-type': 'application/json',
    },
    // A body that comes after its head is read outside of the request's own context.
    body: Readable.toWeb(Readable.from(late(JSON.stringify({ flag: FLAG })))),
    duplex: 'half',
  })
  expect(status).toBe(200)
  await app.visitor.get('/secret-of-a-visitor')
  await stop()

  const request = spans.find(({ name }) => name === 'submitFlag')
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  const statements = spans.filter(({ name }) => name === 'statement')
  const own = statements.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(own.length).toBeGreaterThan(3)
  expect(spans.map(({ name }) => name)).toContain('other')
  expect(text).not.toContain(FLAG)
  expect(text).not.toContain('secret-of-a-visitor')
})
