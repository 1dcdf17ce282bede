import { describe, expect, it } from 'vitest'
import { flagProblem, linkProblem, readLines } from '#features/organise/flags/add/flag-lines.ts'

const none: ReadonlySet<string> = new Set()

describe('a flag', () => {
  it.each([
    ['flag{plain}', undefined],
    ['flag{two words}', undefined],
    ['旗{港の灯}', undefined],
    ['флаг{маяк}', undefined],
    ['علم{منارة}', undefined],
    ['🏴‍☠️{👍🏽}', undefined],
    ['x'.repeat(127), undefined],
    ['👍'.repeat(127), undefined],
    ['x'.repeat(128), 'tooLong'],
    ['👍'.repeat(128), 'tooLong'],
    ['', 'empty'],
    [' \t', 'empty'],
    ['flag{a\tb}', 'invisible'],
    ['flag{a\u200Bb}', 'invisible'],
    ['\u202Eflag{a}', 'invisible'],
  ])('%j: %s', (flag, problem) => expect(flagProblem(flag)).toBe(problem))
})

describe('a link', () => {
  it.each([
    ['https://example.org/a.zip', undefined],
    ['HTTP://example.org', undefined],
    ['https://例え.jp/ファイル', undefined],
    ['/files/a.zip', undefined],
    ['//example.org/a.zip', 'notHttp'],
    ['', 'noLink'],
    ['example.org/a.zip', 'notHttp'],
    ['ftp://example.org/a.zip', 'notHttp'],
    ['javascript:alert(1)', 'notHttp'],
    ['data:text/plain,x', 'notHttp'],
    ['https://', 'badLink'],
    ['https://exa mple.org', 'badLink'],
    ['http://[::1', 'badLink'],
    [`https://example.org/${'x'.repeat(2048)}`, 'longLink'],
  ])('%j: %s', (link, problem) => expect(linkProblem(link)).toBe(problem))
})

describe('flags as lines', () => {
  it('are distinguished from what cannot be one, each with the number of its line', () => {
    const bad = {
      7: 'x'.repeat(128),
      60: 'flag{0}',
      61: 'flag{there}',
      200: 'a\u200Bb',
      300: 'a\tb',
    }
    const lines = Array.from({ length: 300 }, (_line, index) => `flag{${index}}`)
    for (const [line, text] of Object.entries(bad)) lines[Number(line) - 1] = text
    const { flags, problems, rest } = readLines(lines.join('\n'), new Set(['flag{there}']))
    expect(flags).toHaveLength(295)
    expect(problems).toEqual([
      { line: 7, kind: 'tooLong' },
      { line: 60, kind: 'repeated', sameAs: 1 },
      { line: 61, kind: 'known' },
      { line: 200, kind: 'invisible' },
      { line: 300, kind: 'invisible' },
    ])
    expect(rest.split('\n')).toEqual(Object.values(bad))
  })

  it('may be between empty lines and blanks, with the line ends of any system', () => {
    const { flags, problems } = readLines('\r\n  flag{a}\r\n\r\n \t\rflag{b} \n\n', none)
    expect(flags.map(({ flag }) => flag)).toEqual(['flag{a}', 'flag{b}'])
    expect(problems).toEqual([])
  })

  it('differ by the case of their letters', () => {
    expect(readLines('flag{a}\nFlag{a}', none).flags).toHaveLength(2)
  })

  it('may be 5,000', () => {
    const text = Array.from({ length: 5000 }, (_line, index) => `flag{${index}}`).join('\n')
    expect(readLines(text, none).flags).toHaveLength(5000)
  })
})

describe('flags with links', () => {
  it.each([
    ['flag{a} https://a.example/1', 'flag{a}', 'https://a.example/1'],
    ['flag{a},https://a.example/1,2', 'flag{a}', 'https://a.example/1,2'],
    ['fl,ag{a b};\thttps://a.example/?u=http://b', 'fl,ag{a b}', 'https://a.example/?u=http://b'],
  ])('%j', (line, flag, link) => {
    expect(readLines(line, none, { withLinks: true }).flags).toEqual([{ flag, link }])
  })

  it.each([
    ['flag{a}', 'noLink'],
    ['flag{a} ftp://a.example', 'notHttp'],
    ['flag{a} https://exa mple', 'badLink'],
    ['https://a.example/1', 'noLink'],
  ])('%j: %s', (line, kind) => {
    expect(readLines(line, none, { withLinks: true }).problems).toEqual([{ line: 1, kind }])
  })
})
