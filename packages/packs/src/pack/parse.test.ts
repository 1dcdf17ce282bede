import { describe, expect, it } from 'vitest'
import { parseChallenge } from '#pack/parse.ts'

function read(source: string) {
  const parsed = parseChallenge(source)
  if (parsed.kind !== 'fields') throw new Error(JSON.stringify(parsed))
  return parsed
}
const fileOf = (source: string) => read(source).file

describe('a challenge file that PyYAML reads', () => {
  it.each([
    ['description: "one\ntwo"\nname: a\n', 'one two'],
    ["description: 'one\n\ntwo: it''s'\nname: a\n", "one\ntwo: it's"],
    ['description: "one \\\ntwo"\nname: "b\nc"\n', 'one two'],
    ['description: "one\r\ntwo"\r\nname: a\r\n', 'one two'],
  ])('may continue a quoted text without indenting it: %j', (source, description) => {
    expect(fileOf(source).description).toBe(description)
  })

  it('may give a key twice; the last one counts, with a warning', () => {
    const { file, notes } = read('name: a\nextra: {initial: 1, initial: 2}\nname: b\n')
    expect(file).toEqual({ name: 'b', extra: { initial: '2' } })
    expect(notes.map(({ text }) => text)).toEqual([
      'name given twice, the last one counts',
      'initial given twice, the last one counts',
    ])
  })

  it('may hold several documents; the one with a name counts, with a warning', () => {
    const { file, notes } = read('schema: 1\n---\nname: b\n')
    expect(file).toEqual({ name: 'b' })
    expect(notes.map(({ code }) => code)).toEqual(['documents-extra'])
    expect(read('---\nname: a\n---\n').notes).toEqual([])
  })
})

describe('a manifest', () => {
  it.each([
    'apiVersion: kctf.dev/v1\nkind: Challenge\nmetadata:\n  name: x\n',
    'kind: Pod\n---\napiVersion: kctf.dev/v1\n{{ broken',
  ])('of Kubernetes is no challenge: %j', (source) => {
    expect(parseChallenge(source)).toEqual({ kind: 'manifest', apiVersion: 'kctf.dev/v1' })
  })
})

describe('a challenge file', () => {
  it('keeps numbers and booleans as they are written', () => {
    const file = fileOf('name: 007\nflags: [0x1F, yes, true, 1e3, "2"]\nnext: ~\n')
    expect(file).toEqual({
      name: '007',
      flags: ['0x1F', 'yes', 'true', '1e3', '2'],
      next: null,
    })
  })

  it('may share parts through anchors', () => {
    const file = fileOf('extra: &curve {initial: 5}\nother:\n  <<: *curve\n  more: 1\n')
    expect(file.other).toEqual({ initial: '5', more: '1' })
  })

  it.each([
    ['name: [open', /^1:12: /],
    ['name: a\n\tvalue: 1\n', /^2:1: /],
    ['- just\n- a list\n', /^1:1: expected keys and values/],
    ['', /^1:1: expected keys and values/],
    ['flags: [mini{x}]', /^1:13: Missing , or :/],
    ['a: *nowhere', /^1:1: too many aliases|^1:4: /],
  ])('that is broken names line and column: %j', (source, problem) => {
    expect(parseChallenge(source)).toMatchObject({ problem: expect.stringMatching(problem) })
  })

  it('cannot grow without bound through aliases', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const name = `*l${level}`
      return `l${level + 1}: &l${level + 1} [${[name, name, name, name, name, name].join(', ')}]`
    })
    const source = ['l0: &l0 [x, x]', ...levels].join('\n')
    expect(parseChallenge(source)).toMatchObject({
      problem: expect.stringMatching(/too many aliases/),
    })
  })
})

it('a quoted line that ends in an escaped quote may continue without being indented', () => {
  const source = 'name: x\ndescription: "He said \\"hi\\"\nnext \\"line\\"\nmore"\nvalue: 1\n'
  expect(parseChallenge(source)).toMatchObject({
    kind: 'fields',
    file: { description: 'He said "hi" next "line" more', value: '1' },
  })
})
