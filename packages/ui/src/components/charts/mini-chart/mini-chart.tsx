import { range } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { Fragment } from 'react'
import * as styles from './mini-chart.css.ts'

type MiniChartProps = {
  values: readonly number[]
  /** What it shows, with the numbers that matter: the picture alone says nothing to readers. */
  label: string
  height?: number
}

const WIDTH = 100

type MiniBarsProps = MiniChartProps & {
  /** How much of each value was good: drawn at the foot of its bar, which is quiet then. */
  parts?: readonly number[]
}

/** Counts per slot of time, without axes. */
export function MiniBars({ values, parts, label, height = 40 }: MiniBarsProps) {
  const x = scaleBand(range(values.length), [0, WIDTH]).paddingInner(0.3).paddingOuter(0.15)
  const y = scaleLinear([0, Math.max(1, ...values)], [0, height])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      height={height}
      className={styles.svg}
    >
      {values.map((value, index) => {
        const bar = (count: number, className: string) => {
          const size = Math.max(count > 0 ? 1 : 0, y(count))
          return (
            <rect
              x={x(index)}
              y={height - size}
              width={x.bandwidth()}
              height={size}
              className={className}
            />
          )
        }
        return (
          <Fragment key={index}>
            {bar(value, parts ? styles.whole : styles.bar)}
            {parts && bar(parts[index] ?? 0, styles.part)}
          </Fragment>
        )
      })}
    </svg>
  )
}

/** One line, without axes. */
export function Sparkline({ values, label, height = 32 }: MiniChartProps) {
  // One value alone is a level line.
  const ends = values.length === 1 ? [...values, ...values] : values
  const x = scaleLinear([0, Math.max(1, ends.length - 1)], [0, WIDTH])
  const y = scaleLinear([0, Math.max(1, ...values)], [height - 1, 1])
  const path = line<number>(
    (_value, index) => x(index),
    (value) => y(value),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      height={height}
      className={styles.svg}
    >
      <path d={path(ends) ?? undefined} className={styles.line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
