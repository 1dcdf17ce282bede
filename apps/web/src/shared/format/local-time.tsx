import type { ComponentProps } from 'react'
import { useMinuteAround } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'

type LocalTimeProps = Omit<ComponentProps<'time'>, 'dateTime'> & {
  /** Epoch milliseconds. */
  at: number
  /** How it is written, unless `children` do. */
  format?: 'date' | 'longDate' | 'shortDate' | 'dateTime' | 'weekdayTime' | 'time' | 'clock'
}

/** A moment in the reader's language and time zone, with the machine-readable one, and UTC as its tooltip. */
export function LocalTime({ at, format = 'dateTime', children, ...rest }: LocalTimeProps) {
  const texts = useFormat()
  return (
    <time dateTime={new Date(at).toISOString()} title={texts.utc(at)} {...rest}>
      {children ?? texts[format](at)}
    </time>
  )
}

/** How far away a moment is, such as "18 minutes ago"; renewed every minute. */
export function RelativeTime({ at }: { at: number }) {
  const { relative } = useFormat()
  const minute = useMinuteAround(at)
  return <LocalTime at={at}>{relative(at, minute)}</LocalTime>
}

/** Relative within a day, else the date. */
export function TimeOrDate({ at }: { at: number }) {
  const { age } = useFormat()
  const minute = useMinuteAround(at)
  return <LocalTime at={at}>{age(at, minute)}</LocalTime>
}
