import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readForeignHash } from '#platform/foreign-passwords.ts'
import { readIdentityHash } from '#platform/identity-hash.ts'
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

  it('needs a new hash when it was hashed with less', async () => {
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

/** A hash of ASP.NET Core Identity, third version, as its documentation lays the bytes out. */
function identityHash(password: string, { prf = 2, iterations = 1 } = {}): string {
  const header = Buffer.alloc(13)
  header.writeUInt8(1, 0)
  for (const [index, value] of [prf, iterations, 16].entries())
    header.writeUInt32BE(value, 1 + index * 4)
  const salt = Buffer.from('somesalt12345678')
  const key = pbkdf2Sync(
    password,
    salt,
    Math.min(iterations, 1000),
    32,
    prf === 1 ? 'sha256' : 'sha512',
  )
  return Buffer.concat([header, salt, key]).toString('base64')
}

/** Milliseconds of a wrong guess, the shortest of some. */
async function shortestCheck(hash: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const before = performance.now()
    await verifyPassword('wrong', hash)
    times.push(performance.now() - before)
  }
  return Math.min(...times)
}

describe('a hash that another platform made', () => {
  // The password of every player of the recorded installation.
  const recorded =
    'AQAAAAIAAYagAAAAEPvnIdDmO7eN6tOPJ4RjSDb74QE8LbMMeqLL38IcCEOYNP04h/QXs2UFZWWt5ECWGA=='

  it('is fitted by the same password, and is to be replaced', async () => {
    const stored = readIdentityHash(recorded)?.stored ?? ''
    expect(await verifyPassword('Correct-horse-9', stored)).toEqual({
      isRight: true,
      isOutdated: true,
    })
    expect(await verifyPassword('correct-horse-9', stored)).toEqual({
      isRight: false,
      isOutdated: false,
    })
  })

  it.each([1, 2])('is read in the third version with function %i', async (prf) => {
    const hash = readIdentityHash(identityHash('Anchor1234', { prf }))
    expect(await hash?.fits('Anchor1234')).toBe(true)
    expect(await hash?.fits('Anchor12345')).toBe(false)
  })

  it('is read in the second version', async () => {
    const salt = Buffer.alloc(16, 7)
    const key = pbkdf2Sync('Anchor1234', salt, 1000, 32, 'sha1')
    const hash = readIdentityHash(Buffer.concat([Buffer.of(0), salt, key]).toString('base64'))
    expect(await hash?.fits('Anchor1234')).toBe(true)
    expect(await hash?.fits('anchor1234')).toBe(false)
  })

  it.each([
    '',
    'none',
    'AQAA',
    'AgAAAAIAAYagAAAAEPvn',
    recorded.slice(0, 30),
    identityHash('x', { prf: 7 }),
    identityHash('x', { iterations: 4_000_000_000 }),
    `${recorded}*`,
  ])('is unknown as %s', (other) => {
    expect(readIdentityHash(other)).toBeUndefined()
    expect(readForeignHash(other)).toBeUndefined()
  })

  it('costs a wrong guess as much as one of ours, however cheap it is itself', async () => {
    const stored = readIdentityHash(identityHash('Anchor1234'))?.stored ?? ''
    const ours = await hashPassword('Anchor1234')
    await verifyPassword('wrong', stored)
    expect(await shortestCheck(stored)).toBeGreaterThan((await shortestCheck(ours)) / 2)
  })
})

describe('a hash of bcrypt', () => {
  // The examples of passlib's documentation, and one of bcrypt's own test vectors.
  it.each([
    ['password', '$bcrypt-sha256$2a,12$LrmaIX5x4TRtAwEfwJZa1.$2ehnw6LvuIUTM0iz4iz9hTxv21B6KFO'],
    [
      'password',
      '$bcrypt-sha256$v=2,t=2b,r=12$n79VH.0Q2TMWmt3Oqt9uku$Kq4Noyk3094Y2QlB8NdRT8SvGiI4ft2',
    ],
    ['U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ])('is fitted by %s alone: %s', async (password, stored) => {
    expect(await verifyPassword(password, stored)).toEqual({ isRight: true, isOutdated: true })
    expect(await verifyPassword(`${password}.`, stored)).toEqual({
      isRight: false,
      isOutdated: false,
    })
    expect(await verifyPassword('', stored)).toMatchObject({ isRight: false })
  })

  it('is unknown when it would take too long', () => {
    expect(
      readForeignHash(
        '$bcrypt-sha256$2a,16$LrmaIX5x4TRtAwEfwJZa1.$2ehnw6LvuIUTM0iz4iz9hTxv21B6KFO',
      ),
    ).toBeUndefined()
  })
})
