import { expect, it } from 'vitest'
import { seeded } from './seeded.ts'

const take = (seed: number, count: number) => {
  const random = seeded(seed)
  return Array.from({ length: count }, random)
}

it('gives the same numbers for a seed on every run', () => {
  expect(take(7, 3)).toEqual([
    0.011_704_753_153_026_104, 0.061_958_257_574_588_06, 0.976_907_632_779_33,
  ])
  expect(take(8, 3)).not.toEqual(take(7, 3))
})

it('spreads them evenly from 0 up to, not including, 1', () => {
  const numbers = take(1, 10_000)
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true)
  const tenths = Map.groupBy(numbers, (one) => Math.floor(one * 10))
  const counts = Array.from(tenths.values(), ({ length }) => length)
  expect([Math.min(...counts) > 850, Math.max(...counts) < 1150, counts.length]).toEqual([
    true,
    true,
    10,
  ])
})
