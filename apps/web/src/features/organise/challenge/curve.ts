import { CURVE_SCORING } from '@halyard/rules'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { pointsOf } from '#features/organise/challenge/effects.ts'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'

/** The value of a challenge after a number of solves. */
export type CurvePoint = { solves: number; points: number }

/** Most points of a drawn line; more cannot be distinguished. */
const drawnPoints = 120

/** The least of 1, 2, 5, 10, 20, 50 … times two that is not below: halves of it are whole. */
function niceSolves(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  const factor = [1, 2, 4, 6, 8].find((step) => step * magnitude >= least) ?? 10
  return Math.max(10, factor * magnitude)
}

/** How many solves a curve is drawn for: until it has fallen most of its way, and past those there are. */
export const shownSolves = (form: ChallengeForm, solves: number, way?: ScoringWay): number =>
  niceSolves(Math.min(100_000, Math.max(fallOf(form, way), 1.2 * solves)))

/** After how many solves the most of a fall is done. */
function fallOf({ originalScore, difficulty }: ChallengeForm, way?: ScoringWay): number {
  const { kind, minimum, decay } = way?.scoring ?? CURVE_SCORING
  if (kind === 'curve') return 3 * (difficulty ?? 0)
  if (kind === 'logarithmic') return 1.2 * decay
  if (kind === 'linear' && decay > 0) return (1.2 * ((originalScore ?? 0) - minimum)) / decay
  return 50
}

/** The line of the curve from the first solve to the last that is shown. */
export function curveLine(form: ChallengeForm, last: number, way?: ScoringWay): CurvePoint[] {
  const count = Math.min(drawnPoints, last)
  return Array.from({ length: count }, (_, index) => {
    const solves = Math.round(1 + ((last - 1) * index) / Math.max(count - 1, 1))
    return { solves, points: pointsOf(form, solves, way) }
  })
}

const tableSolves = [0, 1, 2, 3, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000]

/** Rows of the curve's table: round numbers of solves, and the present one among them. */
export function curveTable(
  form: ChallengeForm,
  now: number,
  last: number,
  way?: ScoringWay,
): CurvePoint[] {
  const rows = tableSolves.filter((solves) => solves <= last)
  return [...new Set([...rows, now])]
    .toSorted((a, b) => a - b)
    .map((solves) => ({ solves, points: pointsOf(form, solves, way) }))
}
