import { expect, it } from 'vitest'
import { ApiError } from '#errors.ts'
import { askedPauseMs, busyPauseMs, pauseSeconds } from '#pause.ts'

it.each([
  ['21', 21],
  ['0', 10],
  ['soon', 10],
  [null, 10],
])('reads %s as a pause of %i seconds', (header, seconds) => {
  expect(pauseSeconds(header)).toBe(seconds)
})

it.each([
  [429, 21, 21_000],
  [429, undefined, 10_000],
  [503, 21, undefined],
])('waits after an answer %i with %s seconds', (status, retryAfterSeconds, ms) => {
  expect(busyPauseMs(new ApiError({ status, retryAfterSeconds }))).toBe(ms)
})

it('knows what other failures ask for, too', () => {
  expect(askedPauseMs(new ApiError({ status: 503, retryAfterSeconds: 5 }))).toBe(5000)
  expect(askedPauseMs(new ApiError({ status: 503 }))).toBe(0)
  expect(askedPauseMs(new TypeError('no'))).toBe(0)
})
