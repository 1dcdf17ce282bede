import { describe, expect, it } from 'vitest'
import { parseChallenge } from '#pack/parse.ts'

describe('a challenge file', () => {
  it('keeps numbers and booleans as they are written', () => {
    const { file } = parseChallenge('name: 007\nflags: [0x1F, yes, true, 1e3, "2"]\nnext: ~\n')
    expect(file).toEqual({
      name: '007',
      flags: ['0x1F', 'yes', 'true', '1e3', '2'],
      next: null,
    })
  })

  it('may share parts through anchors', () => {
    const { file } = parseChallenge('extra: &curve {initial: 5}\nother:\n  <<: *curve\n  more: 1\n')
    expect(file?.other).toEqual({ initial: '5', more: '1' })
  })

  it.each([
    ['name: [open', /^1:12: /],
    ['name: a\nvalue: 1\nname: b\n', /^3:1: Map keys must be unique/],
    ['name: a\n\tvalue: 1\n', /^2:1: /],
    ['- just\n- a list\n', /^1:1: expected keys and values/],
    ['', /^1:1: expected keys and values/],
    ['flags: [mini{x}]', /^1:13: Missing , or :/],
    ['a: *nowhere', /^1:1: too many aliases|^1:4: /],
  ])('that is broken names line and column: %j', (source, problem) => {
    expect(parseChallenge(source).problem).toMatch(problem)
  })

  it('cannot grow without bound through aliases', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const name = `*l${level}`
      return `l${level + 1}: &l${level + 1} [${[name, name, name, name, name, name].join(', ')}]`
    })
    const source = ['l0: &l0 [x, x]', ...levels].join('\n')
    expect(parseChallenge(source).problem).toMatch(/too many aliases/)
  })
})
