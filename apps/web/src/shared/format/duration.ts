import { useLingui } from '@lingui/react'

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const
const twoDays = 2 * 24 * 60

/**
 * How long something lasts, to the minute: "3 hours, 49 minutes", or "15 min" for short; below a minute in seconds. Not by `Intl.DurationFormat`, which the oldest browsers that we support do not have.
 */
export function durationText(locale: string, ms: number, unitDisplay: 'long' | 'short'): string {
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
  const minutes = Math.round(ms / 60_000)
  if (minutes === 0) return inUnit(Math.round(ms / 1000), 'second')
  let rest = minutes
  // "24 hours" says more than "1 day".
  const used = minutes < twoDays ? units.slice(1) : units
  const parts = used.flatMap(([unit, size]) => {
    const value = Math.floor(rest / size)
    rest -= value * size
    return value > 0 ? [inUnit(value, unit)] : []
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}

/** Lengths of time in the language of the page, to the minute. */
export function useDuration() {
  const { i18n } = useLingui()
  return {
    duration: (ms: number) => durationText(i18n.locale, ms, 'long'),
    shortDuration: (ms: number) => durationText(i18n.locale, ms, 'short'),
  }
}
