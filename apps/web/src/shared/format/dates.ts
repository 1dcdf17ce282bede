import dayjs from 'dayjs'
import '#i18n/date-locales.ts'

const day = 24 * 60 * 60_000

/** Whose time zone dates and times are in; the server renders pages without knowing it. */
export type Zone = 'local' | 'unknown'

/** Reserves the width of a text. What separates its parts stays, so that it wraps as the text will. */
const blank = (text: string) => text.replaceAll(/[^\s/]/g, '\u2007')

/**
 * The texts of times in one language. All times are epoch milliseconds.
 *
 * @param locale a language of the platform whose catalog is loaded
 * @param zone `unknown` gives blanks as wide as the text will be
 */
export function dateFormatter(locale: string, zone: Zone) {
  const at = (ms: number) => (zone === 'local' ? dayjs(ms) : dayjs.utc(ms)).locale(locale)
  const shown = (text: string) => (zone === 'local' ? text : blank(text))
  const inFormat = (format: string) => (ms: number) => shown(at(ms).format(format))

  const date = inFormat('ll')
  /** "18 minutes ago", "in 7 days" */
  const relative = (ms: number, from: number) => dayjs(ms).locale(locale).from(from)

  return {
    /** 21 Nov 2026 */
    date,
    /**
     * 20 – 22 Nov 2026. By `Intl`, which knows what two dates share; dayjs has no ranges. Not while the zone is unknown: server and
     * browser need not have the same version of its data.
     */
    dateRange: (from: number, to: number) =>
      zone === 'local'
        ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatRange(from, to)
        : blank(`${at(from).format('D')} – ${at(to).format('ll')}`),
    /** 21 November 2026 */
    longDate: inFormat('LL'),
    /** 11/21, 21.11 or 21/11, as the language has it. */
    shortDate: inFormat('l'),
    /** 21 Nov 2026, 03:14 */
    dateTime: inFormat('lll'),
    /** Sat, 21 Nov, 03:14 */
    weekdayTime: inFormat('llll'),
    /** 03:14 */
    time: inFormat('LT'),
    /** 03:14:52 */
    clock: inFormat('LTS'),
    /** The offset of the zone at a moment, such as UTC+08:00. */
    offset: inFormat('[UTC]Z'),
    /** The full moment in UTC, for tooltips. */
    utc: (ms: number) => dayjs.utc(ms).format('YYYY-MM-DD HH:mm:ss [UTC]'),
    relative,
    /** Relative within a day, else the date. */
    age: (ms: number, from: number) => (Math.abs(ms - from) < day ? relative(ms, from) : date(ms)),
  }
}
