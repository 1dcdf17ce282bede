const SHAPE =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:([+-])(\d\d)(?::(\d\d))?)?( BC)?$/

/**
 * Reads a point in time as PostgreSQL writes it (`2026-11-21 06:37:00.123+00`) into epoch milliseconds.
 * Knows years beyond 9999 and "infinity", which `Date.parse` does not.
 */
export function epochMsOf(text: string): number {
  if (text === 'infinity') return Number.POSITIVE_INFINITY
  if (text === '-infinity') return Number.NEGATIVE_INFINITY
  const parts = SHAPE.exec(text)
  if (!parts) throw new Error(`not a point in time: ${text}`)
  const [, year, month, day, hour, minute, second, fraction = '', sign, offHour, offMinute, bc] =
    parts
  const date = new Date(0)
  date.setUTCFullYear(bc ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day))
  date.setUTCHours(
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  )
  const offset = (Number(offHour ?? 0) * 60 + Number(offMinute ?? 0)) * 60_000
  return date.getTime() - (sign === '-' ? -offset : offset)
}
