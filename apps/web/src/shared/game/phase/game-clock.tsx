import { Countdown } from '@halyard/ui'
import type { CountdownProps } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNow } from '#shared/clock/clock.ts'

type TimeLeftProps = Omit<CountdownProps, 'remainingMs' | 'dayUnit' | 'announce'> & {
  /** What is counted down to, epoch milliseconds of the server. */
  until: number
  /** Says aloud when 60, 10, 5 and 1 minutes are left; for one clock of a page. */
  isSpoken?: boolean
}

/** The time left until a moment, by the server's clock, ticking. */
export function TimeLeft({ until, isSpoken = false, ...rest }: TimeLeftProps) {
  const { t } = useLingui()
  const nowMs = useNow()
  return (
    <Countdown
      {...rest}
      remainingMs={until - nowMs}
      dayUnit={t({ message: 'd', context: 'unit: days' })}
      {...(isSpoken && {
        announce: (minutes) =>
          t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`,
      })}
    />
  )
}
