import { describe, expect, it } from 'vitest'
import { safeUrl, slugify } from './source.ts'

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
