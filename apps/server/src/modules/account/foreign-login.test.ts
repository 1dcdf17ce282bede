// Accounts that moved in from another platform with its hashes of their passwords.
import { expect, it } from 'vitest'
import { readIdentityHash } from '#platform/identity-hash.ts'
import { testApp } from '#testing/test-app.ts'

const { aUser, db, visitor } = await testApp({ rateLimits: true, rateLimitsOnLoopback: true })
const PASSWORD = 'Correct-horse-9'
const password_hash =
  readIdentityHash(
    'AQAAAAIAAYagAAAAEPvnIdDmO7eN6tOPJ4RjSDb74QE8LbMMeqLL38IcCEOYNP04h/QXs2UFZWWt5ECWGA==',
  )?.stored ?? ''

const statusOf = async (userName: string, password: string) =>
  (await visitor.post('/api/account/login', { userName, password })).status
const storedOf = async (id: string) =>
  await db
    .selectFrom('users')
    .select(['password_hash', 'security_stamp'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('log in with the password they had, whose hash is replaced by ours', async () => {
  const { id, userName } = await aUser({ password_hash })
  const before = await storedOf(id)
  expect(await statusOf(userName, PASSWORD)).toBe(200)
  const after = await storedOf(id)
  expect(after.password_hash).toMatch(/^\$argon2id\$/)
  expect(after.security_stamp).toBe(before.security_stamp)
  expect(await statusOf(userName, PASSWORD)).toBe(200)
  expect(await statusOf(userName, 'Wrong1234')).toBe(401)
})

it('keep the hash while only wrong passwords are tried, which are counted as ever', async () => {
  const { id, userName } = await aUser({ password_hash })
  for (let turn = 0; turn < 5; turn += 1) expect(await statusOf(userName, 'Wrong1234')).toBe(401)
  expect(await statusOf(userName, PASSWORD)).toBe(429)
  expect((await storedOf(id)).password_hash).toBe(password_hash)
})

it('stay banned', async () => {
  const { userName } = await aUser({ password_hash, role: 'Banned' })
  expect(await statusOf(userName, PASSWORD)).toBe(401)
})
