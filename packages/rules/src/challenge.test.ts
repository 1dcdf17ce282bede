import { expect, it } from 'vitest'
import { haveHintsChanged } from './challenge.ts'

it.each([
  ['another text', ['a'], ['b'], true],
  ['one more', ['a'], ['a', 'b'], true],
  ['one less', ['a', 'b'], ['a'], true],
  ['a repetition', ['a'], ['a', 'a'], true],
  ['another order', ['a', 'b'], ['b', 'a'], false],
  ['none and none', [], [], false],
])('hints: %s', (_what, before, after, isNews) => {
  expect(haveHintsChanged(before, after)).toBe(isNews)
})
