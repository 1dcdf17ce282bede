import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXPRESSION_LENGTH, parseExpression } from './expression.ts'

const VALUES = { solves: 4, max: 500, min: 100, decay: 15, teams: 60 }

const resultOf = (text: string) => parseExpression(text).compute?.(VALUES)

describe('a formula is computed', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['100 / 5 / 2', 10],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['2 * -3', -6],
    ['- - 3', 3],
    ['+3', 3],
    ['.5 + 1. + 0.25', 1.75],
    ['  max-min\n', 400],
    ['solves * teams / decay', 16],
    ['round(2.5) + floor(2.9) + ceil(2.1) + abs(-2)', 10],
    ['sqrt(16) + exp(0) + ln(1) + tanh(0)', 5],
    ['floor(sqrt(max - min))', 20],
    ['1 / 0', Infinity],
    ['0 / 0', Number.NaN],
    ['9'.repeat(400), Infinity],
  ])('%s', (text, result) => {
    expect(resultOf(text)).toBe(result)
  })
})

describe('a mistake is named with its position', () => {
  test.each([
    ['', 0, 'unfinished', ''],
    ['   ', 0, 'unfinished', ''],
    ['1 +', 3, 'unfinished', ''],
    ['(max - min', 10, 'unfinished', ''],
    ['max - )', 6, 'unexpected', ')'],
    ['max min', 4, 'unexpected', 'min'],
    ['2 max', 2, 'unexpected', 'max'],
    ['max * * 2', 6, 'unexpected', '*'],
    ['max ** 2', 5, 'unexpected', '*'],
    ['max; min', 3, 'unexpected', ';'],
    ['max - "1"', 6, 'unexpected', '"'],
    ['max - 1e3', 7, 'unexpected', 'e3'],
    ['1..2', 2, 'unexpected', '.2'],
    ['max % 2', 4, 'unexpected', '%'],
    ['max - 1 🏴', 8, 'unexpected', '🏴'],
    ['floor max', 6, 'unexpected', 'max'],
    ['floor(1, 2)', 7, 'unexpected', ','],
    ['max(1)', 3, 'unexpected', '('],
    ['Max - 1', 0, 'unknownName', 'Max'],
    ['1 + points', 4, 'unknownName', 'points'],
    ['constructor(1)', 0, 'unknownName', 'constructor'],
    ['__proto__', 0, 'unknownName', '__proto__'],
    ['toString', 0, 'unknownName', 'toString'],
    ['process.exit()', 7, 'unexpected', '.'],
    ['import("fs")', 7, 'unexpected', '"'],
  ])('%s', (text, at, problem, found) => {
    expect(parseExpression(text).mistake).toEqual({ at, problem, text: found })
  })

  test('of a text that is too long', () => {
    const longest = `1${' + 1'.repeat(1000)}`.slice(0, EXPRESSION_LENGTH - 3)
    expect(resultOf(longest)).toBeGreaterThan(100)
    expect(parseExpression('1'.repeat(10_000)).mistake).toEqual({
      at: EXPRESSION_LENGTH,
      problem: 'tooLong',
      text: '',
    })
  })
})

const deep = (open: string, close: string) => {
  const depth = Math.floor((EXPRESSION_LENGTH - 1) / (open.length + close.length))
  return `${open.repeat(depth)}1${close.repeat(depth)}`
}

describe('nested as deeply as its length allows', () => {
  test.each([
    [deep('(', ')'), 1],
    [deep('-', ''), -1],
    [deep('abs(', ')'), 1],
    [deep('1^', ''), 1],
  ])('%s', (text, result) => {
    expect(resultOf(text)).toBe(result)
  })

  test('and never closed', () => {
    expect(parseExpression('('.repeat(EXPRESSION_LENGTH)).mistake?.problem).toBe('unfinished')
  })
})

test('any text is a number or a mistake inside of it, and nothing is thrown', () => {
  const pieces = fc.constantFrom(
    ...[
      'max',
      'min',
      'solves',
      'floor(',
      'ln(',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '^',
      ' ',
      '1',
      '.5',
      'x',
    ],
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { compute, mistake } = parseExpression(text)
      const { at, text: found } = mistake ?? { at: 0, text: '' }
      expect(typeof (compute?.(VALUES) ?? 0)).toBe('number')
      expect(at).toBeLessThanOrEqual(text.length)
      expect(text.slice(at).startsWith(found)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
