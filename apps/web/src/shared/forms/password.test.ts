import { expect, it } from 'vitest'
import { brokenRules, passwordScore } from '#shared/forms/password.ts'

it.each([
  ['', 0, ['length', 'lower', 'upper', 'digit']],
  ['abc', 1, ['length', 'upper', 'digit']],
  ['abcdef', 1, ['upper', 'digit']],
  ['Abcdef', 2, ['digit']],
  ['Ab1', 2, ['length']],
  ['Abcde1', 3, []],
  ['Abcde1!', 4, []],
  ['Abcdefghijklmno1', 4, []],
  ['密码Ab1x', 4, []],
])('%j scores %i', (password, score, broken) => {
  expect(passwordScore(password)).toBe(score)
  expect(brokenRules(password)).toEqual(broken)
})
