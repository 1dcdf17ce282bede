import type { HubListeners, Notice } from '@halyard/api'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { adminLive } from '#admin/logs/live.ts'
import { createQueryClient } from '#core/client.ts'
import { playLive } from '#game/live.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { noticeQueries } from '#game/notices/queries.ts'
import { playQueries } from '#game/play/queries.ts'

const notice = { id: 9, type: 'NewChallenge', values: ['Ropeway'], time: 0 } as const
const page = { count: 100, skip: 0 }
const next = { count: 100, skip: 100 }

afterEach(() => void vi.useRealTimers())

it('puts a notice on top of the first page once, and has the board read again', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  client.setQueryData(noticeQueries.list(3, page).queryKey, [])
  client.setQueryData(noticeQueries.list(3, next).queryKey, [])
  client.setQueryData<object>(playQueries.details(3).queryKey, {})
  const live = playLive(client, 3)
  live.ReceivedGameNotice({ ...notice, values: [] })
  live.ReceivedGameNotice({ ...notice, values: ['Ropeway'] })
  expect(client.getQueryData(noticeQueries.list(3, page).queryKey)).toEqual([notice])
  expect(client.getQueryData(noticeQueries.list(3, next).queryKey)).toEqual([])
  vi.advanceTimersByTime(1500)
  expect(client.getQueryState(playQueries.details(3).queryKey)?.isInvalidated).toBe(true)
})

it('does not read the board for every solve, nor in the moment in which everybody hears of it', () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const client = createQueryClient()
  const readAt: number[] = []
  const startMs = performance.now()
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async ({ queryKey } = {}) => {
    if (!queryKey?.includes('play')) return
    readAt.push(performance.now() - startMs)
    client.setQueryData(queryKey, {})
  })
  const live = playLive(client, 3)
  client.setQueryData<object>(gameQueries.detail(3).queryKey, { teamCount: 300 })
  for (let second = 0; second < 20; second += 1) {
    live.ReceivedGameNotice({ ...notice, type: 'FirstBlood', values: ['Gulls', 'Ropeway'] })
    vi.advanceTimersByTime(1000)
  }
  expect(readAt).toEqual([2700, 9900, 17_100])
  live.ReceivedGameNotice({ ...notice, values: ['Ropeway'] })
  vi.advanceTimersByTime(750)
  expect(readAt).toEqual([2700, 9900, 17_100, 20_750])
  vi.restoreAllMocks()
})

it('reads the board of a small game almost at once', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  client.setQueryData<object>(playQueries.details(3).queryKey, {})
  client.setQueryData<object>(gameQueries.detail(3).queryKey, { teamCount: 10 })
  playLive(client, 3).ReceivedGameNotice({ ...notice, type: 'FirstBlood', values: [] })
  vi.advanceTimersByTime(460)
  expect(client.getQueryState(playQueries.details(3).queryKey)?.isInvalidated).toBe(true)
})

it('keeps a notice that comes while an older answer is on its way', async () => {
  const client = createQueryClient()
  const { queryKey } = noticeQueries.list(3, page)
  client.setQueryData(queryKey, [])
  const older = Promise.withResolvers<Notice[]>()
  const sent: Notice = { ...notice, values: ['Ropeway'] }
  const answers = [older.promise, Promise.resolve([sent])]
  const queryFn = () => answers.shift() ?? []
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity })
  const stop = observer.subscribe(() => {})
  const asking = observer.refetch()
  playLive(client, 3).ReceivedGameNotice(sent)
  older.resolve([])
  await asking
  expect(client.getQueryData(queryKey)).toEqual([sent])
  stop()
})

it('listens to every message of every hub', () => {
  expectTypeOf<ReturnType<typeof playLive>>().toExtend<Required<HubListeners<'user'>>>()
  expectTypeOf<ReturnType<typeof adminLive>>().toExtend<Required<HubListeners<'admin'>>>()
})
