import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace } from '#platform/pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets a few begin at once and keeps the others apart', () => {
  const pace = createPace({ apartMs: 20, atOnce: 3 })
  const startMs = performance.now()
  const begunAt = Array.from({ length: 6 }, () => {
    const waitMs = pace.waitMs()
    vi.advanceTimersByTime(waitMs)
    pace.noteOthers()
    pace.begin(waitMs > 0)
    return performance.now() - startMs
  })
  expect(begunAt).toEqual([0, 0, 0, 20, 40, 60])
})

it('does not count those of a while ago', () => {
  const pace = createPace({ apartMs: 20, atOnce: 1 })
  pace.begin(false)
  expect([pace.waitMs(), pace.restMs()]).toEqual([20, 20])
  vi.advanceTimersByTime(20)
  expect([pace.waitMs(), pace.restMs()]).toEqual([0, 0])
})

it('has somebody wait three times a second who asks alone', () => {
  const pace = createPace({ apartMs: 20, atOnce: 1 })
  const ask = () => {
    const waitMs = pace.waitMs()
    vi.advanceTimersByTime(waitMs + 1)
    pace.begin(waitMs > 0)
    return waitMs
  }
  const waits = Array.from({ length: 2000 }, ask).filter((waitMs) => waitMs > 0)
  expect(waits).toHaveLength(6)
  expect(pace.waitMs()).toBe(0)
  pace.noteOthers()
  expect(pace.waitMs()).toBeGreaterThan(0)
})
