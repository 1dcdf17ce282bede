import type { ReactNode } from 'react'
import * as styles from './stat.css.ts'

export type StatProps = {
  label: ReactNode
  /** A number, already formatted. */
  children: ReactNode
  layout?: 'stacked' | 'inline'
  size?: 'md' | 'lg'
}

/** One number with its name. Belongs in a `dl`: use `StatList`. */
export function Stat({
  label,
  children,
  layout = 'stacked',
  size = layout === 'stacked' ? 'lg' : 'md',
}: StatProps) {
  return (
    <div className={styles.stat({ layout })}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value({ size })}>{children}</dd>
    </div>
  )
}
