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
const MARGIN = { left: 40, bottom: 18, top: 8 }

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
  const xOf = (count: number) => MARGIN.left + (count / last) * (WIDTH - MARGIN.left - 8)
  const yOf = (points: number) => bottom - (points / most) * (bottom - MARGIN.top)
  const counts = Array.from({ length: 61 }, (_, index) => (index / 60) * last)
  const path = counts
    .map(
      (count, index) =>
        `${index ? 'L' : 'M'}${xOf(count).toFixed(1)} ${yOf(pointsAt(count)).toFixed(1)}`,
    )
    .join('')
  const shown = Math.min(solves, last)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${height}`} className={styles.svg}>
      <path d={`M${MARGIN.left} ${bottom}H${WIDTH - 8}`} className={styles.axis} />
      <path d={path} className={styles.line} />
      <text x={MARGIN.left - 6} y={yOf(most) + 8} textAnchor="end" className={styles.text}>
        {formatPoints(most)}
      </text>
      <text x={MARGIN.left - 6} y={bottom} textAnchor="end" className={styles.text}>
        0
      </text>
      <text x={WIDTH - 8} y={height - 4} textAnchor="end" className={styles.text}>
        {last}
      </text>
      <circle cx={xOf(shown)} cy={yOf(pointsAt(shown))} r={5} className={styles.dot} />
    </svg>
  )
}
