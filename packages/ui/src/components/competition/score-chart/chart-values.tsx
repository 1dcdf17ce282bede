import { Fragment } from 'react'
import { scoreAt } from './scale.ts'
import * as styles from './score-chart.css.ts'
import type { ScoreSeries } from './series.ts'

type ChartValuesProps = {
  series: readonly ScoreSeries[]
  cursorMs: number
  title: string
  x: number
  width: number
  /** Past the middle the box is on the other side of the crosshair. */
  isAtEnd: boolean
  formatScore: (score: number) => string
}

/** The scores at the crosshair, best first. */
export function ChartValues({
  series,
  cursorMs,
  title,
  x,
  width,
  isAtEnd,
  formatScore,
}: ChartValuesProps) {
  const rows = series
    .map(({ id, name, points }) => ({ id, name, score: scoreAt(points, cursorMs) }))
    .toSorted((one, other) => other.score - one.score)
  const place = isAtEnd ? { insetInlineEnd: width - x + 10 } : { insetInlineStart: x + 10 }
  return (
    <div className={styles.values} style={place} aria-hidden>
      <span className={styles.valuesTime}>{title}</span>
      {rows.map(({ id, name, score }) => (
        <Fragment key={id}>
          <bdi className={styles.valuesName}>{name}</bdi>
          <span className={styles.valuesScore}>{formatScore(score)}</span>
        </Fragment>
      ))}
    </div>
  )
}
