import { expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { testApp } from '#testing/test-app.ts'

const { as, aUser, visitor } = await testApp()

it('T08: no cache keeps an answer that depends on the caller', async () => {
  const admin = await as(await aUser({ role: 'Admin' }))
  const plain = loadContract().operations.filter(
    ({ method, path, parameters }) =>
      method === 'GET' && !path.includes('{') && parameters.every(({ required }) => !required),
  )
  const answers = await Promise.all(
    plain.map(async ({ id, path }) => ({ id, answer: await admin.get(path) })),
  )
  const kept = answers
    .filter(({ answer }) => answer.status === 200)
    .filter(
      ({ answer }) => !/no-store|no-cache|max-age/.test(String(answer.headers['cache-control'])),
    )
  expect(kept.map(({ id }) => id)).toEqual([])
  const profile = await admin.get('/api/account/profile')
  expect(profile.headers['cache-control']).toBe('no-store')
  expect((await visitor.get('/api/posts')).headers['cache-control']).not.toBe('no-store')
})
