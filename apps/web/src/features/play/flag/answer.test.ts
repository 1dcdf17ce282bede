import { describe, expect, it } from 'vitest'
import { hasOuterSpaces, objectionTo } from '#features/play/flag/answer.ts'

const ask = (answer: string, changes = {}) =>
  objectionTo({
    answer,
    wrong: ['HL{no}'],
    attemptsLeft: undefined,
    confirmed: [],
    ...changes,
  })

describe('objectionTo', () => {
  it.each([
    ['a flag', 'HL{yes}', undefined],
    ['nothing', '', 'empty'],
    ['blanks', '   ', 'empty'],
    ['what was already wrong', 'HL{no}', 'repeat'],
    ['what was wrong, but in other letters', 'hl{no}', undefined],
    ['a flag with a space behind it', 'HL{yes} ', 'spaces'],
    ['what was wrong, with a space more', 'HL{no} ', 'spaces'],
    ['the longest flag', 'x'.repeat(127), undefined],
    ['one letter too many', 'x'.repeat(128), 'too-long'],
  ])('to %s', (_what, answer, objection) => {
    expect(ask(answer)).toBe(objection)
  })

  it('asks before the last attempt', () => {
    expect(ask('HL{yes}', { attemptsLeft: 2 })).toBeUndefined()
    expect(ask('HL{yes}', { attemptsLeft: 1 })).toBe('last-attempt')
    expect(ask('HL{yes}', { attemptsLeft: 1, confirmed: ['last-attempt'] })).toBeUndefined()
  })

  it('asks about spaces first, and once', () => {
    expect(ask(' HL{yes}', { attemptsLeft: 1 })).toBe('spaces')
    expect(ask(' HL{yes}', { attemptsLeft: 1, confirmed: ['spaces'] })).toBe('last-attempt')
    expect(ask(' HL{yes}', { confirmed: ['spaces'] })).toBeUndefined()
  })
})

it.each([
  ['HL{yes}', false],
  [' HL{yes}', true],
  ['HL{yes}\t', true],
  ['HL{y e s}', false],
  ['', false],
  ['   ', false],
])('notices spaces around %j: %s', (answer, found) => {
  expect(hasOuterSpaces(answer)).toBe(found)
})
