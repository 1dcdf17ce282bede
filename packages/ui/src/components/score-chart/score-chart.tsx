import { type PointerEvent, useState } from 'react'
import { CHART_DASHES } from '#theme/tokens.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ChartLabels } from './chart-labels.tsx'
import { ChartValues } from './chart-values.tsx'
import * as styles from './score-chart.css.ts'
import { scoreTicks, spreadLabels, stepPath, timeTicks } from './scale.ts'
import { placeOf, type ScoreSeries } from './series.ts'
import { useWidth } from './use-width.ts'

export type ScoreChartWords = { chart: string; start: string; team: string; score: string }

export type ScoreChartProps = {
  /** At most ten. */
  series: readonly ScoreSeries[]
  startMs: number
  endMs: number
  /** The lines end here. */
  nowMs: number
  formatScore: (score: number) => string
  /** Time since the start, short, for the axis and the crosshair. */
  formatElapsed: (elapsedMs: number) => string
  words: ScoreChartWords
  height?: number
}

const MARGIN = { top: 16, bottom: 26, left: 44 }
const LABELS_WIDTH = 176
const LABEL_GAP = 17
const NARROW = 560

/** Scores over time as steps, each line named at its end by words and a sample of its dash. Readers get a table. */
export function ScoreChart({
  series,
  startMs,
  endMs,
  nowMs,
  formatScore,
  formatElapsed,
  words,
  height = 256,
}: ScoreChartProps) {
  const { ref, width } = useWidth()
  const [isolatedId, setIsolatedId] = useState<ScoreSeries['id'] | null>(null)
  const [cursorMs, setCursorMs] = useState<number | null>(null)

  const labelsWidth = width < NARROW ? 108 : LABELS_WIDTH
  const right = Math.max(120, width - labelsWidth - 34)
  const bottom = height - MARGIN.bottom
  const lastMs = Math.max(startMs + 1, Math.min(endMs, nowMs))
  const spanMs = lastMs - startMs
  const best = Math.max(0, ...series.map(({ points }) => points.at(-1)?.score ?? 0))
  const scores = scoreTicks(best)
  const top = scores.at(-1) ?? 1
  const xOf = (atMs: number) => MARGIN.left + ((atMs - startMs) / spanMs) * (right - MARGIN.left)
  const yOf = (score: number) => bottom - (score / top) * (bottom - MARGIN.top)
  const labelTops = spreadLabels(
    series.map(({ points }) => yOf(points.at(-1)?.score ?? 0)),
    LABEL_GAP,
    MARGIN.top,
    Math.max(bottom, MARGIN.top + LABEL_GAP * series.length),
  )

  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const isInside = x >= MARGIN.left && x <= right
    setCursorMs(isInside ? startMs + ((x - MARGIN.left) / (right - MARGIN.left)) * spanMs : null)
  }
  const isFaded = (id: ScoreSeries['id']) => (isolatedId !== null && isolatedId !== id) || undefined

  return (
    <div ref={ref} className={styles.root} style={{ blockSize: height }}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          className={styles.svg}
          aria-hidden
          onPointerMove={handlePointer}
          onPointerLeave={() => setCursorMs(null)}
        >
          {scores.map((score) => (
            <g key={score}>
              <path d={`M${MARGIN.left} ${yOf(score)}H${right}`} className={styles.grid} />
              <text
                x={MARGIN.left - 8}
                y={yOf(score) + 4}
                textAnchor="end"
                className={styles.axisText}
              >
                {formatScore(score)}
              </text>
            </g>
          ))}
          <text x={MARGIN.left} y={height - 6} className={styles.axisText}>
            {words.start}
          </text>
          {timeTicks(spanMs, width < NARROW ? 2 : 4).map((elapsed) => (
            <g key={elapsed}>
              <path
                d={`M${xOf(startMs + elapsed)} ${MARGIN.top}V${bottom}`}
                className={styles.timeLine}
              />
              <text
                x={xOf(startMs + elapsed)}
                y={height - 6}
                textAnchor="middle"
                className={styles.axisText}
              >
                {formatElapsed(elapsed)}
              </text>
            </g>
          ))}
          <path d={`M${right} ${MARGIN.top}V${bottom}`} className={styles.now} />
          {series.toReversed().map(({ id, rank, points }) => (
            <path
              key={id}
              d={stepPath(points, lastMs, ({ atMs, score }) => [xOf(atMs), yOf(score)])}
              className={`${styles.line} ${styles.stroke[placeOf(rank)]}`}
              strokeDasharray={CHART_DASHES[placeOf(rank) - 1]}
              data-faded={isFaded(id)}
            />
          ))}
          <ChartLabels.Leaders {...{ series, labelTops, right, yOf }} />
          <ChartLabels.Bloods {...{ series, isolatedId, xOf, yOf }} />
          {cursorMs !== null && (
            <path d={`M${xOf(cursorMs)} ${MARGIN.top}V${bottom}`} className={styles.crosshair} />
          )}
        </svg>
      )}
      {width > 0 && (
        <ChartLabels.Names
          {...{ series, labelTops, isFaded }}
          width={labelsWidth}
          onIsolate={setIsolatedId}
        />
      )}
      {cursorMs !== null && (
        <ChartValues
          {...{ series, formatScore, cursorMs }}
          title={formatElapsed(cursorMs - startMs)}
          x={xOf(cursorMs)}
          isAtEnd={xOf(cursorMs) > width / 2}
          width={width}
        />
      )}
      <VisuallyHidden>
        <table aria-label={words.chart}>
          <thead>
            <tr>
              <th scope="col">{words.team}</th>
              <th scope="col">{words.score}</th>
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
