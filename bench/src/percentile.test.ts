import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

it.each([
  [0, 1],
  [0.5, 51],
  [0.99, 100],
  [1, 100],
])('gives at %s of a hundred values the one after those below: %i', (share, value) => {
  expect(percentile(hundred, share)).toBe(value)
})

it('gives the only one at each share, and nothing of nothing', () => {
  expect([0, 0.99, 1].map((share) => percentile([7], share))).toEqual([7, 7, 7])
  expect(percentile([], 0.5)).toBe(0)
})
