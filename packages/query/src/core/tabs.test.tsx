import type { QueryKey } from '@tanstack/react-query'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { accountQueries } from '#account/queries.ts'
import { createQueryClient } from '#core/client.ts'
import { shareBetweenTabs } from '#core/tabs.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const key = ['game', 3, 'play']
const profileKey = accountQueries.profile().queryKey

/** A tab in which somebody looks at something that is polled. */
function aTab(user: object | null, answer: () => unknown) {
  const client = createQueryClient()
  client.setQueryData<object | null>(profileKey, user)
  const onOtherUser = vi.fn<() => void>()
  stops.push(shareBetweenTabs({ client, onOtherUser }))
  const queryFn = vi.fn<() => Promise<unknown>>(() => Promise.resolve(answer()))
  const look = (queryKey: QueryKey = key) =>
    stops.push(
      new QueryObserver(client, { queryKey, queryFn, refetchInterval: 60_000 }).subscribe(() => {}),
    )
  return { client, queryFn, look, onOtherUser }
}

it('keeps to itself what each tab is to ask for', async () => {
  const first = aTab({ userId: 'ada' }, () => 'two')
  const second = aTab({ userId: 'ada' }, () => 'one')
  const large = ['game', 3, 'scoreboard', 'read']
  second.client.setQueryData(large, 'one', { updatedAt: 1 })
  second.look()
  await vi.waitFor(() => expect(second.client.getQueryData(key)).toBe('one'))
  const options = {
    queryFn: first.queryFn,
    refetchInterval: 60_000,
    meta: { isSharedWithTabs: false },
  }
  const observer = new QueryObserver(first.client, { ...options, queryKey: large })
  stops.push(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(first.client.getQueryData(large)).toBe('two'))
  first.look()
  await vi.waitFor(() => expect(second.client.getQueryData(key)).toBe('two'))
  expect(second.client.getQueryData(large)).toBe('one')
})

it('gives what one tab was answered to the others that look at it', async () => {
  const first = aTab({ userId: 'ada' }, () => 'one')
  const second = aTab({ userId: 'ada' }, () => 'one')
  second.look()
  await vi.waitFor(() => expect(second.client.getQueryData(key)).toBe('one'))
  first.queryFn.mockResolvedValue('two')
  first.look()
  await vi.waitFor(() => expect(second.client.getQueryData(key)).toBe('two'))
  expect(second.queryFn).toHaveBeenCalledOnce()
})

/** The same, but not the very same, at every call. */
const board = () => ({ teams: ['Gulls'] })

it('does not send a second time what has not changed, and still says that it is fresh', async () => {
  const [asking, hearing] = [aTab({ userId: 'ada' }, board), aTab({ userId: 'ada' }, board)]
  hearing.client.setQueryData(key, { teams: [] }, { updatedAt: 1 })
  const sent = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  asking.look()
  await vi.waitFor(() => expect(hearing.client.getQueryData(key)).toEqual(board()))
  const heard = hearing.client.getQueryState(key)
  sent.mockClear()
  await vi.waitFor(async () => {
    await asking.client.refetchQueries({ queryKey: key })
    expect(hearing.client.getQueryState(key)?.dataUpdatedAt).toBeGreaterThan(
      heard?.dataUpdatedAt ?? 0,
    )
  })
  expect(hearing.client.getQueryData(key)).toBe(heard?.data)
  expect(sent.mock.calls.map(([message]) => message)).not.toContainEqual(
    expect.objectContaining({ data: expect.anything() }),
  )
  sent.mockRestore()
})

it('says that it is fresh to a tab that asked for the same by itself, too', async () => {
  const [asking, hearing] = [aTab({ userId: 'ada' }, board), aTab({ userId: 'ada' }, board)]
  asking.look()
  await vi.waitFor(() => expect(asking.client.getQueryData(key)).toEqual(board()))
  // Opened a moment later, and asked before it could receive the answer.
  await new Promise((done) => setTimeout(done, 50))
  hearing.look()
  await vi.waitFor(() => expect(hearing.client.getQueryData(key)).toEqual(board()))
  await new Promise((done) => setTimeout(done, 50))
  const before = hearing.client.getQueryState(key)?.dataUpdatedAt ?? 0
  await asking.client.refetchQueries({ queryKey: key })
  const { dataUpdatedAt } = asking.client.getQueryState(key) ?? {}
  expect(dataUpdatedAt).toBeGreaterThan(before)
  await vi.waitFor(() =>
    expect(hearing.client.getQueryState(key)?.dataUpdatedAt).toBe(dataUpdatedAt),
  )
  expect(hearing.queryFn).toHaveBeenCalledOnce()
})

it('keeps it from a tab of somebody else', async () => {
  const ada = aTab({ userId: 'ada' }, () => 'ada’s')
  const eve = aTab({ userId: 'eve' }, () => 'eve’s')
  eve.look()
  await vi.waitFor(() => expect(eve.client.getQueryData(key)).toBe('eve’s'))
  ada.look()
  await vi.waitFor(() => expect(ada.client.getQueryData(key)).toBe('ada’s'))
  await new Promise((done) => setTimeout(done, 50))
  expect(eve.client.getQueryData(key)).toBe('eve’s')
})

it('notifies the other tabs when somebody logs out', async () => {
  const first = aTab({ userId: 'ada' }, () => 1)
  const second = aTab({ userId: 'ada' }, () => 1)
  first.client.setQueryData<object | null>(profileKey, null)
  await vi.waitFor(() => expect(second.onOtherUser).toHaveBeenCalledOnce())
})

it('notifies them too when another answer comes between the old user and the new one', async () => {
  const first = aTab({ userId: 'ada' }, () => 1)
  const second = aTab({ userId: 'ada' }, () => 1)
  await first.client.resetQueries({ queryKey: profileKey })
  first.client.setQueryData(['info', 'config'], { title: 'CTF' })
  first.client.setQueryData<object | null>(profileKey, null)
  await vi.waitFor(() => expect(second.onOtherUser).toHaveBeenCalledOnce())
})
