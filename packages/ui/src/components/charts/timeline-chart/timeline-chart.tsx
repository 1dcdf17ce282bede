import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import type { HeadingLevel } from '../chart-frame/chart-head.tsx'
import { ChartFrame, type ChartFrameLabels } from '../chart-frame/chart-frame.tsx'
import { moveSpan, type TimeSpan, zoomAround } from '../../competition/score-chart/plot.ts'
import { scoreAt, timeTicks } from '../../competition/score-chart/scale.ts'
import { ScoreChart, type ScoreChartProps } from '../../competition/score-chart/score-chart.tsx'
import type { ScoreSeries } from '../../competition/score-chart/series.ts'

type ZoomLabels = { zoomIn: string; zoomOut: string; earlier: string; later: string }

export type TimelineChartProps = Omit<ScoreChartProps, 'span' | 'onSpanChange'> & {
  title: string
  summary: ReactNode
  level?: HeadingLevel
  /** What the chart is about; heads saved pictures. */
  about: string
  /** Name of saved files, without an ending. */
  fileName: string
  frameLabels: ChartFrameLabels & { reset: string; time: string } & ZoomLabels
  onSaveFailed?: (error: unknown) => void
}

const TABLE_MARKS = 12

/** Moments of the table: even and round ones, and the last. */
function momentsOf(startMs: number, { fromMs, toMs }: TimeSpan): number[] {
  const marks = timeTicks(toMs - fromMs, TABLE_MARKS).map((elapsed) => fromMs + elapsed)
  return [...new Set([Math.max(startMs, fromMs), ...marks, toMs])]
}

/** Every change of every line, one row a moment. */
function allChanges(series: readonly ScoreSeries[], timeLabel: string) {
  const moments = new Set(series.flatMap(({ points }) => points.map(({ atMs }) => atMs)))
  const rows = [...moments]
    .toSorted((one, other) => one - other)
    .map((atMs) => [
      new Date(atMs).toISOString(),
      ...series.map(({ points }) => scoreAt(points, atMs)),
    ])
  return [[timeLabel, ...series.map(({ name }) => name)], ...rows]
}

/** Scores over time with all that belongs to a chart: a sentence, numbers, files, and a part of the time to look at closely. */
export function TimelineChart({
  title,
  summary,
  level,
  about,
  fileName,
  frameLabels,
  onSaveFailed,
  ...chart
}: TimelineChartProps) {
  'use memo'
  const [span, setSpan] = useState<TimeSpan | null>(null)
  const { series, startMs, endMs, nowMs, formatElapsed, formatScore } = chart
  const all = { fromMs: startMs, toMs: Math.max(startMs + 1, Math.min(endMs, nowMs)) }
  const rows = momentsOf(startMs, span ?? all).map((atMs) => ({
    key: String(atMs),
    cells: [
      formatElapsed(atMs - startMs),
      ...series.map(({ points }) => formatScore(scoreAt(points, atMs))),
    ],
  }))
  return (
    <ChartFrame
      {...{ title, summary, level, about, fileName, onSaveFailed }}
      labels={frameLabels}
      table={{ head: [frameLabels.time, ...series.map(({ name }) => name)], rows }}
      csv={() => allChanges(series, frameLabels.time)}
      actions={<Zoom {...{ all, span, setSpan }} labels={frameLabels} />}
      onReset={span ? () => setSpan(null) : undefined}
    >
      <ScoreChart {...chart} span={span} onSpanChange={setSpan} />
    </ChartFrame>
  )
}

type ZoomProps = {
  all: TimeSpan
  span: TimeSpan | null
  setSpan: (span: TimeSpan | null) => void
  labels: ZoomLabels
}

/** What dragging over the plot does, for who cannot drag: closer to the middle of what is shown, then along the time. */
function Zoom({ all, span, setSpan, labels }: ZoomProps) {
  const shown = span ?? all
  const zoom = (factor: number) =>
    setSpan(zoomAround(all, shown, (shown.fromMs + shown.toMs) / 2, factor))
  return (
    <>
      {span && (
        <>
          <IconButton
            label={labels.earlier}
            disabled={span.fromMs <= all.fromMs}
            onClick={() => setSpan(moveSpan(all, span, -0.5))}
          >
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton
            label={labels.later}
            disabled={span.toMs >= all.toMs}
            onClick={() => setSpan(moveSpan(all, span, 0.5))}
          >
            <ChevronRight size={16} />
          </IconButton>
          <IconButton label={labels.zoomOut} onClick={() => zoom(2)}>
            <ZoomOut size={16} />
          </IconButton>
        </>
      )}
      <IconButton label={labels.zoomIn} onClick={() => zoom(0.5)}>
        <ZoomIn size={16} />
      </IconButton>
    </>
  )
}
