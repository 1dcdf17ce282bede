import { Stat } from '@halyard/ui'
import type { ComponentProps } from 'react'
import * as styles from './monitor.css.ts'

/** A number of the monitor, whose name wraps where it has no room. */
export const NumberStat = ({ label, ...rest }: ComponentProps<typeof Stat>) => (
  <Stat {...rest} label={<span className={styles.statName}>{label}</span>} />
)
