import { bisector, range } from 'd3-array'

export type ScorePoint = { atMs: number; score: number }

const HOUR = 3_600_000
const TIME_STEPS = [0.25, 0.5, 1, 2, 3, 6, 12, 24, 48, 96, 168].map((hours) => hours * HOUR)

/** Round durations since the start at which the axis is marked, the start itself left out. d3 knows round dates only. */
export function timeTicks(lengthMs: number, wanted = 4): number[] {
  const step = TIME_STEPS.find((candidate) => lengthMs / candidate <= wanted + 0.5) ?? 168 * HOUR
  return range(step, lengthMs + 1, step)
}

/** Finds places in points that are in order of time. */
export const pointBisector = bisector(({ atMs }: ScorePoint) => atMs)

/** Score in force at a moment; 0 before the first point. */
export const scoreAt = (points: readonly ScorePoint[], atMs: number): number =>
  points[pointBisector.right(points, atMs) - 1]?.score ?? 0

/** Moves labels apart so that none covers another, as near to their own height as it goes. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number) {
  const order = wanted
    .map((_, index) => index)
    .toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = []
  for (const index of order) {
    const lowest = placed.at(-1)
    placed.push(Math.max(wanted[index] ?? 0, lowest === undefined ? low : lowest + gap))
  }
  for (let place = placed.length - 1; place >= 0; place--) {
    const ceiling = place === placed.length - 1 ? high : (placed[place + 1] ?? high) - gap
    placed[place] = Math.min(placed[place] ?? 0, ceiling)
  }
  const result = Array.from({ length: wanted.length }, () => 0)
  order.forEach((index, place) => {
    result[index] = placed[place] ?? 0
  })
  return result
}
