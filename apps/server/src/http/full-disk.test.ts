import { expect, it } from 'vitest'
import { memoryStore } from '#platform/files.ts'
import { testApp } from '#testing/test-app.ts'

let free = 10 ** 9
const noSpace = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
const files = { ...memoryStore(), receive: noSpace, free: () => Promise.resolve(free) }
const { aUser, as, visitor } = await testApp({}, { files })

it('an upload to a full disk is refused with 503', async () => {
  const admin = await as(await aUser({ role: 'Admin' }))
  const parts = [{ field: 'files', fileName: 'a.txt', content: 'a' }]
  const { status, body, headers } = await admin.upload('POST', '/api/assets', parts)
  expect(status).toBe(503)
  expect(body.title).toBe('The platform has no space left for files. Tell the organisers.')
  expect(headers['retry-after']).toBe('60')
})

it('a platform on a full disk is not ready', async () => {
  expect((await visitor.get('/readyz')).status).toBe(200)
  free = 10 ** 6
  expect((await visitor.get('/readyz')).status).toBe(503)
})
