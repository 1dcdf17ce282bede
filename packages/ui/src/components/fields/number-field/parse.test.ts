import { expect, it } from 'vitest'
import { clampNumber, parseNumber, stepNumber } from './parse.ts'

it.each([
  ['12', 12],
  [' 1 000 ', 1000],
  ['0,25', 0.25],
  ['-3', -3],
  ['', null],
  ['abc', null],
  ['1e999', null],
])('reads %o as %o', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

it('clamps and steps cleanly', () => {
  expect(clampNumber(7, { max: 5 })).toBe(5)
  expect(stepNumber(0.1, 0.2, {})).toBe(0.3)
  expect(stepNumber(9, 10, { max: 12 })).toBe(12)
  expect(stepNumber(1, -5, { min: 0 })).toBe(0)
})
