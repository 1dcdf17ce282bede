import { CURVE_SCORING } from '@halyard/rules'
import { expect, it } from 'vitest'
import { anEditChallenge } from '#features/organise/builders.ts'
import { toChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { curveLine, curveTable, shownSolves } from '#features/organise/challenge/curve.ts'

const form = toChallengeForm(
  anEditChallenge({ originalScore: 450, minScoreRate: 0.2, difficulty: 38 }),
)

it.each([
  [38, 29, 200],
  [5, 0, 20],
  [5, 45, 60],
  [0, 0, 10],
  [null, 3, 10],
])('with difficulty %s and %i solves shows %i', (difficulty, solves, shown) => {
  expect(shownSolves({ ...form, difficulty }, solves)).toBe(shown)
})

it('draws from the full points at the first solve to the last one shown', () => {
  const line = curveLine(form, 120)
  expect(line[0]).toEqual({ solves: 1, points: 450 })
  expect(line.at(-1)).toEqual({ solves: 120, points: 105 })
  expect(curveLine(form, 100_000)).toHaveLength(120)
})

it('marks the present point in its place', () => {
  const rows = curveTable(form, 29, 60)
  expect(rows.map(({ solves }) => solves)).toEqual([0, 1, 2, 3, 5, 10, 20, 29, 30, 50])
  expect(rows.find(({ solves }) => solves === 29)?.points).toBe(262)
})

it.each([
  [{ kind: 'static' }, 29, 60, [450, 450, 450]],
  [{ kind: 'linear', minimum: 50, decay: 10 }, 0, 60, [450, 410, 160]],
  [{ kind: 'logarithmic', minimum: 50, decay: 30 }, 0, 40, [450, 443, 77]],
  [{ kind: 'expression', expression: 'max / solves + teams' }, 0, 60, [450, 98, 23]],
] as const)('by %o it is drawn to its end', (given, solves, last, points) => {
  const way = { scoring: { ...CURVE_SCORING, ...given }, teams: 8 }
  expect(shownSolves(form, solves, way)).toBe(last)
  const line = curveLine(form, last, way)
  expect([1, 5, 30].map((at) => line.find((point) => point.solves === at)?.points)).toEqual(points)
})
