import { expect, it } from 'vitest'
import { reachState, watched } from '#shared/session/connection.ts'

const answer = (status: number, type: string) =>
  watched(Promise.resolve(new Response('', { status, headers: { 'Content-Type': type } })))

it('takes a server that fails for one that can be reached, and a proxy without it for one that cannot', async () => {
  for (let count = 0; count < 4; count += 1) {
    await answer(500, 'text/plain')
    await answer(503, 'application/problem+json')
  }
  expect(reachState()).toBe('online')
  for (let count = 0; count < 3; count += 1) await answer(502, 'text/html')
  expect(reachState()).toBe('offline')
})
