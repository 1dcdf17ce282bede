import type { HubListeners, Notice } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import { expect, expectTypeOf, it } from 'vitest'
import { adminLive } from '#admin/live.ts'
import { createQueryClient } from '#core/client.ts'
import { playLive } from '#game/live.ts'
import { gameQueries } from '#game/queries.ts'

const notice = { id: 9, type: 'NewChallenge', values: ['Ropeway'], time: 0 } as const
const page = { count: 100, skip: 0 }
const next = { count: 100, skip: 100 }

it('puts a notice on top of the first page once, and has the board read again', () => {
  const client = createQueryClient()
  client.setQueryData(gameQueries.notices(3, page).queryKey, [])
  client.setQueryData(gameQueries.notices(3, next).queryKey, [])
  client.setQueryData<object>(gameQueries.play(3).queryKey, {})
  const live = playLive(client, 3)
  live.ReceivedGameNotice({ ...notice, values: [] })
  live.ReceivedGameNotice({ ...notice, values: ['Ropeway'] })
  expect(client.getQueryData(gameQueries.notices(3, page).queryKey)).toEqual([notice])
  expect(client.getQueryData(gameQueries.notices(3, next).queryKey)).toEqual([])
  expect(client.getQueryState(gameQueries.play(3).queryKey)?.isInvalidated).toBe(true)
})

it('keeps a notice that comes while an older answer is on its way', async () => {
  const client = createQueryClient()
  const { queryKey } = gameQueries.notices(3, page)
  client.setQueryData(queryKey, [])
  const older = Promise.withResolvers<Notice[]>()
  const told: Notice = { ...notice, values: ['Ropeway'] }
  const answers = [older.promise, Promise.resolve([told])]
  const queryFn = () => answers.shift() ?? []
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity })
  const stop = observer.subscribe(() => {})
  const asking = observer.refetch()
  playLive(client, 3).ReceivedGameNotice(told)
  older.resolve([])
  await asking
  expect(client.getQueryData(queryKey)).toEqual([told])
  stop()
})

it('listens to every message of every hub', () => {
  expectTypeOf<ReturnType<typeof playLive>>().toExtend<Required<HubListeners<'user'>>>()
  expectTypeOf<ReturnType<typeof adminLive>>().toExtend<Required<HubListeners<'admin'>>>()
})
