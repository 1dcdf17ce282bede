const minute = 60_000

/** An instance with less time than this is worth a word in the title. */
const soonMs = 5 * minute

/** The minutes left in a few characters, "4 min", while they are less than five; otherwise nothing. */
export function minutesText(leftMs: number, locale: string): string {
  if (leftMs <= 0 || leftMs >= soonMs) return ''
  const minutes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  })
  return minutes.format(Math.ceil(leftMs / minute))
}
