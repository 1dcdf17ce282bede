// Each text of each operation in its worst forms: nobody may keep the one thread of the server busy with a request.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUNDLE, loadContract } from '#http/contract/contract.ts'
import type { JsonSchema, Operation } from '#http/contract/contract.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const SIZE = 1_000_000
const LIMIT_MS = 50
const marks = (length: number) =>
  `a${'\u0300'.repeat(length / 4 - 1)}${'\u0323'.repeat(length / 4)}`
/** What is slow to bring to a normal form, to match, or to read: at most so many characters, and bytes. */
const WORST: Readonly<Record<string, (length: number) => string>> = {
  marks,
  digits: (length) => `${'1'.repeat(length - 1)}x`,
  blanks: (length) => `x${' '.repeat(length - 2)}x`,
  base64: (length) => Buffer.from(marks(length / 2)).toString('base64'),
}

interface Bundle {
  readonly paths: Record<string, Record<string, { requestBody?: { content: Content } } | undefined>>
}
type Content = Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>

const { operations, schemas } = loadContract()
const bundle: Bundle = JSON.parse(readFileSync(BUNDLE, 'utf8'))
const { as, aUser, visitor } = await testApp()
let admin: HttpClient
beforeAll(async () => {
  admin = await as(await aUser({ role: 'Admin' }))
})

/** Where a body has values, and the greatest length of each where it is a text. */
function placesIn(schema: JsonSchema, steps: readonly string[] = []): [string[], number][] {
  if (schema.$ref) return placesIn(schemas[schema.$ref.slice(0, -1)] ?? {}, steps)
  const choices = schema.anyOf?.flatMap((choice) => placesIn(choice, steps)) ?? []
  if (schema.items) return placesIn(schema.items, [...steps, '0'])
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, value]) =>
      placesIn(value, [...steps, key]),
    )
  }
  return choices.length > 0 ? choices : [[[...steps], schema.maxLength ?? 0]]
}

function exampleOf({ path, method }: Operation): unknown {
  const media = bundle.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']
  return structuredClone(media?.example ?? Object.values(media?.examples ?? {})[0]?.value)
}

/** The example of an operation with another value at one place. */
function bodyWith(operation: Operation, steps: readonly string[], value: string): unknown {
  const box: Record<string, unknown> = { body: exampleOf(operation) }
  const path = ['body', ...steps]
  let here: Record<string, unknown> = box
  for (const step of path.slice(0, -1)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object or a list is reached by its keys
    here = (here[step] ??= {}) as Record<string, unknown>
  }
  here[path.at(-1) ?? ''] = value
  return box['body']
}

const urlOf = ({ path }: Operation) =>
  path
    .replaceAll(/\{(\w*[uU]serId)\}/g, '5d1f7c1e-6c0a-4f0e-9d53-0f4ab1c9e2d7')
    .replaceAll(/\{\w+\}/g, '1')

/** Milliseconds that this thread works on the request at its best, all its turns together. */
async function workOf(operation: Operation, body: string): Promise<number> {
  const client = operation.role === 'Anonymous' ? visitor : admin
  const times: number[] = []
  // A collection of garbage may fall into one of them.
  while (times.length < 3 && times.every((ms) => ms > LIMIT_MS)) {
    const before = process.threadCpuUsage()
    await client.send({
      method: operation.method,
      url: urlOf(operation),
      payload: body,
      headers: { 'content-type': 'application/json' },
    })
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

describe.each(operations.filter(({ jsonBody }) => jsonBody))('$id', (operation) => {
  const places = placesIn(operation.jsonBody ?? {})
  it.each(Object.keys(WORST))('does little work for a text of %s', async (kind) => {
    const slow: string[] = []
    for (const [steps, limit] of places) {
      // Too long for its field, and the longest that is read any further.
      for (const length of [SIZE, limit].filter((one) => one > 3)) {
        const body = JSON.stringify(bodyWith(operation, steps, WORST[kind]?.(length) ?? ''))
        const ms = await workOf(operation, body)
        if (ms > LIMIT_MS) slow.push(`${steps.join('.')} of ${length}: ${Math.round(ms)} ms`)
      }
    }
    expect(slow).toEqual([])
  })
})
