import { ApiError } from '@halyard/api'
import { expect, it } from 'vitest'
import { poll } from '#core/freshness.ts'

const polled = (error: Error | null, fetchFailureCount = 0) =>
  poll(10_000)({ state: { error, fetchFailureCount } })

it('keeps one pace, so that a render does not reset the timer', () => {
  const pace = polled(null)
  expect(pace).toBeGreaterThanOrEqual(8000)
  expect(pace).toBeLessThanOrEqual(12_000)
  expect(polled(null)).toBe(pace)
})

it('slows down while the server fails, up to two minutes', () => {
  const failing = new ApiError({ status: 502 })
  expect(polled(failing, 2)).toBeGreaterThan(3.9 * Number(polled(null)))
  expect(polled(failing, 12)).toBeLessThanOrEqual(120_000 * 1.2)
})

it.each([
  ['the game is over', new ApiError({ status: 400, code: 10002 })],
  ['the reader may not', new ApiError({ status: 403 })],
  ['it does not exist', new ApiError({ status: 404 })],
])('stops when %s', (_why, error) => {
  expect(polled(error)).toBe(false)
})

it('leaves a server alone for as long as it asks', () => {
  expect(polled(new ApiError({ status: 429, retryAfterSeconds: 25 }))).toBe(25_000)
})

it.each([
  ['the game has not started yet', new ApiError({ status: 400, code: 10001 })],
  ['there were too many requests', new ApiError({ status: 429 })],
])('keeps polling when %s', (_why, error) => {
  expect(polled(error)).toBe(polled(null))
})
