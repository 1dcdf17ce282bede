import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcherOf } from './matcher.ts'

const ignoringCase = (flag: string) => matcherOf({ flag, match: 'ignoreCase' })
const pattern = (flag: string) => matcherOf({ flag, match: 'regex' })

describe('a flag that ignores case', () => {
  it.each([
    ['flag{Quay}', 'FLAG{quay}', true],
    ['flag{É}', 'flag{é}', true],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος', true],
    ['Привет', 'ПРИВЕТ', true],
    ['k', '\u212A', true],
    ['\u{1E900}', '\u{1E922}', true],
    ['straße', 'STRAẞE', true],
    ['straße', 'STRASSE', false],
    ['i', 'İ', false],
    ['i', 'ı', false],
    ['flag{e}', 'flag{é}', false],
    ['é', 'e\u0301', false],
    ['flag', 'flag ', false],
    ['flag', 'flag\n', false],
    ['a.c', 'abc', false],
    ['[a]', 'a', false],
    ['(?i)a', 'A', false],
  ])('%j and %j: %s', (flag, answer, isRight) => {
    expect(ignoringCase(flag)(answer)).toBe(isRight)
  })

  it('is right for itself in any case, and agrees with patterns about single letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (flag) => {
        expect(ignoringCase(flag)(flag)).toBe(true)
      }),
    )
    for (const letter of 'aßςKſİÅ')
      for (const other of 'AßẞσΣk\u212ASiİı\u212Bå')
        expect([letter, other, ignoringCase(letter)(other)]).toEqual([
          letter,
          other,
          pattern(`(?i)${letter}`)(other),
        ])
  })
})

describe('a pattern', () => {
  it.each([
    [String.raw`flag\{\d+\}`, 'flag{42}', true],
    ['flag{[0-9]+}', 'flag{42}', true],
    ['flag', 'flag2', false],
    ['lag', 'flag', false],
    ['(?m)^a$', 'a\nb', false],
    ['a', 'a\n', false],
    ['a|ab', 'ab', true],
    ['flag{.}', 'flag{😀}', true],
    ['(?i)flag', 'FLAG', true],
    ['flag', 'FLAG', false],
    ['(', '(', false],
  ])('%j and %j: %s', (flag, answer, isRight) => {
    expect(pattern(flag)(answer)).toBe(isRight)
  })

  it.each(['(a+)+$', '(a|a)*$', '(a*)*b', '(.*a){20}', '(?:a?){60}a{60}', '(a|b)*a(a|b){100}'])(
    '%s takes linear time for what explodes elsewhere',
    (text) => {
      const matches = pattern(text)
      const startedMs = performance.now()
      for (let times = 0; times < 20; times += 1) matches(`${'a'.repeat(126)}!`)
      expect(performance.now() - startedMs).toBeLessThan(2000)
    },
  )
})
