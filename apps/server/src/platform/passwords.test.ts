import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '#platform/passwords.ts'

describe('a password', () => {
  it('is kept as argon2id with a salt of its own', async () => {
    const [first, second] = await Promise.all([
      hashPassword('Anchor1234'),
      hashPassword('Anchor1234'),
    ])
    expect(first).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
    expect(first).not.toBe(second)
    expect(await verifyPassword('Anchor1234', first)).toEqual({ isRight: true, isOutdated: false })
    expect(await verifyPassword('anchor1234', first)).toMatchObject({ isRight: false })
  })

  it('fits no text that is not a hash', async () => {
    for (const stored of ['', 'none', '$argon2id$v=19$m=1,t=1,p=1$$']) {
      expect(await verifyPassword('', stored)).toMatchObject({ isRight: false })
    }
  })

  it('is to be hashed anew when it was hashed with less', async () => {
    const stored = await outdated()
    expect(await verifyPassword('Anchor1234', stored)).toEqual({ isRight: true, isOutdated: true })
  })
})

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

async function outdated(): Promise<string> {
  const { argon2Sync } = await import('node:crypto')
  const salt = Buffer.from('somesalt12345678')
  const hash = argon2Sync('argon2id', {
    message: Buffer.from('Anchor1234'),
    nonce: salt,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(hash)}`
}
