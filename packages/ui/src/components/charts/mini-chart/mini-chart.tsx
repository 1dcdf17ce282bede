import { range } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import { curveLinearClosed, line, lineRadial, pointRadial } from 'd3-shape'
import * as styles from './mini-chart.css.ts'

type MiniChartProps = {
  values: readonly number[]
  /** What it shows, with the numbers that matter: the picture alone says nothing to readers. */
  label: string
  height?: number
}

const WIDTH = 100

/** Counts per slot of time, without axes. */
export function MiniBars({ values, label, height = 40 }: MiniChartProps) {
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
        const size = Math.max(value > 0 ? 1 : 0, y(value))
        return (
          <rect
            key={index}
            x={x(index)}
            y={height - size}
            width={x.bandwidth()}
            height={size}
            className={styles.bar}
          />
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

export type RadarProps = {
  /** Share of each spoke, 0 to 1, with its name. */
  spokes: readonly { name: string; share: number }[]
  label: string
  size?: number
}

/** Strengths by category. Needs three spokes or more to be a shape. */
export function Radar({ spokes, label, size = 220 }: RadarProps) {
  const centre = size / 2
  const radius = centre - 28
  const angle = scaleLinear([0, spokes.length], [0, 2 * Math.PI])
  const distance = scaleLinear([0, 1], [0, radius])
  const shape = lineRadial<number>()
    .angle((_share, index) => angle(index))
    .radius((share) => distance(share))
    .curve(curveLinearClosed)
  const pathOf = (shares: number[]) => shape(shares) ?? undefined
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.svg}>
      <g transform={`translate(${centre} ${centre})`}>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} d={pathOf(spokes.map(() => share))} className={styles.web} />
        ))}
        <path
          d={pathOf(spokes.map(({ share }) => share))}
          className={`${styles.area} ${styles.line}`}
          fillOpacity={0.6}
        />
        {spokes.map(({ name }, index) => {
          const [x, y] = pointRadial(angle(index), distance(1.14))
          return (
            <text key={name} x={x} y={y + 4} textAnchor="middle" className={styles.text}>
              {name}
            </text>
          )
        })}
      </g>
    </svg>
  )
}
