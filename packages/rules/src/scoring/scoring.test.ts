import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INT32_MAX } from '../rounding.ts'
import { CURVE_SCORING, challengeScore, lowestValue } from './scoring.ts'
import type { Scoring } from './scoring.ts'

const curve = (originalScore: number, minScoreRate: number, difficulty: number) => ({
  originalScore,
  minScoreRate,
  difficulty,
})

describe('the value of a challenge', () => {
  test.each([
    [curve(1000, 0.25, 5), [864, 752, 661, 586, 373, 266, 250]],
    [curve(500, 0.25, 3), [393, 317, 262, 223, 143, 125, 125]],
    [curve(1000, 0.2, 10), [923, 854, 792, 736, 525, 319, 205]],
  ])('%o falls with its solves', (given, values) => {
    expect([2, 3, 4, 5, 10, 20, 50].map((n) => challengeScore(given, n))).toEqual(values)
    expect([0, 1].map((n) => challengeScore(given, n))).toEqual([
      given.originalScore,
      given.originalScore,
    ])
  })

  test.each([
    ['no decay', curve(700, 1, 5), 100, 700],
    ['a drop at once', curve(700, 0.5, 0), 2, 350],
    ['nothing left', curve(700, 0, 1), 1000, 0],
    ['nothing to lose', curve(0, 0.5, 5), 10, 0],
    ['the largest number', curve(INT32_MAX, 1, 5), 10, INT32_MAX],
  ])('%s', (_what, given, solves, value) => {
    expect(challengeScore(given, solves)).toBe(value)
  })

  test('never rises with another solve and never leaves its bounds', () => {
    const curves = fc.record({
      originalScore: fc.integer({ min: 0, max: 100_000 }),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ min: 0, max: 1000, noNaN: true }),
    })
    fc.assert(
      fc.property(curves, fc.integer({ min: 1, max: 5000 }), (given, solves) => {
        const value = challengeScore(given, solves)
        expect(Number.isInteger(value)).toBe(true)
        expect(challengeScore(given, solves + 1)).toBeLessThanOrEqual(value)
        expect(value).toBeGreaterThanOrEqual(Math.floor(given.originalScore * given.minScoreRate))
        expect(value).toBeLessThanOrEqual(given.originalScore)
      }),
    )
  })
})

const scored = (originalScore: number, scoring: Partial<Scoring>) => ({
  ...curve(originalScore, 0.25, 5),
  scoring: { ...CURVE_SCORING, ...scoring },
})

const valuesOf = (given: ReturnType<typeof scored>, counts: readonly number[], teams = 0) =>
  counts.map((solves) => challengeScore(given, solves, teams))

const SOLVES = [0, 1, 2, 3, 4, 5, 7, 10, 11, 15, 16, 20, 21, 30, 50, 100, 101, 500]

