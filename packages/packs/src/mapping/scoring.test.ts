import { CURVE_SCORING, challengeScore } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { mapScoring } from '#mapping/scoring.ts'

const dynamic = (extra: Record<string, string>, value = '500') =>
  mapScoring({ type: 'dynamic', value, extra })

describe('points', () => {
  it('of a standard challenge never fall', () => {
    const { scoring } = mapScoring({ type: 'standard', value: '150' })
    expect(scoring).toEqual({ originalScore: 150, minScoreRate: 1 })
  })

  it('of a dynamic challenge start at initial, whatever value says', () => {
    expect(dynamic({ initial: '400', minimum: '100', decay: '20' }).scoring.originalScore).toBe(400)
  })

  it('of a dynamic challenge that says nothing else are not guessed', () => {
    const { scoring, notes } = dynamic({}, '300')
    expect(scoring).toEqual({ originalScore: 300, minScoreRate: 1 })
    expect(notes.map(({ code }) => code)).toEqual(['curve-missing'])
  })

  it('of a standard challenge with a function fall', () => {
    const extra = { function: 'linear', initial: '400', minimum: '100', decay: '20' }
    const { scoring } = mapScoring({ type: 'standard', value: '220', extra })
    expect(scoring).toEqual({ originalScore: 400, minScoreRate: 0.25, difficulty: 10.82 })
    const fixed = mapScoring({ type: 'standard', value: '220', extra: { function: 'static' } })
    expect(fixed).toEqual({ scoring: { originalScore: 220, minScoreRate: 1 }, notes: [] })
  })

  it('fall for a type of a plugin that brings initial', () => {
    const { scoring } = mapScoring({ type: 'kubectf', extra: { initial: '400', minimum: '100' } })
    expect(scoring).toEqual({ originalScore: 400, minScoreRate: 0.25 })
  })

  it.each([
    { value: '400', minimum: '100', decay: '20' },
    { initial: '400', minimum: '100', decay: '20' },
    { value: { initial: '400', minimum: '100', decay: '20' } },
    { value: '400', scoring: { minimum: '100', decay: '20' } },
    { value: '400', type: 'dynamic', scoring: { minimum: '100', decay: '20' } },
    { type: 'standard', extra: { initial: '400', minimum: '100', decay: '20' } },
  ])('fall wherever the numbers are written: %j', (file) => {
    const { scoring, notes } = mapScoring(file)
    expect(scoring).toEqual({ originalScore: 400, minScoreRate: 0.25, difficulty: 20.4 })
    expect(notes.map(({ code }) => code)).toEqual(['decay-fitted'])
  })

  it('of a standard challenge with points of its own stay, and its curve is named', () => {
    const { scoring, notes } = mapScoring({ type: 'standard', value: '50', extra: { decay: '20' } })
    expect(scoring).toEqual({ originalScore: 50, minScoreRate: 1 })
    expect(notes).toEqual([{ code: 'left-out', text: 'decay of a standard challenge' }])
  })

  it.each([
    ['100', '29'],
    ['500', '499'],
    ['300', '100'],
    ['250', '75'],
    ['7', '3'],
  ])('from %s end exactly at %s', (initial, minimum) => {
    const { minScoreRate = 0 } = dynamic({ initial, minimum }).scoring
    expect(Math.floor(minScoreRate * Number(initial))).toBe(Number(minimum))
  })

  it('meet a parabola where half of the fall is done', () => {
    const { difficulty = 0 } = dynamic({ initial: '500', minimum: '100', decay: '40' }).scoring
    const half = 1 + 40 * Math.SQRT1_2
    const curve = { originalScore: 500, minScoreRate: 0.2, difficulty }
    expect(challengeScore(curve, Math.floor(half))).toBeGreaterThanOrEqual(300)
    expect(challengeScore(curve, Math.ceil(half))).toBeLessThan(300)
  })

  it('meet a straight line where half of the fall is done', () => {
    const extra = { function: 'linear', initial: '400', minimum: '100', decay: '10' }
    const { difficulty = 0 } = dynamic(extra).scoring
    const curve = { originalScore: 400, minScoreRate: 0.25, difficulty }
    expect(Math.abs(challengeScore(curve, 1 + 15) - 250)).toBeLessThanOrEqual(1)
  })

  it('stay when a straight line does not fall', () => {
    const extra = { function: 'linear', initial: '400', minimum: '100', decay: '0' }
    expect(dynamic(extra).scoring).toEqual({ originalScore: 400, minScoreRate: 1 })
  })

  it('stay when the minimum is the start, or above it', () => {
    expect(dynamic({ initial: '200', minimum: '300', decay: '5' }).scoring).toEqual({
      originalScore: 200,
      minScoreRate: 1,
    })
  })

  it('are left to the platform when the file names none', () => {
    const { scoring, notes } = mapScoring({ type: 'standard' })
    expect(scoring).toEqual({})
    expect(notes.map(({ code }) => code)).toEqual(['no-value'])
  })

  it('that are no number are named', () => {
    const { notes } = mapScoring({ value: 'lots' })
    expect(notes.map(({ code }) => code)).toEqual(['value-unreadable', 'no-value'])
  })
})

it.each([
  [
    { minimum: '100', decay: '20' },
    { kind: 'logarithmic', minimum: 100, decay: 20 },
  ],
  [
    { minimum: '100', decay: '20', function: 'linear' },
    { kind: 'linear', minimum: 100, decay: 20 },
  ],
  [{ minimum: '600', decay: '20' }, undefined],
  [{ minimum: '100' }, undefined],
  [{ minimum: '100', decay: '20', function: 'steep' }, undefined],
])('keeps the formula of %o where it is one that platforms have', (extra, way) => {
  const mapped = mapScoring({ type: 'dynamic', value: '500', extra: { initial: '500', ...extra } })
  expect(mapped.way).toEqual(way && { ...CURVE_SCORING, ...way })
})
