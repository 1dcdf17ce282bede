import { describe, expect, it } from 'vitest'
import { mapFlags as map } from '#mapping/flags.ts'

const mapFlags = (value: unknown, exactFlags = false) => map(value, exactFlags)

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
