import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  flagEntropy,
  flagLength,
  flagTemplateProblem,
  leetEntropy,
  makeFlag,
} from './flag-template.ts'
import { LEET, LEET_WITH_SYMBOLS } from './leet.ts'

const guid = '01234567-89ab-4def-8123-456789abcdef'
const sources = { guid: () => guid, teamHash: '65744b452bf2', pick: () => 0 }
/** The last look-alike of every class. */
const last = { ...sources, pick: (below: number) => below - 1 }

describe('a flag from a template', () => {
  test.each([
    ['', `flag{${guid}}`],
    ['  ', `flag{${guid}}`],
    ['flag{[GUID]}', `flag{${guid}}`],
    ['flag{team [TEAM_HASH]}', 'flag{team 65744b452bf2}'],
    ['[TEAM_HASH][TEAM_HASH]', '65744b452bf265744b452bf2'],
    ['no braces at all', 'no braces at all'],
    ['a{abc}b', 'a{48c}b'],
    ['a{b{c}d}e', 'a{8{c}d}e'],
    ['a{b}c{b}', 'a{8}c{8}'],
    ['open{se', 'open{53'],
    ['stray}se{se}', 'stray}se{53}'],
    ['x{two words}', 'x{7w0_w0rd5}'],
    ['x{日本 é}', 'x{日本_é}'],
    ['[LEET]a{bo [TEAM_HASH]}', 'a{80_65744b452bf2}'],
    ['[CLEET]a{sos}', 'a{$#$}'],
    ['a{[LEET]}', 'a{[I337]}'],
    ['[leet]{a}', '[leet]{4}'],
  ])('%j', (template, flag) => {
    expect(makeFlag(template, last)).toBe(flag)
  })

  test('keeps one identifier for each mark', () => {
    let count = 0
    const counting = { ...sources, guid: () => `${(count += 1)}` }
    expect(makeFlag('[GUID]-[GUID]', counting)).toBe('1-2')
  })

  test('only ever uses look-alikes of each character', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/)
    fc.assert(
      fc.property(word, fc.boolean(), fc.infiniteStream(fc.nat()), (text, symbols, numbers) => {
        const table = symbols ? LEET_WITH_SYMBOLS : LEET
        const pick = (below: number) => (numbers.next().value ?? 0) % below
        const flag = makeFlag(`${symbols ? '[CLEET]' : '[LEET]'}{${text}}`, { ...sources, pick })
        expect(flag).toHaveLength(text.length + 2)
        Array.from(text).forEach((char, index) => {
          expect(table.get(char.toUpperCase())).toContain(flag.charAt(index + 1))
        })
      }),
    )
  })
})

describe('what makes a template usable', () => {
  test.each([
    ['', null],
    ['flag{[GUID]}', null],
    ['flag{x[TEAM_HASH]}', null],
    ['flag{short}', 'tooGuessable'],
    ['flag without braces that is long enough for anybody', 'tooGuessable'],
    ['flag{a long sentence with many letters in it}', null],
    ['[GUID][GUID][GUID][GUID]', 'tooLong'],
    ['[LEET]flag{[GUID]}', null],
  ])('%j', (template, problem) => {
    expect(flagTemplateProblem(template)).toBe(problem)
  })

  test('32 bits are enough, one bit less is not', () => {
    const [enough, short] = ['B'.repeat(16), 'B'.repeat(15)] // two bits each
    expect(leetEntropy(`{${enough}}`)).toBe(32)
    expect(flagTemplateProblem(`{${enough}}`)).toBeNull()
    expect(flagTemplateProblem(`{${short}}`)).toBe('tooGuessable')
  })

  test('the length counts marks as what they become', () => {
    expect(flagLength('[LEET]a{[GUID]}')).toBe(39)
    expect(flagLength('a{[TEAM_HASH]}')).toBe(15)
  })
})

test('the classes are those other servers use', () => {
  expect(LEET.size).toBe(36)
  expect(LEET.get('B')).toBe('Bb68')
  expect(LEET_WITH_SYMBOLS.get('B')).toBe('Bb6&')
  expect(LEET_WITH_SYMBOLS.get('7')).toBe('7T')
})

test.each([
  ['', 122],
  ['flag{[GUID]}', 122],
  ['flag{[GUID][GUID]}', 244],
  ['flag{[TEAM_HASH]}', 48],
  ['flag{[TEAM_HASH][TEAM_HASH]}', 48],
  ['flag{hh}', 2],
  ['[LEET]flag{h[TEAM_HASH]h}', 50],
  ['flag', 0],
])('a flag of %j has %d bits of uncertainty', (template, bits) => {
  expect(flagEntropy(template)).toBe(bits)
})
