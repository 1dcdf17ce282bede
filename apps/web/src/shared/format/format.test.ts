import { beforeAll, describe, expect, it } from 'vitest'
import { loadDateLocale } from '#i18n/date-locales.ts'
import { languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { formatter } from '#shared/format/format.ts'

const at = new Date(2026, 10, 5, 3, 14, 52).getTime()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

beforeAll(async () => {
  await Promise.all(languages.map(({ code }) => loadDateLocale(code)))
})

/** Date, long and short date, weekday and time, distances: 18 minutes back, 7 days ahead. */
const texts = {
  'en-US': [
    'Nov 5, 2026',
    'November 5, 2026',
    '11/05',
    'Thu, Nov 5, 03:14',
    '18 minutes ago',
    'in 7 days',
  ],
  'zh-CN': ['2026年11月5日', '2026年11月5日', '11/05', '11月5日周四 03:14', '18 分钟前', '7 天后'],
  'zh-TW': ['2026年11月5日', '2026年11月5日', '11/05', '11月5日週四 03:14', '18 分鐘前', '7 天後'],
  'ja-JP': ['2026/11/05', '2026年11月5日', '11/05', '11月5日(木) 03:14', '18分前', '7日後'],
  'id-ID': [
    '5 Nov 2026',
    '5 November 2026',
    '05/11',
    'Kam, 5 Nov, 03.14',
    '18 menit yang lalu',
    'dalam 7 hari',
  ],
  'ko-KR': ['2026. 11. 5.', '2026년 11월 5일', '11/05', '11월 5일 (목) 03:14', '18분 전', '7일 후'],
  'ru-RU': [
    '5 нояб. 2026 г.',
    '5 ноября 2026 г.',
    '05.11',
    'чт, 5 нояб., 03:14',
    '18 минут назад',
    'через 7 дней',
  ],
  'vi-VN': [
    '5 thg 11, 2026',
    '5 tháng 11, 2026',
    '05/11',
    '03:14 T5, 5 thg 11',
    '18 phút trước',
    '7 ngày tới',
  ],
  'de-DE': [
    '05.11.2026',
    '5. November 2026',
    '05.11',
    'Do., 5. Nov., 03:14',
    'vor 18 Minuten',
    'in 7 Tagen',
  ],
  'fr-FR': [
    '5 nov. 2026',
    '5 novembre 2026',
    '05/11',
    'jeu. 5 nov., 03:14',
    'il y a 18 minutes',
    'dans 7 jours',
  ],
  'es-ES': [
    '5 nov 2026',
    '5 de noviembre de 2026',
    '05/11',
    'jue., 5 nov, 03:14',
    'hace 18 minutos',
    'en 7 días',
  ],
} satisfies Record<LanguageCode, readonly string[]>

it.each(languages.map(({ code }) => code))('writes dates in %s', (code) => {
  const format = formatter(code)
  expect([
    format.date(at),
    format.longDate(at),
    format.shortDate(at),
    format.weekdayTime(at),
    format.relative(at - 18 * minute, at),
    format.relative(at + 7 * day, at),
  ]).toEqual(texts[code])
})

describe('times', () => {
  const { clock, time, dateTime, relative, age, date, utc } = formatter('en-US')

  it('run to 24 hours', () => {
    expect(time(new Date(2026, 10, 5, 0, 5).getTime())).toBe('00:05')
    expect(clock(at)).toBe('03:14:52')
    expect(dateTime(at)).toBe('Nov 5, 2026, 03:14')
  })

  it('count whole units', () => {
    expect(relative(at - 20_000, at)).toBe('a few seconds ago')
    expect(relative(at - 119_000, at)).toBe('a minute ago')
    expect(relative(at - 23 * hour - 59 * minute, at)).toBe('23 hours ago')
    expect(relative(at + 45 * day, at)).toBe('in a month')
  })

  it('become dates after a day', () => {
    expect(age(at - 2 * hour, at)).toBe('2 hours ago')
    expect(age(at - 25 * hour, at)).toBe(date(at - 25 * hour))
  })

  it('are given in UTC for tooltips', () => {
    expect(utc(Date.UTC(2026, 10, 5, 3, 14, 52))).toBe('2026-11-05 03:14:52 UTC')
  })
})

it('leaves room for dates while the time zone is unknown', () => {
  const { weekdayTime, dateRange, relative } = formatter('en-US', 'unknown')
  expect(weekdayTime(at)).toMatch(/^[\u2007 ]+$/)
  expect(weekdayTime(at)).toHaveLength('Thu, Nov 5, 03:14'.length)
  expect(dateRange(at, at + 2 * day)).not.toMatch(/\d/)
  expect(relative(at - 18 * minute, at)).toBe('18 minutes ago')
})

describe('sizes', () => {
  it.each([
    [0, '0.00 B'],
    [14, '14.00 B'],
    [1023, '1,023.00 B'],
    [1024, '1.00 KiB'],
    [1_929_379, '1.84 MiB'],
    [5 * 1024 ** 4, '5,120.00 GiB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatter('en-US').size(bytes)).toBe(text)
  })

  it.each([
    [300_000_000, '300 MB'],
    [3 * 1024 ** 2, '3 MiB'],
    [20 * 1024 ** 2, '20 MiB'],
    [512 * 1024 ** 2, '512 MiB'],
    [2_500_000, '2.5 MB'],
  ])('a limit of %i bytes reads as it was set: %s', (bytes, text) => {
    expect(formatter('en-US').limit(bytes)).toBe(text)
  })

  it('follow the language', () => {
    expect(formatter('de-DE').size(1536)).toBe('1,50 KiB')
  })
})

it('counts percent with at most one decimal', () => {
  expect([0.5, 0.1234].map(formatter('en-US').percent)).toEqual(['50%', '12.3%'])
})