// Computed from the formulas that CTFd documents, with Python's numbers and its `math.ceil`.
describe('the values of CTFd', () => {
  test('a standard challenge keeps its value', () => {
    expect(valuesOf(scored(300, { kind: 'static' }), [0, 1, 2, 500])).toEqual([300, 300, 300, 300])
  })

  test.each([
    [
      500,
      100,
      50,
      [500, 500, 450, 400, 350, 300, 200, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    ],
    [100, 50, 3, [100, 100, 97, 94, 91, 88, 82, 73, 70, 58, 55, 50, 50, 50, 50, 50, 50, 50]],
    [1000, 1, 0, SOLVES.map(() => 1000)],
  ])('linear: from %i to %i, %i for each solve', (initial, minimum, decay, values) => {
    expect(valuesOf(scored(initial, { kind: 'linear', minimum, decay }), SOLVES)).toEqual(values)
  })

  test.each([
    [
      500,
      100,
      50,
      [500, 500, 500, 500, 499, 498, 495, 488, 484, 469, 464, 443, 436, 366, 116, 100, 100, 100],
    ],
    [500, 50, 10, [500, 500, 496, 482, 460, 428, 338, 136, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50]],
    [
      1000,
      100,
      15,
      [1000, 1000, 996, 984, 964, 936, 856, 676, 600, 216, 100, 100, 100, 100, 100, 100, 100, 100],
    ],
    [499, 97, 7, [499, 499, 491, 467, 426, 368, 204, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97]],
    [100, 1, 100, [100, 100, 100, 100, 100, 100, 100, 100, 100, 99, 98, 97, 97, 92, 77, 3, 1, 1]],
    [500, 100, 1, [500, 500, ...Array(16).fill(100)]],
    [500, 100, 0, [500, 500, ...Array(16).fill(100)]],
  ])('logarithmic: from %i to %i in %i solves', (initial, minimum, decay, values) => {
    const given = scored(initial, { kind: 'logarithmic', minimum, decay })
    expect(valuesOf(given, SOLVES)).toEqual(values)
  })
})

// Computed from the formulas of rCTF, with Python's numbers and JavaScript's rounding.
describe('the values of rCTF', () => {
  const classic = 'min + (max - min) / (1 + ((solves - 1) / 11.92201) ^ 1.206069)'
  const steep = 'min + (max - min) / (1 + (solves - 1) / 6)'
  /** Against the most solved challenge, whose solves are `decay`. */
  const legacy =
    'min + (max - min) * (1 - tanh(2.8132396778466 * solves / decay - 0.8673005276940531) - 0.04) / 1.66'

  test.each([
    [
      'classic',
      classic,
      500,
      100,
      0,
      [500, 500, 481, 458, 436, 415, 378, 334, 321, 281, 272, 245, 240, 202, 162, 129, 129, 104],
    ],
    [
      'classic',
      classic,
      1000,
      1,
      0,
      [1000, 1000, 952, 896, 841, 789, 696, 584, 553, 452, 432, 364, 350, 256, 155, 73, 72, 12],
    ],
    [
      'steep',
      steep,
      500,
      100,
      0,
      [500, 500, 443, 400, 367, 340, 300, 260, 250, 220, 214, 196, 192, 169, 144, 123, 123, 105],
    ],
    [
      'legacy',
      legacy,
      500,
      100,
      120,
      [497, 497, 494, 491, 488, 484, 477, 466, 462, 446, 441, 423, 418, 370, 260, 114, 113, 100],
    ],
  ])('%s', (_name, expression, max, minimum, decay, values) => {
    const given = scored(max, { kind: 'expression', expression, minimum, decay })
    expect(valuesOf(given, SOLVES)).toEqual(values)
  })
})

const value = (expression: string, solves = 3, more: Partial<Scoring> = {}) =>
  challengeScore(scored(500, { kind: 'expression', minimum: 50, expression, ...more }), solves, 40)

describe('a formula', () => {
  test.each([
    ['max - 10 * solves', 470],
    ['max - decay * solves', 479],
    ['max * (1 - solves / teams)', 463],
    ['max / 3', 167],
    ['min + 0.5', 51],
  ])('%s', (expression, expected) => {
    expect(value(expression, 3, { decay: 7 })).toBe(expected)
  })

  test('sees one solve before the first one', () => {
    expect([0, 1, 2].map((solves) => value('max / solves', solves))).toEqual([500, 500, 250])
  })

  test.each([
    ['1 / 0', 500],
    ['-1 / 0', 50],
    ['0 / 0', 50],
    ['sqrt(0 - 1)', 50],
    ['9 ^ 9 ^ 9', 500],
    ['-(9 ^ 9 ^ 9)', 50],
    ['exp(1000) - exp(1000)', 50],
    ['-1000', 50],
    ['max + 1', 500],
    ['is no formula', 50],
    ['', 50],
  ])('%s stays between the minimum and the original score', (expression, expected) => {
    expect(value(expression)).toBe(expected)
  })
})

test.each([
  [100, 500, 500],
  [500, 500, 500],
])('a decay too small for its square is none: from %d to %d', (minimum, max, first) => {
  const given = scored(max, { kind: 'logarithmic', minimum, decay: 5e-324 })
  expect([1, 2, 9].map((solves) => challengeScore(given, solves))).toEqual([
    first,
    minimum,
    minimum,
  ])
})

test('every way gives whole numbers that the wire carries, and none below its minimum', () => {
  const ways = fc.record({
    kind: fc.constantFrom('static', 'linear', 'logarithmic', 'expression'),
    minimum: fc.integer({ min: 0, max: 1000 }),
    decay: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    expression: fc.constantFrom('max - solves', 'max / (solves - teams)', 'decay ^ solves'),
  })
  const counts = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(ways, fc.integer({ min: 1000, max: INT32_MAX }), counts, (way, max, solves) => {
      const given = scored(max, way)
      const now = challengeScore(given, solves, 12)
      expect(Number.isInteger(now)).toBe(true)
      expect(now).toBeGreaterThanOrEqual(lowestValue(given))
      expect(now).toBeLessThanOrEqual(INT32_MAX)
    }),
  )
})

test.each([
  [{ kind: 'curve', minimum: 7 }, 125],
  [{ kind: 'static', minimum: 7 }, 500],
  [{ kind: 'linear', minimum: 7 }, 7],
] as const)('%o never gives less than %i', (way, lowest) => {
  expect(lowestValue(scored(500, way))).toBe(lowest)
})
