import { describe, expect, it } from 'vitest'
import { answerText, search as searchInScript } from '#features/account/pow/hash.ts'
import { compileSearch } from '#features/account/pow/wasm.ts'

const challenge = '0011223344556677'

/** Leading zero bits by another implementation. */
async function zeroBits(text: string) {
  const bytes = Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const bits = Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.indexOf('1')
}

const refuse = () => {
  throw new Error('WebAssembly does not work here')
}

describe.each([
  ['JavaScript', searchInScript],
  ['WebAssembly', compileSearch() ?? refuse],
])('the search in %s', (_name, search) => {
  it.each([
    [8, 0x3a],
    [18, 0x2df0a],
  ])('finds the first answer of difficulty %i', (difficulty, answer) => {
    const found = search({ challenge, difficulty, prefix: 0, from: 0, count: 1_000_000 })
    expect(found).toBe(answer)
  })

  it('finds answers that another implementation accepts', async () => {
    const prefix = 0xdeadbeef
    const answer = search({ challenge, difficulty: 12, prefix, from: 0, count: 1_000_000 }) ?? -1
    const [, sent = ''] = answerText('id', prefix, answer).split(':')
    expect(sent).toMatch(/^deadbeef[0-9a-f]{8}$/)
    expect(await zeroBits(challenge + sent)).toBeGreaterThanOrEqual(12)
  })

  it('says when there is none in the range', () => {
    expect(search({ challenge, difficulty: 48, prefix: 0, from: 0, count: 1000 })).toBeUndefined()
  })

  it('stops at the end of its range, not one later', () => {
    const range = { challenge, difficulty: 8, prefix: 0 }
    expect(search({ ...range, from: 0, count: 0x3a })).toBeUndefined()
    expect(search({ ...range, from: 0, count: 0x3b })).toBe(0x3a)
    expect(search({ ...range, from: 0x3a, count: 1 })).toBe(0x3a)
  })
})

it('gives the same answers in both, also beyond 31 bits', () => {
  const find = compileSearch() ?? refuse
  for (const prefix of [0, 1, 0xdeadbeef, 0xffffffff]) {
    const task = { challenge: 'ffeeddccbbaa9988', difficulty: 10, prefix, from: 4e9, count: 20_000 }
    expect(find(task)).toBe(searchInScript(task))
  }
})

it('writes the answer as the server reads it', () => {
  expect(answerText('0123456789ab', 0, 0x3a)).toBe('0123456789ab:000000000000003a')
})
