import { ApiError } from '@halyard/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refill } from '#core/patience/pace.ts'
import { runPaced } from '#core/patience/series.ts'

beforeEach(() => {
  vi.useFakeTimers()
  refill()
})
// Other files share this module, and the real clock.
afterEach(() => {
  vi.useRealTimers()
  refill()
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it('begins at once and then keeps below 150 calls a minute, however many series there are', async () => {
  const times: number[] = []
  const begin = Date.now()
  const run = async () => void times.push(Date.now() - begin)
  const series = [runPaced(numbers(150), run), runPaced(numbers(150), run)]
  await vi.runAllTimersAsync()
  await Promise.all(series)
  expect(times.filter((time) => time === 0)).toHaveLength(40)
  for (const start of times) {
    const inMinute = times.filter((time) => time >= start && time < start + 60_000)
    expect(inMinute.length).toBeLessThan(150)
  }
})

it('leaves room for others with what nobody waits for, all the more after what somebody waited for', async () => {
  const times: number[] = []
  const begin = Date.now()
  const byTheWay = runPaced(numbers(100), async () => void times.push(Date.now() - begin), {
    isByTheWay: true,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times.length).toBeLessThan(40)
  await vi.runAllTimersAsync()
  await byTheWay

  refill()
  await runPaced(numbers(40), () => Promise.resolve())
  const waits = Date.now()
  const next = runPaced([1], () => Promise.resolve(), { isByTheWay: true })
  await vi.runAllTimersAsync()
  await next
  expect(Date.now() - waits).toBeGreaterThan(60_000)
})

it('continues after a failure and reports which items failed', async () => {
  const refusal = new ApiError({ status: 400, title: 'It has no flag.' })
  const onProgress = vi.fn<(count: number) => void>()
  const run = (item: number) => (item === 1 ? Promise.reject(refusal) : Promise.resolve())
  const result = await runPaced([0, 1, 2], run, { onProgress })
  expect(result).toEqual({ done: [0, 2], failed: [{ item: 1, error: refusal }], left: [] })
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]])
})

it('waits as long as the server asks, and makes the call again', async () => {
  const busy = new ApiError({ status: 429, retryAfterSeconds: 21 })
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(busy).mockResolvedValue()
  const series = runPaced([7], run)
  await vi.advanceTimersByTimeAsync(20_900)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(await series).toEqual({ done: [7], failed: [], left: [] })
})

it.each([401, 403, 0, 502])('stops when everything else would fail, too (%i)', async (status) => {
  const error = new ApiError({ status })
  const result = await runPaced([1, 2, 3], () => Promise.reject(error))
  expect(result).toEqual({ done: [], failed: [{ item: 1, error }], left: [2, 3] })
})

it('stops when aborted, also while it waits', async () => {
  const stop = new AbortController()
  const series = runPaced(numbers(60), () => Promise.resolve(), { signal: stop.signal })
  await vi.advanceTimersByTimeAsync(100)
  stop.abort()
  expect(await series).toMatchObject({ done: numbers(40), left: { length: 20 } })
})
