import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { formatter } from '#shared/format.ts'

const at = new Date(2026, 10, 5, 3, 14, 52).getTime()
const hour = 3_600_000

describe('shortDate', () => {
  const forms = { 'MM/DD': '11/05', 'DD.MM': '05.11', 'DD/MM': '05/11' } as const
  it.each(languages.map(({ code, shortDate }) => [code, shortDate] as const))(
    'is %s: %s',
    (code, form) => {
      expect(formatter(code).shortDate(at)).toBe(forms[form])
    },
  )
})

describe('times', () => {
  const { clock, time, relative, age, date } = formatter('en-US')

  it('run to 24 hours', () => {
    expect(time(new Date(2026, 10, 5, 0, 5).getTime())).toBe('00:05')
    expect(clock(at)).toBe('03:14:52')
  })

  it('are relative both ways', () => {
    expect(relative(at - 18 * 60_000, at)).toBe('18 min. ago')
    expect(relative(at + 7 * 24 * hour, at)).toBe('in 7 days')
    expect(relative(at - 20_000, at)).toBe('now')
  })

  it('become dates after a day', () => {
    expect(age(at - 2 * hour, at)).toBe('2 hr. ago')
    expect(age(at - 25 * hour, at)).toBe(date(at - 25 * hour))
  })
})

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1.00 KiB'],
    [1_929_379, '1.84 MiB'],
    [5 * 1024 ** 4, '5,120.00 GiB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatter('en-US').size(bytes)).toBe(text)
  })

  it('follow the language', () => {
    expect(formatter('de-DE').size(1536)).toBe('1,50 KiB')
  })
})

it('counts percent with at most one decimal', () => {
  expect([0.5, 0.1234].map(formatter('en-US').percent)).toEqual(['50%', '12.3%'])
})
