import { describe, expect, it } from 'vitest'
import {
  answerText,
  createDigest,
  search,
  subtleDigest,
} from '#features/account/captcha/pow/search.ts'

const challenge = '0011223344556677'

/** Leading zero bits by another implementation. */
async function zeroBits(text: string) {
  const bytes = Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const bits = Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.indexOf('1')
}

describe.each([
  ['WebAssembly', createDigest],
  ['the browser’s own', () => Promise.resolve(subtleDigest)],
])('the search with %s', (_name, create) => {
  it.each([
    [8, 0x3a],
    [11, 0x64e],
  ])('finds the first answer of difficulty %i', async (difficulty, answer) => {
    const digest = await create()
    const found = await search({
      digest,
      challenge,
      difficulty,
      prefix: 0,
      from: 0,
      count: 1_000_000,
    })
    expect(found).toBe(answer)
  })

  it('finds answers that another implementation accepts', async () => {
    const prefix = 0xdeadbeef
    const digest = await create()
    const task = { digest, challenge, difficulty: 12, prefix, from: 0, count: 1_000_000 }
    const answer = (await search(task)) ?? -1
    const [, sent = ''] = answerText('id', prefix, answer).split(':')
    expect(sent).toMatch(/^deadbeef[0-9a-f]{8}$/)
    expect(await zeroBits(challenge + sent)).toBeGreaterThanOrEqual(12)
  })

  it('says when there is none in the range', async () => {
    const task = { challenge, difficulty: 48, prefix: 0, from: 0, count: 1000 }
    expect(await search({ digest: await create(), ...task })).toBeUndefined()
  })

  it('stops at the end of its range, not one later', async () => {
    const range = { digest: await create(), challenge, difficulty: 8, prefix: 0 }
    expect(await search({ ...range, from: 0, count: 0x3a })).toBeUndefined()
    expect(await search({ ...range, from: 0, count: 0x3b })).toBe(0x3a)
    expect(await search({ ...range, from: 0x3a, count: 1 })).toBe(0x3a)
  })
})

it('uses WebAssembly where there is one', async () => {
  const digest = await createDigest()
  expect(digest(new Uint8Array(16))).toBeInstanceOf(Uint8Array)
})

it('writes the answer as the server reads it', () => {
  expect(answerText('0123456789ab', 0, 0x3a)).toBe('0123456789ab:000000000000003a')
})
