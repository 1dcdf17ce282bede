import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinctNames } from '#shared/board/namesakes.ts'

const named = (...names: string[]) =>
  distinctNames(names.map((name, index) => ({ id: index + 1, name })))

it('leaves names alone that differ', () => {
  expect(named('Alpha', 'Beta', '深海信号', 'Ночной Дозор')).toEqual([
    'Alpha',
    'Beta',
    '深海信号',
    'Ночной Дозор',
  ])
})

it.each([
  ['the same', 'Alpha', 'Alpha'],
  ['another case', 'Alpha', 'ALPHA'],
  ['full-width letters', 'Alpha', 'Ａｌｐｈａ'],
  ['Cyrillic letters', 'pasta', 'раsta'],
  ['Greek letters', 'ROOT', 'RΟΟT'],
  ['digits', 'l00t', 'IOOT'],
  ['signs without width', 'Alpha', 'Al\u200Bpha'],
  ['more spaces', 'the crew', ' the  crew'],
])('numbers two teams that look alike: %s', (_why, one, other) => {
  expect(named(one, 'third', other)).toEqual([`${one} #1`, 'third', `${other} #3`])
})

it('gives every team a name of its own', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'A', 'а', '1', 'l'), maxLength: 3 })
  fc.assert(
    fc.property(fc.array(few, { maxLength: 12 }), (names) => {
      expect(new Set(named(...names)).size).toBe(names.length)
    }),
  )
})
