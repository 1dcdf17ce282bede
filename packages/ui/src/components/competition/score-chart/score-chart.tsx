import { useState } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { ChartAxes } from './chart-axes.tsx'
import { ChartLabels } from './chart-labels.tsx'
import { ChartValues } from './chart-values.tsx'
import { MOST_DRAWN_POINTS, PlotCanvas, PlotLines } from './plot-lines.tsx'
import { PlotSurface } from './plot-surface.tsx'
import { makePlot, type TimeSpan } from './plot.ts'
import { scoreAt, spreadLabels } from './scale.ts'
import * as styles from './score-chart.css.ts'
import type { ScoreSeries } from './series.ts'
import { useWidth } from './use-width.ts'

export type ScoreChartLabels = { chart: string; start: string; team: string; score: string }

export type ScoreChartProps = {
  /** At most ten. */
  series: readonly ScoreSeries[]
  startMs: number
  endMs: number
  /** The lines end here. */
  nowMs: number
  formatScore: (score: number) => string
  /** Scores at the marks of the axis, where they are written shorter. */
  formatMark?: (score: number) => string
  /** Time since the start, short, for the axis and the crosshair. */
  formatElapsed: (elapsedMs: number) => string
  labels: ScoreChartLabels
  height?: number
  /** Part of the time that is shown; all of it without. */
  span?: TimeSpan | null
  /** Dragging over the plot, or Shift and arrows, asks for a part; `null` asks for all. Without it the time axis is fixed. */
  onSpanChange?: (span: TimeSpan | null) => void
}

const MARGIN = { top: 16, bottom: 26, left: 44 }
const LABELS_WIDTH = 176
const LABEL_GAP = 17
const NARROW = 560

/**
 * Scores over time as steps, each line named at its end by words and a sample of its dash. The plot takes the focus: keys move
 * a crosshair with its values. Readers get the last scores as a table too.
 */
export function ScoreChart({
  series,
  startMs,
  endMs,
  nowMs,
  formatScore,
  formatMark = formatScore,
  formatElapsed,
  labels,
  height = 256,
  span,
  onSpanChange,
}: ScoreChartProps) {
  'use memo'
  const { ref, width } = useWidth()
  const [isolatedId, setIsolatedId] = useState<ScoreSeries['id'] | null>(null)
  const [cursorMs, setCursorMs] = useState<number | null>(null)

  const labelsWidth = width < NARROW ? 108 : LABELS_WIDTH
  const right = Math.max(120, width - labelsWidth - 34)
  const bottom = height - MARGIN.bottom
  const lastMs = Math.max(startMs + 1, Math.min(endMs, nowMs))
  const all = { fromMs: startMs, toMs: lastMs }
  const shown = span ?? all
  const plot = makePlot(series, shown, { ...MARGIN, right, bottom }, Boolean(span))
  const labelTops = spreadLabels(
    series.map(({ points }) => plot.yOf(scoreAt(points, shown.toMs))),
    LABEL_GAP,
    MARGIN.top,
    Math.max(bottom, MARGIN.top + LABEL_GAP * series.length),
  )
  const isFaded = (id: ScoreSeries['id']) => (isolatedId !== null && isolatedId !== id) || undefined
  const pointCount = series.reduce((sum, { points }) => sum + points.length, 0)
  const isPainted = pointCount > MOST_DRAWN_POINTS
  const elapsed = (atMs: number) => formatElapsed(atMs - startMs)

  return (
    <div ref={ref} className={styles.root} style={{ blockSize: height }}>
      {width > 0 && isPainted && (
        <PlotCanvas {...{ series, plot, isFaded, width, height }} endMs={lastMs} />
      )}
      {width > 0 && (
        <svg width={width} height={height} className={styles.svg} aria-hidden>
          <ChartAxes
            {...{ plot, startMs, height, formatMark, formatElapsed }}
            startLabel={labels.start}
            timeMarks={width < NARROW ? 2 : 4}
          />
          {!isPainted && <PlotLines {...{ series, plot, isFaded }} endMs={lastMs} />}
          <ChartLabels.Leaders {...{ series, labelTops, plot }} />
          <ChartLabels.Bloods {...{ series, isolatedId, plot }} />
        </svg>
      )}
      {width > 0 && (
        <ChartLabels.Names
          {...{ series, labelTops, isFaded }}
          width={labelsWidth}
          onIsolate={setIsolatedId}
        />
      )}
      {width > 0 && series.length > 0 && (
        <PlotSurface
          {...{ series, plot, all, cursorMs, onSpanChange, formatScore }}
          onCursor={setCursorMs}
          label={labels.chart}
          formatTime={elapsed}
        />
      )}
      {cursorMs !== null && (
        <ChartValues
          {...{ series, formatScore, cursorMs, width }}
          title={elapsed(cursorMs)}
          x={plot.xOf(cursorMs)}
          isAtEnd={plot.xOf(cursorMs) > width / 2}
        />
      )}
      <VisuallyHidden>
        <table aria-label={labels.chart}>
          <thead>
            <tr>
              <th scope="col">{labels.team}</th>
              <th scope="col">{labels.score}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ id, name, rank, points }) => (
              <tr key={id}>
                <th scope="row">
                  {rank} {name}
                </th>
                <td>{formatScore(points.at(-1)?.score ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  )
}
