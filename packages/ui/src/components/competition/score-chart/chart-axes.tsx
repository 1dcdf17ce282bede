import type { Plot } from './plot.ts'
import { timeTicks } from './scale.ts'
import * as styles from './score-chart.css.ts'

type ChartAxesProps = {
  plot: Plot
  /** Moment from which time is counted. */
  startMs: number
  height: number
  startLabel: string
  /** Marks of time wanted. */
  timeMarks: number
  formatMark: (score: number) => string
  formatElapsed: (elapsedMs: number) => string
}

/** Lines of equal score, marks of time, and the end of the lines. */
export function ChartAxes({
  plot,
  startMs,
  height,
  startLabel,
  timeMarks,
  formatMark,
  formatElapsed,
}: ChartAxesProps) {
  const { left, right, top, bottom, fromMs, toMs, scores, xOf, yOf } = plot
  const elapsedFrom = fromMs - startMs
  // Round times since the start, also when only a part is shown.
  const marks = timeTicks(toMs - fromMs, timeMarks)
  const step = marks[0] ?? toMs - fromMs
  const first = Math.floor(elapsedFrom / step) * step
  const times = marks.map((mark) => first + mark).filter((elapsed) => elapsed > elapsedFrom)
  return (
    <>
      {scores.map((score) => (
        <g key={score}>
          <path d={`M${left} ${yOf(score)}H${right}`} className={styles.grid} />
          <text x={left - 8} y={yOf(score) + 4} textAnchor="end" className={styles.axisText}>
            {formatMark(score)}
          </text>
        </g>
      ))}
      <text x={left} y={height - 6} className={styles.axisText}>
        {elapsedFrom === 0 ? startLabel : formatElapsed(elapsedFrom)}
      </text>
      {times.map((elapsed) => (
        <g key={elapsed}>
          <path d={`M${xOf(startMs + elapsed)} ${top}V${bottom}`} className={styles.timeLine} />
          {xOf(startMs + elapsed) > left + 56 && (
            <text
              x={xOf(startMs + elapsed)}
              y={height - 6}
              textAnchor="middle"
              className={styles.axisText}
            >
              {formatElapsed(elapsed)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${right} ${top}V${bottom}`} className={styles.now} />
    </>
  )
}
