import { expect, it } from 'vitest'
import { parseRetryAfter } from '#refusal.ts'

it.each([
  ['21', 21],
  ['0', 0],
  [' 5 ', 5],
  ['soon', undefined],
  ['-3', undefined],
  ['Sat, 21 Nov 2026 03:00:00 GMT', undefined],
  [null, undefined],
])('reads Retry-After %j', (value, seconds) => {
  expect(parseRetryAfter(value)).toBe(seconds)
})
