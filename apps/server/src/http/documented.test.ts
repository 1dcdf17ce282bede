// What every operation answers to a malformed id and to a body of another kind stands in the document.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callOperation, operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import type { TestResponse } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

type Verb = { responses: Record<string, { $ref?: string; content?: object }> }
type Document = {
  paths: Record<string, Record<string, Verb>>
  components: { responses: Record<string, { content?: object }> }
}

const document: Document = JSON.parse(
  readFileSync(new URL('../../../../openapi/platform.gen.json', import.meta.url), 'utf8'),
)
const { as, aUser } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))

/** The status and media type of an answer, when the document has no such answer. */
function undocumented({ path, method }: Operation, { status, headers }: TestResponse) {
  const described = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)]
  const name = described?.$ref?.split('/').at(-1) ?? ''
  const { content = {} } = document.components.responses[name] ?? described ?? {}
  const mediaType = String(headers['content-type']).split(';')[0] ?? ''
  return mediaType in content ? undefined : `${method} ${path}: ${status} ${mediaType}`
}

it('describes the answer to a malformed id', async () => {
  const missing = []
  for (const operation of operations) {
    const named = operation.parameters.filter((parameter) => parameter.in === 'path')
    if (named.length === 0) continue
    const malformed = Object.fromEntries(named.map(({ name }) => [name, 'not an id']))
    const answer = await callOperation(admin, operation, malformed)
    if (answer.status === 404) missing.push(undocumented(operation, answer))
  }
  expect(missing.filter(Boolean)).toEqual([])
})

it('describes the answer to a body of another kind', async () => {
  const missing = []
  for (const operation of operations) {
    if (!operation.jsonBody || operation.id === 'logOut') continue
    const answer = await admin.send({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, '1'),
      payload: 'text',
      headers: { 'content-type': 'text/plain' },
    })
    missing.push(undocumented(operation, answer))
  }
  expect(missing.filter(Boolean)).toEqual([])
})
