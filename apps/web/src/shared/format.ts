import { useLingui } from '@lingui/react'
import { shortDateOf } from '#i18n/languages.ts'
import { now } from '#shared/clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  [365 * day, 'year'],
  [30 * day, 'month'],
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
] as const satisfies readonly (readonly [number, Intl.RelativeTimeFormatUnit])[]

const kibi = 1024
const sizes = ['B', 'KiB', 'MiB', 'GiB'] as const

/** The texts of numbers and times in one language. All times are epoch milliseconds, shown in the reader's zone. */
export function formatter(locale: string) {
  const dateTime = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options }))
    return (ms: number) => format().format(ms)
  }
  const relativeFormat = once(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  )
  const numberFormat = once(() => new Intl.NumberFormat(locale))
  const listFormat = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))

  const date = dateTime({ dateStyle: 'medium' })
  const dateFormat = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))

  /** "18 min ago", "in 7 days"; below a minute "now". @param from epoch ms, the server's now by default */
  const relative = (ms: number, from = now()) => {
    const distance = ms - from
    const unit = units.find(([length]) => Math.abs(distance) >= length)
    if (!unit) return relativeFormat().format(0, 'second')
    return relativeFormat().format(Math.trunc(distance / unit[0]), unit[1])
  }

  return {
    locale,
    /** 21 Nov 2026 */
    date,
    /** 20 – 22 Nov 2026 */
    dateRange: (from: number, to: number) => dateFormat().formatRange(from, to),
    /** 21 November 2026 */
    longDate: dateTime({ dateStyle: 'long' }),
    /** 11/21, 21.11 or 21/11, as the language has it. */
    shortDate: (ms: number) => {
      const [month = '', dayOfMonth = ''] = monthAndDay().format(ms).split('/')
      return shortDateOf(locale).replace('MM', month).replace('DD', dayOfMonth)
    },
    /** 21 Nov 2026, 03:14 */
    dateTime: dateTime({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Sat 21 Nov, 03:14 */
    weekdayTime: dateTime({
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
    /** 03:14 */
    time: dateTime({ hour: '2-digit', minute: '2-digit' }),
    /** 03:14:52 */
    clock: dateTime({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    /** Full moment in UTC, for tooltips. */
    utc: (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    relative,
    /** Relative within a day, else the date. */
    age: (ms: number, from = now()) => (Math.abs(ms - from) < day ? relative(ms, from) : date(ms)),
    number: (value: number) => numberFormat().format(value),
    /** 0.123 as 12.3 %, at most one decimal. */
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    /** Bytes as B, KiB, MiB or GiB with two decimals. */
    size: (bytes: number) => {
      const step = Math.min(
        Math.max(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(kibi)), 0),
        sizes.length - 1,
      )
      const fixed = new Intl.NumberFormat(locale, {
        minimumFractionDigits: step === 0 ? 0 : 2,
        maximumFractionDigits: step === 0 ? 0 : 2,
      })
      return `${fixed.format(bytes / kibi ** step)} ${sizes[step]}`
    },
    list: (items: readonly string[]) => listFormat().format(items),
  }
}

export type Formatter = ReturnType<typeof formatter>

const formatters = new Map<string, Formatter>()

/** Made with its first use: Intl objects are slow to make, and a screen uses few of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** 11/21, whatever the language: the parts are put in order afterwards. */
const monthAndDay = once(
  () => new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit' }),
)

/** The texts of numbers and times in the language of the page. */
export function useFormat(): Formatter {
  const { i18n } = useLingui()
  return formatterFor(i18n.locale)
}

/** One formatter per language. */
function formatterFor(locale: string): Formatter {
  const known = formatters.get(locale)
  if (known) return known
  const made = formatter(locale)
  formatters.set(locale, made)
  return made
}
