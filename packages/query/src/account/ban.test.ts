import { ApiError, createClient } from '@halyard/api'
import type { Profile } from '@halyard/api'
import { expect, it, vi } from 'vitest'
import { watchBan } from '#account/ban.ts'
import { accountQueries } from '#account/queries.ts'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'

const { queryKey } = accountQueries.profile()
const mara: Profile = {
  userId: 'u',
  role: 'User',
  userName: 'mara',
  email: null,
  bio: null,
  phone: null,
  realName: null,
  stdNumber: null,
  avatar: null,
}
const refused = () => Promise.reject(new ApiError({ status: 403 }))

it('reports a ban when the profile itself is refused', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, mara)
  const onBan = vi.fn<() => void>()
  const stop = watchBan(client, onBan)
  await client.query({ queryKey, queryFn: refused, staleTime: 0 }).catch(() => {})
  expect(onBan).toHaveBeenCalledOnce()
  stop()
  await client.query({ queryKey, queryFn: refused, staleTime: 0 }).catch(() => {})
  expect(onBan).toHaveBeenCalledOnce()
})

it('reports a ban that the very first read met', async () => {
  const client = createQueryClient()
  await client.query({ queryKey, queryFn: refused }).catch(() => {})
  const onBan = vi.fn<() => void>()
  watchBan(client, onBan)
  expect(onBan).toHaveBeenCalledOnce()
})

it('asks for the profile because of any refusal, of a visitor never', async () => {
  const profile = vi.fn<() => Response>(() => new Response('{}', { status: 403 }))
  connect({ client: createClient({ baseUrl: 'http://localhost', fetch: async () => profile() }) })
  const client = createQueryClient()
  const onBan = vi.fn<() => void>()
  watchBan(client, onBan)
  await client.query({ queryKey: ['team'], queryFn: refused }).catch(() => {})
  expect(profile).not.toHaveBeenCalled()
  client.setQueryData(queryKey, mara)
  await client.query({ queryKey: ['team'], queryFn: refused }).catch(() => {})
  await vi.waitFor(() => expect(onBan).toHaveBeenCalledOnce())
  expect(profile).toHaveBeenCalledOnce()
})
