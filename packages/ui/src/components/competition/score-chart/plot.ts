import { bisectLeft, bisectRight, range } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { pointBisector, scoreAt } from './scale.ts'
import type { ScoreSeries } from './series.ts'

/** Part of the time axis, epoch milliseconds. */
export type TimeSpan = { fromMs: number; toMs: number }

/** Positions in the drawing, in px from its upper left corner. */
export type Plot = TimeSpan & {
  left: number
  right: number
  top: number
  bottom: number
  /** Marked scores, rising; the first is the start of the axis. */
  scores: readonly number[]
  xOf: (atMs: number) => number
  yOf: (score: number) => number
  /** Moment at a place, kept inside the span. */
  msAt: (x: number) => number
}

/** Marks of the score axis, about. */
const TICKS = 4
/** Room above the highest line, as a share of the axis, where the next mark would leave more. */
const HEADROOM = 0.05

export type PlotBox = { left: number; right: number; top: number; bottom: number }

/** Lays out a span of time. The whole span starts at no points, a part of it starts near the lowest line. */
export function makePlot(
  series: readonly ScoreSeries[],
  span: TimeSpan,
  box: PlotBox,
  isPart: boolean,
): Plot {
  const { fromMs, toMs } = span
  const high = Math.max(0, ...series.map(({ points }) => scoreAt(points, toMs)))
  const low = isPart ? Math.min(high, ...series.map(({ points }) => scoreAt(points, fromMs))) : 0
  const x = scaleLinear([fromMs, Math.max(fromMs + 1, toMs)], [box.left, box.right])
  const [start = 0, end = 1] = scaleLinear()
    .domain([low, Math.max(low + 1, high)])
    .nice(TICKS)
    .domain()
  const top = Math.min(end, Math.max(start + 1, high + (high - start) * HEADROOM))
  const y = scaleLinear([start, top], [box.bottom, box.top])
  const inside = x.copy().clamp(true)
  return {
    ...span,
    ...box,
    // Points are whole numbers.
    scores: y.ticks(TICKS).filter(Number.isInteger),
    xOf: x,
    yOf: y,
    msAt: (place) => inside.invert(place),
  }
}

/** The points that a span shows: those inside it, led by the score it starts with. */
export function pointsWithin(points: ScoreSeries['points'], { fromMs, toMs }: TimeSpan) {
  const inside = points.slice(
    pointBisector.right(points, fromMs),
    pointBisector.right(points, toMs),
  )
  return [{ atMs: fromMs, score: scoreAt(points, fromMs) }, ...inside]
}

/** More moments than this are passed over in even steps. */
const MOST_STOPS = 400
const EVEN_STEPS = 100

/** Moments at which the crosshair stops on its way by keys: where any line changes, or even steps where those are too many. */
export function crosshairStops(series: readonly ScoreSeries[], span: TimeSpan): number[] {
  const { fromMs, toMs } = span
  const moments = new Set([fromMs, toMs])
  for (const { points } of series) {
    for (const { atMs } of points) if (atMs > fromMs && atMs < toMs) moments.add(atMs)
  }
  if (moments.size <= MOST_STOPS) return [...moments].toSorted((one, other) => one - other)
  const step = (toMs - fromMs) / EVEN_STEPS
  return range(EVEN_STEPS + 1).map((index) => fromMs + index * step)
}

/** Moves along the stops; from no place at all to the last one, where the lines end. */
export function moveAlong(stops: readonly number[], atMs: number | null, by: number): number {
  const last = stops.length - 1
  if (!Number.isFinite(by)) return stops[by < 0 ? 0 : last] ?? 0
  if (atMs === null) return stops[last] ?? 0
  const here = by > 0 ? bisectRight(stops, atMs) - 1 : bisectLeft(stops, atMs)
  return stops[Math.min(last, Math.max(0, here + by))] ?? atMs
}

/** A span half or double as long around a moment, inside another span; nothing when it grew to all of it. */
export function zoomAround(all: TimeSpan, now: TimeSpan, atMs: number, factor: number) {
  const length = (now.toMs - now.fromMs) * factor
  if (length >= all.toMs - all.fromMs) return null
  const share = (atMs - now.fromMs) / (now.toMs - now.fromMs)
  const fromMs = Math.min(all.toMs - length, Math.max(all.fromMs, atMs - share * length))
  return { fromMs, toMs: fromMs + length }
}

/** The same length of time, earlier or later by a share of itself, inside all of it. */
export function moveSpan(all: TimeSpan, { fromMs, toMs }: TimeSpan, share: number): TimeSpan {
  const length = toMs - fromMs
  const start = Math.min(all.toMs - length, Math.max(all.fromMs, fromMs + share * length))
  return { fromMs: start, toMs: start + length }
}
