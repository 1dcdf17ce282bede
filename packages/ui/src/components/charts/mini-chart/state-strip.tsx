import { range } from 'd3-array'
import { scaleBand } from 'd3-scale'
import * as styles from './mini-chart.css.ts'

export type StripState = 'ok' | 'warn' | 'bad' | 'none'

export type StateStripProps = {
  /** One per slot of time, oldest first; `none` where nothing is known. */
  states: readonly StripState[]
  /** What the strip shows, in words. */
  label: string
  height?: number
}

const WIDTH = 100
/** Height distinguishes the states, too: failures are high, unknown is low. */
const SHARES = { ok: 0.5, warn: 0.75, bad: 1, none: 0.15 } as const

/** How something was over time: one bar per slot. */
export function StateStrip({ states, label, height = 24 }: StateStripProps) {
  const x = scaleBand(range(states.length), [0, WIDTH]).paddingInner(0.25)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      height={height}
      className={styles.svg}
    >
      {states.map((state, index) => (
        <rect
          key={index}
          x={x(index)}
          y={height * (1 - SHARES[state])}
          width={x.bandwidth()}
          height={height * SHARES[state]}
          className={styles.states[state]}
        />
      ))}
    </svg>
  )
}
