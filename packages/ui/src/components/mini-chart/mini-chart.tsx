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
  const top = Math.max(1, ...values)
  const slot = WIDTH / Math.max(1, values.length)
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
        const size = Math.max(value > 0 ? 1 : 0, (value / top) * height)
        return (
          <rect
            key={index}
            x={index * slot + slot * 0.15}
            y={height - size}
            width={slot * 0.7}
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
  const top = Math.max(1, ...values)
  // One value alone is a level line.
  const ends = values.length === 1 ? [...values, ...values] : values
  const step = WIDTH / Math.max(1, ends.length - 1)
  const points = ends.map(
    (value, index) => `${index * step},${height - (value / top) * (height - 2) - 1}`,
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
      <polyline
        points={points.join(' ')}
        className={styles.line}
        vectorEffect="non-scaling-stroke"
      />
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
  const at = (index: number, share: number) => {
    const angle = (index / spokes.length) * 2 * Math.PI - Math.PI / 2
    return [
      centre + Math.cos(angle) * radius * share,
      centre + Math.sin(angle) * radius * share,
    ] as const
  }
  const ring = (share: number) =>
    spokes.map((_spoke, index) => at(index, share).join(',')).join(' ')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.svg}>
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <polygon key={share} points={ring(share)} className={styles.web} />
      ))}
      <polygon
        points={spokes.map(({ share }, index) => at(index, share).join(',')).join(' ')}
        className={`${styles.area} ${styles.line}`}
        fillOpacity={0.6}
      />
      {spokes.map(({ name }, index) => {
        const [x, y] = at(index, 1.14)
        return (
          <text key={name} x={x} y={y + 4} textAnchor="middle" className={styles.text}>
            {name}
          </text>
        )
      })}
    </svg>
  )
}
