import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { coversBottom } from '#shared/covers.ts'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import * as styles from './floating-bar.css.ts'

export type SelectionBarProps = {
  label: string
  /** How many rows are chosen; without it the bar is gone. */
  count: ReactNode
  clearLabel: string
  onClear: () => void
  /** Small buttons. */
  children: ReactNode
}

/** What can be done with the chosen rows of a table. */
export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  if (!count) return null
  return (
    <div ref={coversBottom} className={styles.place}>
      <section aria-label={label} className={styles.bar}>
        <span role="status" className={styles.text}>
          {count}
        </span>
        <span className={styles.actions}>
          {children}
          <IconButton label={clearLabel} onClick={onClear}>
            <X size={16} />
          </IconButton>
        </span>
      </section>
    </div>
  )
}
