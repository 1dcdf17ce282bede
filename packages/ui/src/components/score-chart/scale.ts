/** Geometry of the score chart: plain numbers in, paths and places out. */

export type ScorePoint = { atMs: number; score: number }

/** A round step so that about `wanted` of them reach the maximum: 1, 2 or 5 times a power of ten. */
export function niceStep(maximum: number, wanted: number): number {
  const raw = Math.max(1, maximum) / wanted
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw) ?? 10
  return Math.max(1, factor * power)
}

export function scoreTicks(maximum: number, wanted = 4): number[] {
  const step = niceStep(maximum, wanted)
  const count = Math.max(1, Math.ceil(maximum / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const HOUR = 3_600_000
const TIME_STEPS = [0.25, 0.5, 1, 2, 3, 6, 12, 24, 48, 96, 168].map((hours) => hours * HOUR)

/** Milliseconds since the start at which the axis is marked, the start itself left out. */
export function timeTicks(lengthMs: number, wanted = 4): number[] {
  const step = TIME_STEPS.find((candidate) => lengthMs / candidate <= wanted + 0.5) ?? 168 * HOUR
  const count = Math.floor(lengthMs / step)
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}

/** Score in force at a moment; 0 before the first point. Points are in order of time. */
export function scoreAt(points: readonly ScorePoint[], atMs: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    const point = points[middle]
    if (point && point.atMs <= atMs) low = middle + 1
    else high = middle
  }
  return points[low - 1]?.score ?? 0
}

export type Project = (point: ScorePoint) => readonly [x: number, y: number]

/** A line that stays level until a score changes. */
export function stepPath(points: readonly ScorePoint[], endMs: number, project: Project): string {
  const [first] = points
  if (!first) return ''
  const commands = points.map((point, index) => {
    const [x, y] = project(point)
    return index === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`
  })
  const last = points.at(-1) ?? first
  const [endX] = project({ atMs: endMs, score: last.score })
  return `${commands.join('')}H${endX.toFixed(1)}`
}

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
