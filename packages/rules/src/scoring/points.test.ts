import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BLOOD_BONUS, packBloodBonus } from '../blood-bonus.ts'
import { INT32_MAX, roundHalfToEven } from '../rounding.ts'
import { solvePoints } from './points.ts'

describe('the points of a solve', () => {
  const tiers = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
  const points = (score: number, bonus: number) =>
    tiers.map((kind) => solvePoints(score, kind, bonus))

  test.each([
    [500, [525, 515, 505]],
    [1000, [1050, 1030, 1010]],
    [50, [52, 52, 50]],
    [150, [158, 154, 152]],
    [250, [262, 258, 252]],
    [350, [367, 360, 354]],
    [450, [472, 464, 454]],
    [990, [1040, 1020, 1000]],
  ])('%i with the default bonus', (score, expected) => {
    expect(points(score, DEFAULT_BLOOD_BONUS)).toEqual(expected)
  })

  test.each([
    [500, [650, 575, 525]],
    [1000, [1300, 1150, 1050]],
    [2000, [2600, 2300, 2100]],
  ])('%i with 30, 15 and 5 %%', (score, expected) => {
    expect(points(score, packBloodBonus({ first: 300, second: 150, third: 50 }))).toEqual(expected)
  })

  test('are the plain value for ordinary solves and in games without bonus', () => {
    expect(solvePoints(777, 'Normal', DEFAULT_BLOOD_BONUS)).toBe(777)
    expect(points(777, 0)).toEqual([777, 777, 777])
  })

  test('stop at the largest number the wire carries', () => {
    expect(solvePoints(INT32_MAX, 'FirstBlood', DEFAULT_BLOOD_BONUS)).toBe(INT32_MAX)
  })

  test('never fall below the plain value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (score, first) => {
          const bonus = packBloodBonus({ first, second: 0, third: 0 })
          expect(solvePoints(score, 'FirstBlood', bonus)).toBeGreaterThanOrEqual(score)
        },
      ),
    )
  })
})

test.each([
  [0.5, 0],
  [1.5, 2],
  [2.5, 2],
  [2.4999, 2],
  [2.5001, 3],
  [-0.5, 0],
  [-1.5, -2],
  [7, 7],
])('%d rounds to %d', (value, rounded) => {
  expect(roundHalfToEven(value) + 0).toBe(rounded)
})
