import type { ReactNode } from 'react'
import { Pennant } from '../pennant/pennant.tsx'
import * as styles from './flag-input.css.ts'

export type FlagAcceptedProps = {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** A blood flies its own pennant. */
  kind?: 'accepted' | 'first' | 'second' | 'third'
}

/** The hoist, the only celebration: the bar turns green and a pennant goes up. */
export function FlagAccepted({ title, children, actions, kind = 'accepted' }: FlagAcceptedProps) {
  return (
    <div className={styles.accepted}>
      <span className={styles.hoisted}>
        <Pennant kind={kind} size={38} hasTick />
      </span>
      <div role="status" className={styles.acceptedBody}>
        <p className={styles.acceptedTitle}>{title}</p>
        {children && <p className={styles.acceptedText}>{children}</p>}
      </div>
      {actions && <div className={styles.acceptedActions}>{actions}</div>}
    </div>
  )
}
