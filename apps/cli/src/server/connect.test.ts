import { describe, expect, it } from 'vitest'
import { parseOrigin } from '#server/connect.ts'
import { solvePow } from '#server/proof-of-work.ts'

describe('an address', () => {
  it.each([
    ['https://ctf.example', 'https://ctf.example'],
    ['https://ctf.example/admin/games?x=1', 'https://ctf.example'],
    ['http://127.0.0.1:8092/', 'http://127.0.0.1:8092'],
  ])('%s is %s', (typed, origin) => {
    expect(parseOrigin(typed)).toBe(origin)
  })

  it.each(['ctf.example', 'ftp://ctf.example', '', 'localhost:8080'])('%j is none', (typed) => {
    expect(() => parseOrigin(typed)).toThrow('is not an address')
  })

  it('takes no password', () => {
    expect(() => parseOrigin('https://me:secret@ctf.example')).toThrow(/^Give the account by/)
  })
})

describe('a proof of work', () => {
  const challenge = '0011223344556677'

  it.each([
    [8, '000000000000003a'],
    [18, '000000000002df0a'],
  ])('of %i bits is found', (difficulty, answer) => {
    expect(solvePow({ id: 'aabbccddeeff', challenge, difficulty })).toBe(`aabbccddeeff:${answer}`)
  })

  it('of minutes is refused', () => {
    expect(() => solvePow({ id: '', challenge, difficulty: 40 })).toThrow('too much work (40 bits)')
  })
})
