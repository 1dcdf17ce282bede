import { niceStep, scoreAt, scoreTicks } from './scale.ts'
import type { ScoreSeries } from './series.ts'

/** Part of the time axis, epoch milliseconds. */
export type TimeSpan = { fromMs: number; toMs: number }

/** Where things stand in the drawing; places in px from its upper left corner. */
export type Plot = TimeSpan & {
  left: number
  right: number
  top: number
  bottom: number
  /** Marked scores, rising; the first and the last are the ends of the axis. */
  scores: readonly number[]
  xOf: (atMs: number) => number
  yOf: (score: number) => number
  /** Moment at a place, kept inside the span. */
  msAt: (x: number) => number
}

export type PlotBox = { left: number; right: number; top: number; bottom: number }

/** Scores at which the axis is marked for a part of the lines: round, and around all of them. */
export function scoreTicksBetween(low: number, high: number, wanted = 4): number[] {
  if (low <= 0) return scoreTicks(high, wanted)
  const step = niceStep(Math.max(1, high - low), wanted)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Lays out a span of time. The whole span starts at no points, a part of it starts near the lowest line. */
export function makePlot(
  series: readonly ScoreSeries[],
  span: TimeSpan,
  box: PlotBox,
  isPart: boolean,
): Plot {
  const { fromMs, toMs } = span
  const { left, right, top, bottom } = box
  const lengthMs = Math.max(1, toMs - fromMs)
  const high = Math.max(0, ...series.map(({ points }) => scoreAt(points, toMs)))
  const low = isPart ? Math.min(high, ...series.map(({ points }) => scoreAt(points, fromMs))) : 0
  const scores = scoreTicksBetween(low, high)
  const least = scores[0] ?? 0
  const most = scores.at(-1) ?? 1
  return {
    ...span,
    ...box,
    scores,
    xOf: (atMs) => left + ((atMs - fromMs) / lengthMs) * (right - left),
    yOf: (score) => bottom - ((score - least) / (most - least)) * (bottom - top),
    msAt: (x) => {
      const share = Math.min(1, Math.max(0, (x - left) / (right - left)))
      return fromMs + share * lengthMs
    },
  }
}

/** The points that a span shows: those inside it, led by the score it starts with. */
export function pointsWithin(points: ScoreSeries['points'], { fromMs, toMs }: TimeSpan) {
  const inside = points.filter(({ atMs }) => atMs > fromMs && atMs <= toMs)
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
  return Array.from({ length: EVEN_STEPS + 1 }, (_, index) => fromMs + index * step)
}

/** Moves along the stops; from no place at all to the last one, where the lines end. */
export function moveAlong(stops: readonly number[], atMs: number | null, by: number): number {
  const last = stops.length - 1
  if (!Number.isFinite(by)) return stops[by < 0 ? 0 : last] ?? 0
  if (atMs === null) return stops[last] ?? 0
  const here =
    by > 0 ? stops.findLastIndex((ms) => ms <= atMs) : stops.findIndex((ms) => ms >= atMs)
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
