import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreAt, spreadLabels, timeTicks } from './scale.ts'

const HOUR = 3_600_000
const LABEL_GAP = 17

describe('score chart', () => {
  it('marks round hours', () => {
    expect(timeTicks(48 * HOUR).map((ms) => ms / HOUR)).toEqual([12, 24, 36, 48])
    expect(timeTicks(28 * HOUR).map((ms) => ms / HOUR)).toEqual([12, 24])
  })

  it('knows the score at any moment', () => {
    const points = [
      { atMs: 0, score: 0 },
      { atMs: 10, score: 100 },
      { atMs: 20, score: 250 },
    ]
    expect(scoreAt(points, -1)).toBe(0)
    expect(scoreAt(points, 10)).toBe(100)
    expect(scoreAt(points, 19)).toBe(100)
    expect(scoreAt(points, 99)).toBe(250)
  })

  it('keeps labels apart and inside', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 10 }),
        (wanted) => {
          const placed = spreadLabels(wanted, LABEL_GAP, 0, 200).toSorted((a, b) => a - b)
          const gaps = placed.slice(1).map((y, index) => y - (placed[index] ?? 0))
          expect(Math.min(LABEL_GAP, ...gaps)).toBeGreaterThanOrEqual(LABEL_GAP - 0.001)
          expect(placed[0]).toBeGreaterThanOrEqual(-0.001)
          expect(placed.at(-1)).toBeLessThanOrEqual(200.001)
        },
      ),
    )
  })
})
