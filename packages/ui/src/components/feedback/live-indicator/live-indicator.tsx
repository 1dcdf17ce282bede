import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import * as styles from './live-indicator.css.ts'

export type DotTone = 'ok' | 'warn' | 'bad' | 'neutral'

/** A dot with its word: a state that has no icon of its own. */
export function DotLabel({
  tone,
  isLive = false,
  isInText = false,
  children,
}: {
  tone: DotTone
  isLive?: boolean
  /** As large as the text around it. */
  isInText?: boolean
  children: ReactNode
}) {
  return (
    <span className={cx(styles.root, isInText && styles.inText)}>
      <span className={styles.dot({ tone, isLive })} aria-hidden />
      {children}
    </span>
  )
}

export type LiveState = 'live' | 'paused' | 'reconnecting' | 'stale'

const tones = {
  live: 'ok',
  paused: 'neutral',
  reconnecting: 'warn',
  stale: 'warn',
} as const satisfies Record<LiveState, DotTone>

/** Whether what is on screen follows what happens. */
export function LiveIndicator({ state, children }: { state: LiveState; children: ReactNode }) {
  return (
    <span role="status">
      <DotLabel tone={tones[state]} isLive={state === 'live'}>
        {children}
      </DotLabel>
    </span>
  )
}
