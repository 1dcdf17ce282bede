import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadInBackground } from '#shared/load-in-background.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('asks again, ever more slowly, for a part that does not come, and never fails', async () => {
  const load = vi.fn<() => Promise<string>>(missing)
  const settled = vi.fn<(part: string) => void>()
  void loadInBackground(load).then(settled)
  await vi.advanceTimersByTimeAsync(60_000)
  const inTheFirstMinute = load.mock.calls.length
  expect(inTheFirstMinute).toBeGreaterThan(2)
  expect(inTheFirstMinute).toBeLessThan(8)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(load.mock.calls.length - inTheFirstMinute).toBeLessThan(12)
  expect(settled).not.toHaveBeenCalled()
  load.mockResolvedValue('part')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(settled).toHaveBeenCalledWith('part')
})
