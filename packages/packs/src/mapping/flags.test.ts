import { describe, expect, it } from 'vitest'
import { mapFlags as map } from '#mapping/flags.ts'

const mapFlags = (value: unknown, exactFlags = false) =>
  map(value, { exactFlags, flagMatches: false })
const mapAsAsked = (value: unknown) => map(value, { exactFlags: false, flagMatches: true })

const anyCase = (content: string) => ({ type: 'static', content, data: 'case_insensitive' })

describe('flags', () => {
  it('are texts, or the content or flag of an entry', () => {
    const { flags, notes } = mapFlags([
      'mini{a}',
      { type: 'static', content: 'mini{b}' },
      { type: 'static', flag: 'mini{c}' },
    ])
    expect(flags).toEqual(['mini{a}', 'mini{b}', 'mini{c}'])
    expect(notes).toEqual([])
  })

  it('keep inner blanks and letters of any script', () => {
    expect(mapFlags('mini{pǝʇɔǝɟuᴉ two  words}').flags).toEqual(['mini{pǝʇɔǝɟuᴉ two  words}'])
  })

  it('of a YAML block lose its line break', () => {
    expect(mapFlags('mini{block}\n').flags).toEqual(['mini{block}'])
  })

  it('leave patterns out and say so', () => {
    const { flags, notes } = mapFlags([{ type: 'regex', content: '\\d+' }])
    expect(flags).toEqual([])
    expect(notes).toEqual([{ code: 'flag-regex', text: 'regex flag' }])
  })

  it('keep case-insensitive ones as written and count them in one remark', () => {
    const { flags, notes } = mapFlags([anyCase('One'), anyCase('Two')])
    expect(flags).toEqual(['One', 'Two'])
    expect(notes).toEqual([{ code: 'flag-case', text: '2 × case-insensitive flag' }])
  })

  it.each([
    ['a pattern', [{ type: 'regex', content: 'x+' }, 'mini{a}']],
    ['a flag without case', [anyCase('One')]],
    ['a flag that is too long', ['x'.repeat(128), 'mini{a}']],
  ])(
    'are not judged as the file says where there is %s, unless that is accepted',
    (_what, value) => {
      expect(mapFlags(value).isExact).toBe(false)
      expect(mapFlags(value, true).isExact).toBe(true)
      expect(mapFlags(['mini{a}']).isExact).toBe(true)
    },
  )

  it('keep how they are compared where the server can', () => {
    const { flags, matches, isExact, notes } = mapAsAsked([
      'mini{a}',
      anyCase('Quay'),
      { type: 'regex', content: String.raw`mini\{\d+\}` },
      { type: 'regex', content: 'mini{[a-f]+}', data: 'case_insensitive' },
      { type: 'regex', content: '(?i)x+', data: 'case_insensitive' },
      { regex: 'of rCDS [0-9]' },
    ])
    expect(flags.map((flag) => [flag, matches.get(flag)])).toEqual([
      ['mini{a}', undefined],
      ['Quay', 'ignoreCase'],
      [String.raw`mini\{\d+\}`, 'regex'],
      ['(?i)mini{[a-f]+}', 'regex'],
      ['(?i)x+', 'regex'],
      ['of rCDS [0-9]', 'regex'],
    ])
    expect({ isExact, notes }).toEqual({ isExact: true, notes: [] })
  })

  it.each([
    ['looks ahead', '(?=a)b', 'regex flag: a group that RE2 does not have, such as a look ahead'],
    ['is not closed', 'mini{(', 'regex flag: a bracket is not closed'],
    ['matches everything', '.*', 'regex flag: matches an empty answer'],
    ['is too long', 'x'.repeat(128), 'regex flag over 127 characters'],
  ])('leave a pattern out that %s', (_what, content, text) => {
    const { flags, isExact, notes } = mapAsAsked([{ type: 'regex', content }, 'mini{a}'])
    expect({ flags, isExact }).toEqual({ flags: ['mini{a}'], isExact: false })
    expect(notes).toEqual([{ code: 'flag-unusable', text }])
  })

  it('are sent once', () => {
    const { flags, notes } = mapFlags(['same', 'same', 'same'])
    expect(flags).toEqual(['same'])
    expect(notes).toEqual([{ code: 'flag-repeated', text: '2 flags given twice' }])
  })

  it('of more than 127 characters and without text are named', () => {
    const { flags, notes } = mapFlags(['x'.repeat(128), 'x'.repeat(127), { type: 'static' }])
    expect(flags).toEqual(['x'.repeat(127)])
    expect(notes.map(({ text }) => text)).toEqual(['flag over 127 characters', 'flag without text'])
  })
})
