import { describe, expect, it } from 'vitest'
import { crosshairStops, makePlot, moveAlong, pointsWithin, zoomAround } from './plot.ts'
import type { ScoreSeries } from './series.ts'

const line = (...points: [atMs: number, score: number][]): ScoreSeries => ({
  id: 1,
  rank: 1,
  name: 'null & void',
  points: points.map(([atMs, score]) => ({ atMs, score })),
})
const box = { left: 40, right: 240, top: 10, bottom: 110 }
const all = { fromMs: 0, toMs: 100 }
const scoresOf = (...points: [number, number][]) =>
  makePlot([line(...points)], all, box, false).scores

describe('plot', () => {
  it('starts at no points as a whole, near the lowest line as a part', () => {
    const series = [line([0, 0], [50, 900], [90, 980])]
    expect(makePlot(series, all, box, false).scores[0]).toBe(0)
    const part = makePlot(series, { fromMs: 60, toMs: 100 }, box, true)
    expect(part.scores).toEqual([900, 920, 940, 960, 980])
    expect(part.yOf(900)).toBe(box.bottom)
    expect(part.yOf(980)).toBe(box.top)
  })

  it('marks round, whole scores around all lines', () => {
    expect(scoresOf([0, 0], [50, 6222])).toEqual([0, 2000, 4000, 6000])
    expect(scoresOf([0, 0], [50, 2])).toEqual([0, 1, 2])
    expect(scoresOf([0, 0])).toEqual([0, 1])
  })

  it('leaves little room above the highest line', () => {
    const plot = makePlot([line([0, 0], [50, 10_400])], all, box, false)
    const share = (box.bottom - plot.yOf(10_400)) / (box.bottom - box.top)
    expect(share).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(1)
    expect(plot.scores.at(-1)).toBe(10_000)
  })

  it('finds the moment of a place and stays inside', () => {
    const plot = makePlot([], all, box, false)
    expect(plot.msAt(plot.xOf(30))).toBeCloseTo(30)
    expect(plot.msAt(-500)).toBe(0)
    expect(plot.msAt(900)).toBe(100)
  })

  it('survives one moment, one score and scores beyond 32 bits', () => {
    const plot = makePlot([line([0, 7])], { fromMs: 5, toMs: 5 }, box, true)
    expect(plot.xOf(5)).toBe(box.left)
    expect(Number.isFinite(plot.yOf(7))).toBe(true)
    const large = makePlot([line([0, 5e9])], all, box, false)
    expect(large.scores.at(-1)).toBeGreaterThanOrEqual(5e9)
    expect(large.yOf(5e9)).toBeGreaterThanOrEqual(box.top)
  })

  it('leads a part with the score it starts with', () => {
    const { points } = line([0, 0], [40, 100], [80, 250])
    expect(pointsWithin(points, { fromMs: 50, toMs: 90 })).toEqual([
      { atMs: 50, score: 100 },
      { atMs: 80, score: 250 },
    ])
  })
})

describe('crosshair by keys', () => {
  const series = [line([0, 0], [20, 5]), line([0, 0], [60, 9])]
  const stops = crosshairStops(series, all)

  it('stops where a line changes, begins at the end', () => {
    expect(stops).toEqual([0, 20, 60, 100])
    expect(moveAlong(stops, null, -1)).toBe(100)
    expect(moveAlong(stops, null, -Infinity)).toBe(0)
    expect(moveAlong(stops, 100, -1)).toBe(60)
    expect(moveAlong(stops, 60, 1)).toBe(100)
    expect(moveAlong(stops, 100, 1)).toBe(100)
    expect(moveAlong(stops, 30, 1)).toBe(60)
    expect(moveAlong(stops, 30, -1)).toBe(20)
  })

  it('takes even steps where changes are too many', () => {
    const busy = [
      line(...Array.from({ length: 5000 }, (_, at) => [at / 50, at] as [number, number])),
    ]
    expect(crosshairStops(busy, all)).toHaveLength(101)
  })

  it('zooms around a moment and never leaves the whole', () => {
    expect(zoomAround(all, all, 50, 0.5)).toEqual({ fromMs: 25, toMs: 75 })
    expect(zoomAround(all, all, 100, 0.5)).toEqual({ fromMs: 50, toMs: 100 })
    expect(zoomAround(all, { fromMs: 25, toMs: 75 }, 50, 2)).toBeNull()
  })
})
