import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import type { HeadingLevel } from '../chart-frame/chart-head.tsx'
import { ChartFrame, type ChartFrameWords } from '../chart-frame/chart-frame.tsx'
import { moveSpan, type TimeSpan, zoomAround } from '../../competition/score-chart/plot.ts'
import { scoreAt, timeTicks } from '../../competition/score-chart/scale.ts'
import { ScoreChart, type ScoreChartProps } from '../../competition/score-chart/score-chart.tsx'
import type { ScoreSeries } from '../../competition/score-chart/series.ts'

type ZoomWords = { zoomIn: string; zoomOut: string; earlier: string; later: string }

export type TimelineChartProps = Omit<ScoreChartProps, 'span' | 'onSpanChange'> & {
  title: string
  summary: ReactNode
  level?: HeadingLevel
  /** What the chart is about; heads saved pictures. */
  about: string
  /** Name of saved files, without an ending. */
  fileName: string
  frameWords: ChartFrameWords & { reset: string; time: string } & ZoomWords
  onSaveFailed?: (error: unknown) => void
}

const TABLE_MARKS = 12

/** Moments of the table: even and round ones, and the last. */
function momentsOf(startMs: number, { fromMs, toMs }: TimeSpan): number[] {
  const marks = timeTicks(toMs - fromMs, TABLE_MARKS).map((elapsed) => fromMs + elapsed)
  return [...new Set([Math.max(startMs, fromMs), ...marks, toMs])]
}

/** Every change of every line, one row a moment. */
function allChanges(series: readonly ScoreSeries[], timeWord: string) {
  const moments = new Set(series.flatMap(({ points }) => points.map(({ atMs }) => atMs)))
  const rows = [...moments]
    .toSorted((one, other) => one - other)
    .map((atMs) => [
      new Date(atMs).toISOString(),
      ...series.map(({ points }) => scoreAt(points, atMs)),
    ])
  return [[timeWord, ...series.map(({ name }) => name)], ...rows]
}

/** Scores over time with all that belongs to a chart: a sentence, numbers, files, and a part of the time to look at closely. */
export function TimelineChart({
  title,
  summary,
  level,
  about,
  fileName,
  frameWords,
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
      words={frameWords}
      table={{ head: [frameWords.time, ...series.map(({ name }) => name)], rows }}
      csv={() => allChanges(series, frameWords.time)}
      actions={<Zoom {...{ all, span, setSpan }} words={frameWords} />}
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
  words: ZoomWords
}

/** What dragging over the plot does, for who cannot drag: closer to the middle of what is shown, then along the time. */
function Zoom({ all, span, setSpan, words }: ZoomProps) {
  const shown = span ?? all
  const zoom = (factor: number) =>
    setSpan(zoomAround(all, shown, (shown.fromMs + shown.toMs) / 2, factor))
  return (
    <>
      {span && (
        <>
          <IconButton
            label={words.earlier}
            disabled={span.fromMs <= all.fromMs}
            onClick={() => setSpan(moveSpan(all, span, -0.5))}
          >
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton
            label={words.later}
            disabled={span.toMs >= all.toMs}
            onClick={() => setSpan(moveSpan(all, span, 0.5))}
          >
            <ChevronRight size={16} />
          </IconButton>
          <IconButton label={words.zoomOut} onClick={() => zoom(2)}>
            <ZoomOut size={16} />
          </IconButton>
        </>
      )}
      <IconButton label={words.zoomIn} onClick={() => zoom(0.5)}>
        <ZoomIn size={16} />
      </IconButton>
    </>
  )
}
