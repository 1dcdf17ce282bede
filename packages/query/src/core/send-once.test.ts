import { ApiError } from '@halyard/api'
import { expect, it, vi } from 'vitest'
import { sendOnce } from '#core/send-once.ts'

const failure = (status: number) => new ApiError({ status, title: 'No' })

it.each([
  ['is lost', 0, ['found']],
  ['is a failure of the server', 500, ['found']],
  ['is a refusal', 400, []],
])('looks for what was sent when its answer %s', async (_what, status, looked) => {
  const key = `notice ${status}`
  const find = vi.fn<(since: number) => Promise<string>>(() => Promise.resolve('found'))
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(failure(status)))
  await expect(sendOnce({ key, sentAt: 60_000, send, find })).rejects.toThrow('No')
  send.mockResolvedValue('sent')
  const again = await sendOnce({ key, sentAt: 90_000, send, find })
  expect(again).toBe(looked[0] ?? 'sent')
  // Not older than the first attempt, by clocks that differ a little.
  expect(find.mock.calls).toEqual(looked.map(() => [55_000]))
  expect(await sendOnce({ key, sentAt: 120_000, send, find })).toBe('sent')
})

it('sends what has not arrived, and nothing while it cannot look', async () => {
  const key = 'notice'
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(failure(0)))
  const find = vi.fn<(since: number) => Promise<undefined>>(() => Promise.reject(failure(0)))
  const attempt = () => sendOnce<string | undefined>({ key, sentAt: 60_000, send, find })
  await expect(attempt()).rejects.toThrow('No')
  await expect(attempt()).rejects.toThrow('No')
  expect(send).toHaveBeenCalledOnce()
  find.mockResolvedValue(undefined)
  send.mockResolvedValue('sent')
  expect(await attempt()).toBe('sent')
})
