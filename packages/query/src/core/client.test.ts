import { ApiError } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { infoQueries } from '#info/queries.ts'

const refused = () => Promise.reject(new ApiError({ status: 401 }))

describe('createQueryClient', () => {
  it.each([
    ['refused', 403, 1],
    ['rate-limited', 429, 2],
    ['not answered', 0, 2],
  ])(
    'has a component ask for what a loader was just %s (%i): asked %i times',
    async (_how, status, times) => {
      const client = createQueryClient()
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError({ status })))
      const options = { queryKey: ['play'], queryFn, retry: false }
      await client.query(options).catch(() => {})
      const stop = new QueryObserver(client, options).subscribe(() => {})
      expect(queryFn).toHaveBeenCalledTimes(times)
      stop()
    },
  )

  it('asks for the configuration once when that fails, whatever shows it afterwards', async () => {
    const client = createQueryClient()
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError({ status: 500 })))
    const options = { ...infoQueries.config(), queryFn, refetchInterval: false as const }
    const stopFirst = new QueryObserver(client, options).subscribe(() => {})
    await vi.waitFor(() => expect(client.getQueryState(options.queryKey)?.status).toBe('error'))
    const stopNext = new QueryObserver(client, options).subscribe(() => {})
    expect(queryFn).toHaveBeenCalledOnce()
    stopFirst()
    stopNext()
  })

  it('reports a read that finds the session gone', async () => {
    const onUnauthorised = vi.fn<() => void>()
    const client = createQueryClient({ onUnauthorised })
    await client.query({ queryKey: ['team'], queryFn: refused }).catch(() => {})
    expect(onUnauthorised).toHaveBeenCalledOnce()
  })

  it('takes a refused log-in for an answer', async () => {
    const onUnauthorised = vi.fn<() => void>()
    const client = createQueryClient({ onUnauthorised })
    const logIn = { mutationFn: refused, meta: { signsIn: true } }
    await client
      .getMutationCache()
      .build(client, logIn)
      .execute(undefined)
      .catch(() => {})
    expect(onUnauthorised).not.toHaveBeenCalled()
  })
})
