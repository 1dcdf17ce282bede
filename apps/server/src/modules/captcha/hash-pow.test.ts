import { describe, expect, it } from 'vitest'
import { isPowSolved, readPowAnswer } from '#modules/captcha/hash-pow.ts'

const challenge = Buffer.from('0011223344556677', 'hex')
const bytes = (hex: string) => Buffer.from(hex, 'hex')

describe('a proof of work', () => {
  it.each([
    [8, '000000000000003a'],
    [18, '000000000002df0a'],
  ])('of difficulty %d is solved by %s', (difficulty, answer) => {
    expect(isPowSolved(challenge, bytes(answer), difficulty)).toBe(true)
  })

  it('is not solved by an easier one, nor by a neighbour', () => {
    expect(isPowSolved(challenge, bytes('000000000000003a'), 9)).toBe(false)
    expect(isPowSolved(challenge, bytes('000000000000003b'), 8)).toBe(false)
    expect(isPowSolved(challenge, bytes('000000000002df0a'), 19)).toBe(false)
  })

  it.each([
    '',
    'abc',
    '00112233445g:0011223344556677',
    '001122334455:001122334455667',
    '001122334455:zzzzzzzzzzzzzzzz',
  ])('is not read from %o', (text) => expect(readPowAnswer(text)).toBeUndefined())
})
