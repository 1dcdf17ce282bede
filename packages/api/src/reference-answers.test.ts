// What a GZ::CTF 1.8.5 server really answered, recorded while a small event was played on it: the client takes every answer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as answers from '#answers.ts'
import { createClient } from '#client.ts'
import { ApiError } from '#errors.ts'
import { unwrap } from '#unwrap.ts'

type Recorded = {
  operation: string
  method: string
  path: string
  status: number
  headers?: Record<string, string>
  body?: { status?: number }
}
type Contract = { paths: Record<string, Record<string, { operationId?: string }>> }

const folder = join(import.meta.dirname, 'testing/reference-1.8.5')
const contract: Contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/platform.gen.json'), 'utf8'),
)
const recorded = readFileSync(join(folder, 'answers.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Recorded => JSON.parse(line))

/** What the client reads as JSON or as nothing; downloads go past it. */
const isRead = ({ path, headers }: Recorded) =>
  path !== undefined && /^application\/(problem\+)?json|^$/.test(headers?.['content-type'] ?? '')

const templateOf = (operation: string) =>
  Object.entries(contract.paths).find(([, verbs]) =>
    Object.values(verbs).some(({ operationId }) => operationId === operation),
  )?.[0]

/** Makes the call by a client that is given the recorded answer. */
function replay({ operation, method, path, status, headers, body }: Recorded) {
  const template = templateOf(operation) ?? path
  const client = createClient({
    baseUrl: 'http://reference.example',
    answers,
    fetch: () => {
      const text = body === undefined ? null : JSON.stringify(body)
      return Promise.resolve(new Response(text, { status, headers: headers ?? {} }))
    },
  })
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const init = { params: { path: Object.fromEntries(names.map((name) => [name, 1])) } }
  const call: Promise<{ data?: unknown; response: Response }> = Reflect.apply(
    client.request,
    client,
    [method.toLowerCase(), template, init],
  )
  return unwrap(call)
}

const taken = recorded.filter((answer) => isRead(answer) && answer.status < 300)
const refused = recorded.filter((answer) => isRead(answer) && answer.status >= 400)

it('has an event to go by', () => {
  expect(taken.length).toBeGreaterThan(100)
  expect(refused.length).toBeGreaterThan(15)
})

it.each(taken)('takes what $operation answered at $path', async (answer) => {
  expect(await replay(answer)).toEqual(answer.body)
})

it.each(refused)('reads the refusal $status of $operation', async (answer) => {
  const failure = await replay(answer).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  const code = answer.body?.status === 10_002 ? 10_002 : undefined
  expect(failure).toMatchObject({ status: answer.status, code })
})
