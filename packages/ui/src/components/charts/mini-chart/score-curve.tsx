import { range } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import * as styles from './mini-chart.css.ts'

export type ScoreCurveProps = {
  /** Points at a number of solves. */
  pointsAt: (solves: number) => number
  maxSolves: number
  /** The solves of now; a dot on the curve. */
  solves: number
  label: string
  formatPoints: (points: number) => string
  height?: number
}

const WIDTH = 320
const MARGIN = { left: 40, right: 8, bottom: 18, top: 8 }
/** Places at which the curve is worked out. */
const SAMPLES = 60

/** How the points of a challenge fall with its solves. */
export function ScoreCurve({
  pointsAt,
  maxSolves,
  solves,
  label,
  formatPoints,
  height = 120,
}: ScoreCurveProps) {
  const most = Math.max(1, pointsAt(0))
  const last = Math.max(1, maxSolves)
  const bottom = height - MARGIN.bottom
  const xOf = scaleLinear([0, last], [MARGIN.left, WIDTH - MARGIN.right])
  const yOf = scaleLinear([0, most], [bottom, MARGIN.top])
  const curve = line<number>(
    (count) => xOf(count),
    (count) => yOf(pointsAt(count)),
  ).digits(1)
  const path = curve(range(SAMPLES + 1).map((index) => (index / SAMPLES) * last))
  const shown = Math.min(solves, last)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${height}`} className={styles.svg}>
      <path d={`M${MARGIN.left} ${bottom}H${WIDTH - MARGIN.right}`} className={styles.axis} />
      <path d={path ?? undefined} className={styles.line} />
      <text x={MARGIN.left - 6} y={yOf(most) + 8} textAnchor="end" className={styles.text}>
        {formatPoints(most)}
      </text>
      <text x={MARGIN.left - 6} y={bottom} textAnchor="end" className={styles.text}>
        0
      </text>
      <text x={WIDTH - MARGIN.right} y={height - 4} textAnchor="end" className={styles.text}>
        {last}
      </text>
      <circle cx={xOf(shown)} cy={yOf(pointsAt(shown))} r={5} className={styles.dot} />
    </svg>
  )
}
