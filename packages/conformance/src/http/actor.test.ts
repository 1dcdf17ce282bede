import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Findings } from '#findings/findings.ts'
import { sentence } from '#findings/entry.ts'
import { Actor } from '#http/actor.ts'
import { Server } from '#http/server.ts'

/** Answers every request with the status and the body that its address names last. */
const server = createServer((request, response) => {
  const status = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('hint'))
  const body = status === 200 ? { data: [], length: 0, total: 0 } : { title: 'No.', status }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

/** What is noted when a refusal with one status was expected, and another answer came. */
async function noted(expected: number, answered: number) {
  const findings = new Findings()
  const scene = {
    server: new Server(baseUrl, new AbortController().signal),
    findings,
    forbidden: new Set<never>(),
  }
  const call = { query: { hint: answered } }
  await new Actor(scene, 'admin').refused('searchUsers', 'a rule is broken', expected, call)
  return findings
    .on('searchUsers')
    .differences.map((difference) => [difference.weight, sentence(difference)])
}

test.each([
  ['is of another kind', 400, 422],
  ['comes before another one', 403, 401],
  ['is a fault of the server', 400, 500],
  ['is not made, though a rule is broken', 400, 200],
])('a refusal that %s breaks no client', async (_what, expected, answered) => {
  const cause = `a rule is broken (admin): expected ${expected}, got ${answered}`
  expect(await noted(expected, answered)).toEqual([['detail', cause]])
})

test.each([401, 403])('to let people in who should get %i is no detail', async (expected) => {
  const cause = `a rule is broken (admin): expected ${expected}, got 200`
  expect(await noted(expected, 200)).toEqual([['breaks', cause]])
})

test('a refusal as described is not noted', async () => {
  expect(await noted(400, 400)).toEqual([])
})
