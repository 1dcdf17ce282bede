import { CloudAlert, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../../feedback/progress/spinner.tsx'
import * as styles from './connection-bar.css.ts'

export type ConnectionState = 'online' | 'degraded' | 'offline' | 'recovering'

const icons = {
  degraded: <CloudAlert size={14} />,
  offline: <CloudOff size={14} />,
  recovering: <Spinner />,
} as const satisfies Record<Exclude<ConnectionState, 'online'>, ReactNode>

export type ConnectionBarProps = {
  state: ConnectionState
  /** What it means for the user now: "Offline. You can read, but not save." Announced when it changes. */
  children: ReactNode
  /** How old the data on screen is; not announced, since it changes all the time. */
  age?: ReactNode
  retryLabel?: ReactNode
  onRetry?: () => void
}

/** A thin line under the top bar, never a dialog. Online, only its live region is left, so that the next change is heard. */
export function ConnectionBar({ state, children, age, retryLabel, onRetry }: ConnectionBarProps) {
  const isOnline = state === 'online'
  return (
    <div className={isOnline ? undefined : styles.bar({ state })}>
      {!isOnline && (
        <span className={styles.icon} aria-hidden>
          {icons[state]}
        </span>
      )}
      <span role="status" className={styles.text}>
        {isOnline ? null : children}
      </span>
      {!isOnline && age && <span className={styles.age}>{age}</span>}
      {!isOnline && onRetry && state !== 'recovering' && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </div>
  )
}
