// The document has the answers of every operation to a malformed id, query or header and to a body of another kind.
import { expect, it } from 'vitest'
import { undocumented } from '#testing/documented.ts'
import { callOperation, NOTHING, operations } from '#testing/operations.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))

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

it('describes the answer to a malformed query and a malformed header', async () => {
  const missing = []
  for (const operation of operations) {
    if (operation.id === 'logOut') continue
    for (const parameter of operation.parameters) {
      if (parameter.in === 'path') continue
      const malformed = '?'.repeat(300)
      const path = operation.path.replaceAll(/\{\w+\}/g, String(NOTHING))
      const isQuery = parameter.in === 'query'
      const answer = await admin.send({
        method: operation.method,
        url: isQuery ? `${path}?${parameter.name}=${encodeURIComponent(malformed)}` : path,
        headers: isQuery ? {} : { [parameter.name]: malformed },
      })
      // What is not built yet says so.
      if (answer.status !== 501) missing.push(undocumented(operation, answer))
    }
  }
  expect(missing.filter(Boolean)).toEqual([])
})

it('describes the answer to a body of another kind, and says which one it takes', async () => {
  const missing = []
  const wrong = []
  for (const operation of operations) {
    if (operation.id === 'logOut') continue
    const answer = await admin.send({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, '1'),
      payload: 'text',
      headers: { 'content-type': 'text/plain' },
    })
    // What is not built yet says so.
    if (answer.status !== 501) missing.push(undocumented(operation, answer))
    const expected = operation.jsonBody ? 'json' : operation.hasForm ? 'multipart' : undefined
    const isRight = expected ? answer.body?.title.includes(expected) : answer.status !== 415
    if (!isRight) wrong.push(`${operation.id}: ${answer.status} ${answer.body?.title}`)
  }
  expect(missing.filter(Boolean)).toEqual([])
  expect(wrong).toEqual([])
})
