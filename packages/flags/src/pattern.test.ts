import fc from 'fast-check'
import { expect, it } from 'vitest'
import { patternProblem } from './pattern.ts'

it.each([
  ['flag{(a', { kind: 'unclosed', at: 6, part: '(' }],
  ['(a)(b(c', { kind: 'unclosed', at: 6, part: '(' }],
  ['flag[(ab', { kind: 'unclosed', at: 5, part: '[(ab' }],
  ['a)b', { kind: 'unopened', at: 2, part: ')' }],
  [String.raw`\(a)`, { kind: 'unopened', at: 4, part: ')' }],
  ['[(]a)', { kind: 'unopened', at: 5, part: ')' }],
  ['😀a{1001}', { kind: 'repetition', at: 3, part: '{1001}' }],
  ['a{3,2}', { kind: 'repetition', at: 2, part: '{3,2}' }],
  ['a**', { kind: 'repetition', at: 2, part: '**' }],
  ['+a', { kind: 'repetition', at: 1, part: '+' }],
  ['a[z-b]', { kind: 'range', at: 3, part: 'z-b' }],
  [String.raw`\p{Nobody}`, { kind: 'range', at: 1, part: String.raw`\p{Nobody}` }],
  [String.raw`\\1(a)\1`, { kind: 'escape', at: 7, part: String.raw`\1` }],
  ['flag\\', { kind: 'escape', at: 5, part: '\\' }],
  ['a(?=b)', { kind: 'group', at: 2, part: '(?=' }],
  ['a(?!b)', { kind: 'group', at: 2, part: '(?!' }],
  ['.*', { kind: 'matchesEmpty' }],
  ['flag|', { kind: 'matchesEmpty' }],
  ['', { kind: 'matchesEmpty' }],
  ['[a-f]{500}[a-f]{501}', { kind: 'tooLarge' }],
  ['(a{100}){1000}', { kind: 'repetition', at: 9, part: '{1000}' }],
  ['flag{[a-z]+}', undefined],
  [String.raw`(?i)flag\{\d{4}\}`, undefined],
])('%s: %o', (pattern, problem) => {
  expect(patternProblem(pattern)).toEqual(problem)
})

it('names a place inside of any text, and never fails', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...Array.from('()[]{}|*+?\\.^$-,:=!<>Pi12ab😀')),
    maxLength: 20,
  })
  fc.assert(
    fc.property(texts, (text) => {
      const problem = patternProblem(text)
      if (!problem || !('at' in problem)) return
      expect(problem.at).toBeGreaterThan(0)
      expect(problem.at).toBeLessThanOrEqual(Array.from(text).length)
    }),
    { numRuns: 3000 },
  )
})
