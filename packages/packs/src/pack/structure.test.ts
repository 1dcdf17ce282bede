import { expect, it } from 'vitest'
import { parseChallenge } from '#pack/parse.ts'

const worst = {
  'keys of JSON': `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'keys of YAML': Array.from({ length: 60_000 }, (_, index) => `k${index}: 1`).join('\n'),
  brackets: '['.repeat(1_900_000),
  'pairs of brackets': `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  lines: '-\n'.repeat(100_000),
}

it.each(Object.entries(worst))('very many %s are no challenge file, at once', (_what, text) => {
  const started = performance.now()
  const parsed = parseChallenge(text)
  expect(performance.now() - started).toBeLessThan(500)
  expect(parsed).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/^1:1: .+ this is no challenge file$/),
  })
})

it('quotes that are never closed are not mended for minutes', () => {
  const started = performance.now()
  expect(parseChallenge('a: "x\n'.repeat(8000)).kind).toBe('problem')
  expect(performance.now() - started).toBeLessThan(40_000)
}, 60_000)
