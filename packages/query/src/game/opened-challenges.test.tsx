import { createClient } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/client.ts'
import { connect } from '#core/connection.ts'
import { playQueries } from '#game/play/queries.ts'

afterEach(() => {
  vi.useRealTimers()
})

const fetch = async () => Response.json({ id: 7, attempts: 1 })

it('keeps an opened challenge, which alone has tries and instances, after its dialog was closed', async () => {
  connect({ client: createClient({ baseUrl: 'http://localhost', fetch }) })
  const client = createQueryClient()
  const known = () => client.getQueryData(playQueries.challenge(1, 7).queryKey)
  const dialog = new QueryObserver(client, playQueries.challenge(1, 7))
  const close = dialog.subscribe(() => {})
  await vi.waitFor(() => expect(known()).toMatchObject({ id: 7 }))
  vi.useFakeTimers()
  close()
  vi.advanceTimersByTime(60 * 60_000)
  expect(known()).toMatchObject({ id: 7 })
})
