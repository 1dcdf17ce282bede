import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serveApiDocs } from '#http/pages/api-docs.ts'
import { BUNDLE } from '#http/contract/contract.ts'
import { systemRandom } from '#platform/random.ts'

const app = Fastify()
serveApiDocs(app, { random: systemRandom })

it('gives every page a nonce of its own and allows no other script or style', async () => {
  const first = await app.inject('/api/docs')
  const second = await app.inject('/api/docs')

  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(first.headers['content-security-policy'])
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const tags = first.body.match(/<(?:script|link rel="stylesheet")[^>]*>/g) ?? []
  expect(tags).toHaveLength(3)
  for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`)
  expect(second.body).not.toContain(String(nonce))
})

it('needs nothing from another server', async () => {
  const { body } = await app.inject('/api/docs')

  const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    if (address === 'data:,') continue
    expect(address).toMatch(/^\/api\/docs\//)
    expect(await app.inject(String(address))).toMatchObject({ statusCode: 200 })
  }
})

it('serves the contract as it is, and not again to those who have it', async () => {
  const first = await app.inject('/api/docs/platform.json')

  expect(first.rawPayload.equals(readFileSync(BUNDLE))).toBe(true)
  expect(first.json().info.title).toBe('Halyard platform')
  const again = await app.inject({
    url: '/api/docs/platform.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

it('serves it at the address that tools for other servers of the contract know, too', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/openapi/v1.json')

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(rawPayload.equals(readFileSync(BUNDLE))).toBe(true)
})

it('describes every operation, and says whom to ask', () => {
  const { info, paths } = JSON.parse(readFileSync(BUNDLE, 'utf8'))
  const operations = Object.values<Record<string, { description?: string }>>(paths).flatMap(
    (verbs) => Object.values(verbs),
  )
  expect(operations.length).toBeGreaterThan(100)
  expect(operations.filter(({ description }) => !description)).toEqual([])
  expect(info.contact).toMatchObject({ name: expect.any(String), url: expect.any(String) })
})

it('lets browsers keep the program of the page', async () => {
  const { headers } = await app.inject('/api/docs/swagger-ui-bundle.js')

  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
