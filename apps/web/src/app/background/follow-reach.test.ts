import { createQueryClient, infoQueries } from '@halyard/query'
import { afterEach, expect, it, vi } from 'vitest'
import { followReach } from '#app/background/follow-reach.ts'
import { reportReach } from '#shared/session/connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('looks for a server that was gone where that server has something to say', async () => {
  vi.useFakeTimers()
  const looked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    looked.push(url)
    return Promise.resolve(Response.json({}))
  })
  const client = createQueryClient()
  const { queryKey } = infoQueries.config()
  followReach(client)
  const addressesOn = async (config: object) => {
    client.setQueryData<object>(queryKey, config)
    looked.length = 0
    for (let failures = 0; failures < 3; failures += 1) reportReach('failure')
    await vi.advanceTimersByTimeAsync(60_000)
    return new Set(looked)
  }
  expect(await addressesOn({ extensions: ['drafts'] })).toEqual(new Set(['/healthz']))
  // Another one of the contract answers 404 there.
  expect(await addressesOn({})).toEqual(new Set(['/api/config']))
})
