import dayjs from 'dayjs'
import en from 'dayjs/locale/en.js'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'
import { dateFormats } from '#i18n/date-formats.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** "18 minutes ago" counts whole units, and goes to the next unit only when one of it is full. */
const thresholds = [
  { l: 's', r: 59, d: 'second' },
  { l: 'm', r: 1 },
  { l: 'mm', r: 59, d: 'minute' },
  { l: 'h', r: 1 },
  { l: 'hh', r: 23, d: 'hour' },
  { l: 'd', r: 1 },
  { l: 'dd', r: 29, d: 'day' },
  { l: 'M', r: 1 },
  { l: 'MM', r: 11, d: 'month' },
  { l: 'y', r: 1 },
  { l: 'yy', d: 'year' },
]

dayjs.extend(utc)
dayjs.extend(localizedFormat)
dayjs.extend(relativeTime, { thresholds, rounding: Math.floor })

/** The phrase of dayjs means "within", not "in", for a moment to come. */
const future: Partial<Record<LanguageCode, string>> = { 'zh-CN': '%s后', 'zh-TW': '%s後' }

const loaders: Record<Exclude<LanguageCode, 'en-US'>, () => Promise<{ default: ILocale }>> = {
  'zh-CN': () => import('dayjs/locale/zh-cn.js'),
  'zh-TW': () => import('dayjs/locale/zh-tw.js'),
  'ja-JP': () => import('dayjs/locale/ja.js'),
  'id-ID': () => import('dayjs/locale/id.js'),
  'ko-KR': () => import('dayjs/locale/ko.js'),
  'ru-RU': () => import('dayjs/locale/ru.js'),
  'vi-VN': () => import('dayjs/locale/vi.js'),
  'de-DE': () => import('dayjs/locale/de.js'),
  'fr-FR': () => import('dayjs/locale/fr.js'),
  'es-ES': () => import('dayjs/locale/es.js'),
}

const loaded = new Set<LanguageCode>()
register('en-US', en)

/** Makes `dayjs(…).locale(code)` known. The global locale stays as it is: components pass the language of the page. */
export async function loadDateLocale(code: LanguageCode): Promise<void> {
  if (code === 'en-US' || loaded.has(code)) return
  register(code, (await loaders[code]()).default)
}

/** Under the code of the platform, so that dayjs's own locale keeps its formats. */
function register(code: LanguageCode, locale: ILocale): void {
  const preset = { ...locale, name: code.toLowerCase(), formats: dateFormats[code] }
  const phrase = future[code]
  if (phrase) preset.relativeTime = { ...locale.relativeTime, future: phrase }
  dayjs.locale(preset, undefined, true)
  loaded.add(code)
}
