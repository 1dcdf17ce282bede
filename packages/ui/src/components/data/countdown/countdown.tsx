import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './countdown.css.ts'
import { announcedMinutes, clockParts, urgencyOf } from './format.ts'

export type CountdownProps = {
  /** Milliseconds left; the caller owns the clock. */
  remainingMs: number
  /** Short word for days, such as "d". */
  dayUnit: string
  size?: 'inherit' | 'md' | 'lg' | 'xl'
  hourDigits?: 1 | 2
  /** Off where time running out is no reason to hurry. */
  hasUrgency?: boolean
  /** Sentence for readers when 60, 10, 5 and 1 minutes are left; silent without it. */
  announce?: (minutes: number) => string
}

/** Days and hh:mm:ss in tabular figures. */
export function Countdown({
  remainingMs,
  dayUnit,
  size,
  hourDigits = 2,
  hasUrgency = true,
  announce,
}: CountdownProps) {
  const { days, time } = clockParts(remainingMs, hourDigits)
  const announced = announce && announcedMinutes(remainingMs)
  return (
    <>
      <span
        role="timer"
        className={styles.clock({ size, urgency: hasUrgency ? urgencyOf(remainingMs) : 'none' })}
      >
        {days > 0 && (
          <>
            {days}
            <span className={styles.unit}>{dayUnit}</span>{' '}
          </>
        )}
        {time}
      </span>
      {announce && (
        <VisuallyHidden aria-live="polite">{announced ? announce(announced) : ''}</VisuallyHidden>
      )}
    </>
  )
}
