import type { ReactNode } from 'react'
import { type DotTone, DotLabel } from '../../feedback/live-indicator/live-indicator.tsx'
import { Popover } from '../../overlays/popover/popover.tsx'
import * as styles from './tunnel-indicator.css.ts'

export type TunnelState = 'unused' | 'usable' | 'pending' | 'invalid'

const tones = {
  unused: 'neutral',
  usable: 'ok',
  pending: 'warn',
  invalid: 'bad',
} as const satisfies Record<TunnelState, DotTone>

export type TunnelIndicatorProps = {
  state: TunnelState
  /** The state in words; the button's name, also where only the dot has room. */
  children: ReactNode
  /** Name of the panel behind it. */
  label: string
  /** Address of the daemon, switches, the list of tunnels. */
  panel: ReactNode
}

/** State of the way to one's own machine, in the bar; a press opens its tools. */
export function TunnelIndicator({ state, children, label, panel }: TunnelIndicatorProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.button}>
        <DotLabel tone={tones[state]}>
          <span className={styles.label}>{children}</span>
        </DotLabel>
      </Popover.Trigger>
      <Popover.Content label={label} align="end">
        {panel}
      </Popover.Content>
    </Popover.Root>
  )
}
