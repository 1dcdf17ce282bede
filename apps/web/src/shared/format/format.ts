import { useLingui } from '@lingui/react'
import { isolate } from '#i18n/isolate.ts'
import { dateFormatter } from '#shared/format/dates.ts'
import type { Zone } from '#shared/format/dates.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'

const kibi = 1024
const mega = 1_000_000
const sizes = ['B', 'KiB', 'MiB', 'GiB'] as const

/** The texts of numbers and times in one language. */
export function formatter(locale: string, zone: Zone = 'local') {
  // Made with its first use: Intl objects are slow to make, and a screen uses few of them.
  let numberFormat: Intl.NumberFormat | undefined
  let listFormat: Intl.ListFormat | undefined
  // Most languages have a hyphen there, which is shorter than the plus sign and stays behind at the end of a line.
  const number = (value: number) =>
    (numberFormat ??= new Intl.NumberFormat(locale)).format(value).replace(/^-/, '−')
  return {
    ...dateFormatter(locale, zone),
    locale,
    number,
    /** A change of points: +50, −50. */
    signed: (value: number) => (value > 0 ? `+${number(value)}` : number(value)),
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
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      return `${fixed.format(bytes / kibi ** step)} ${sizes[step]}`
    },
    /** A limit as it was set: in MiB where that is a whole number, else in MB, which is how servers are configured. */
    limit: (bytes: number) => {
      const mebibytes = bytes / kibi ** 2
      const rounded = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
      return Number.isInteger(mebibytes)
        ? `${rounded.format(mebibytes)} MiB`
        : `${rounded.format(bytes / mega)} MB`
    },
    /** Names, each in the direction of its own script. */
    list: (items: readonly string[]) =>
      (listFormat ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(
        items.map(isolate),
      ),
  }
}

export type Formatter = ReturnType<typeof formatter>

const formatters = new Map<string, Formatter>()

/**
 * The texts of numbers and times in the language of the page. Dates and times of day are blank on the server and while the page
 * is hydrated, because the server does not know the reader's time zone.
 */
export function useFormat(): Formatter {
  const { i18n } = useLingui()
  const zone = useHydrated() ? 'local' : 'unknown'
  const key = `${i18n.locale} ${zone}`
  const found = formatters.get(key) ?? formatter(i18n.locale, zone)
  formatters.set(key, found)
  return found
}
