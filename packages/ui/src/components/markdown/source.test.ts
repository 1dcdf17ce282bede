import { describe, expect, it } from 'vitest'
import { type KnownToken, parseDocument, parseInline, safeUrl, slugify } from './source.ts'

const page = 'https://ctf.example/games/1'

describe('addresses in markdown', () => {
  it.each([
    ['/posts/2', false],
    ['flag.png', false],
    ['https://ctf.example/teams', false],
    ['https://elsewhere.example/x', true],
    ['//elsewhere.example/x', true],
    ['mailto:staff@ctf.example', false],
  ])('%s is allowed', (address, isExternal) => {
    expect(safeUrl(address, page)).toEqual({ href: address, isExternal })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://ctf.example/1',
    'http://[',
  ])('%s is refused', (address) => {
    expect(safeUrl(address, page)).toBeNull()
  })
})

it('makes ids of any script', () => {
  expect(slugify('What to expect?')).toBe('what-to-expect')
  expect(slugify('第三回 夜桜')).toBe('第三回-夜桜')
  expect(slugify('!!!')).toBe('section')
})

const formulas = (tokens: readonly KnownToken[]) =>
  tokens.flatMap((token) => (token.type === 'maths' ? [token.text] : []))

describe('formulas', () => {
  it.each([
    ['$x^2$', ['x^2']],
    ['a $x$, b $y$。 c $z$', ['x', 'y', 'z']],
    ['$$x$$', ['x']],
    [String.raw`$a\$b$`, [String.raw`a\$b`]],
    ['from $5 to $6', []],
    ['US$5 and a$b', []],
    ['`$x$` and \\$x\\$', []],
    ['$ x$ or $x $', []],
    ['$x$y', []],
  ])('%o holds %o', (source, expected) => {
    expect(formulas(parseInline(source))).toEqual(expected)
  })

  it('takes several lines between double dollars', () => {
    const blocks = parseDocument('before\n\n$$\nx +\ny\n$$\n\nafter').blocks.map(
      ({ token }) => token,
    )
    expect(formulas(blocks)).toEqual(['x +\ny'])
  })
})

it('reads the last texts once, and others anew', () => {
  const first = parseDocument('# Harbour lights')
  expect(parseDocument('# Harbour lights')).toBe(first)
  for (let text = 0; text < 8; text += 1) parseDocument(`text ${text}`)
  expect(parseDocument('# Harbour lights')).not.toBe(first)
  expect(parseDocument('# Harbour lights')).toEqual(first)
})
