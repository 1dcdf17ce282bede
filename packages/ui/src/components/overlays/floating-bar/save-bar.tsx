import type { ReactNode } from 'react'
import { coversBottom } from '#shared/covers.ts'
import { Button } from '../../actions/button/button.tsx'
import * as styles from './floating-bar.css.ts'

export type SaveBarProps = {
  label: string
  /** Says how many changes there are and where; without it the bar is gone. */
  changes: ReactNode
  saveLabel: ReactNode
  discardLabel: ReactNode
  onSave: () => void
  onDiscard: () => void
  loading?: boolean
  /** Why the last attempt failed. */
  error?: ReactNode
  disabledReason?: ReactNode
}

/** Appears with the first change of a page of settings. */
export function SaveBar({
  label,
  changes,
  saveLabel,
  discardLabel,
  onSave,
  onDiscard,
  loading = false,
  error,
  disabledReason,
}: SaveBarProps) {
  if (!changes) return null
  return (
    <div ref={coversBottom} className={styles.place}>
      <section aria-label={label} className={styles.bar}>
        <span role="status" className={styles.text}>
          {changes}
        </span>
        <span className={styles.actions}>
          <Button size="sm" tone="ghost" onClick={onDiscard} disabled={loading}>
            {discardLabel}
          </Button>
          <Button
            size="sm"
            tone="primary"
            onClick={onSave}
            loading={loading}
            disabledReason={disabledReason}
          >
            {saveLabel}
          </Button>
        </span>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </section>
    </div>
  )
}
