// Who is kept from trying passwords and who is not, with the limits of the product.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { solvePow } from '#testing/solve-pow.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp({ rateLimits: true, rateLimitsOnLoopback: true })
const { aUser, clock, visitor } = app
const RIGHT = 'Anchor1234'
let password_hash = ''
beforeAll(async () => {
  password_hash = await hashPassword(RIGHT)
})
beforeEach(() => clock.advance(3_600_000))

const logIn = (userName: string, password = RIGHT, challenge?: string) =>
  visitor.post('/api/account/login', { userName, password, ...(challenge && { challenge }) })
const statusOf = async (...login: Parameters<typeof logIn>) => (await logIn(...login)).status
const failures = async (userName: string, count: number) => {
  for (let turn = 0; turn < count; turn += 1) await logIn(userName, 'Wrong1234')
}

describe('T21: an account is locked', () => {
  it('however its address is spelled', async () => {
    const { email } = await aUser({ password_hash })
    await failures(email, 5)
    expect(await statusOf(email)).toBe(429)
    for (const tail of ['/0', '/1', '?x', '#x', '\\x', '%00', ':25', '.']) {
      expect([tail, await statusOf(`${email}${tail}`)]).not.toEqual([tail, 200])
      expect([tail, await statusOf(`${email}${tail}`, 'Wrong1234')]).toEqual([
        tail,
        tail === '.' ? 429 : 401,
      ])
    }
    expect(await statusOf(email.replace('example', 'ex%61mple'))).toBe(401)
  })

  it('by its name and by its address alike', async () => {
    const { email, userName } = await aUser({ password_hash })
    await failures(email, 3)
    await failures(userName, 2)
    expect(await statusOf(userName)).toBe(429)
    expect(await statusOf(email)).toBe(429)
  })

  it('whoever else is named like its address', async () => {
    await aUser({ password_hash, email: 'v@y.org', email_key: 'v@y.org' })
    await aUser({ password_hash: await hashPassword('Other1234'), user_name: 'v@y.org' })
    await failures('v@y.org', 4)
    // The namesake's own success does not forget what was tried on the other account.
    expect(await statusOf('v@y.org', 'Other1234')).toBe(200)
    await failures('v@y.org', 1)
    expect(await statusOf('v@y.org')).toBe(429)
    expect(await statusOf('v@y.org', 'Other1234')).toBe(200)
  })

  it('as long when no account has the name', async () => {
    await failures('nobody-here', 5)
    expect(await statusOf('nobody-here')).toBe(429)
  })

  it('no longer than before when the clock is set back', async () => {
    const { userName } = await aUser({ password_hash })
    await failures(userName, 5)
    expect(await statusOf(userName)).toBe(429)
    clock.advance(-3 * 3_600_000)
    expect(await statusOf(userName)).toBe(200)
  })
})

describe('T21: a hall behind one address', () => {
  it('logs in at once, whatever others of it mistype', { timeout: 180_000 }, async () => {
    const hall = await Promise.all(Array.from({ length: 120 }, () => aUser({ password_hash })))
    const mistyped = hall.slice(0, 40).map(({ userName }) => statusOf(userName, 'Wrong1234'))
    expect(new Set(await Promise.all(mistyped))).toEqual(new Set([401]))
    const answers = await Promise.all(hall.map(({ userName }) => statusOf(userName)))
    expect(new Set(answers)).toEqual(new Set([200]))
    // A second time, as a retrying client does.
    const { userName } = await aUser({ password_hash })
    for (let turn = 0; turn < 7; turn += 1) expect(await statusOf(userName)).toBe(200)
  })
})

describe('T21: who failed several times', () => {
  it('is offered a proof of work before the first pause', async () => {
    const captcha = async () => (await visitor.get('/api/captcha')).body.type
    const { userName } = await aUser({ password_hash })
    await failures(userName, 2)
    expect(await captcha()).toBe('None')
    await failures(userName, 1)
    expect(await captcha()).toBe('HashPow')
    const { body } = await visitor.get('/api/captcha/powchallenge')
    expect(await statusOf(userName, 'Wrong1234', solvePow(body))).toBe(401)
    expect(await statusOf(userName)).toBe(200)
  })

  it('allows another attempt with a proof of work, which counts once', async () => {
    const captcha = async () => (await visitor.get('/api/captcha')).body.type
    expect(await captcha()).toBe('None')
    expect((await visitor.get('/api/captcha/powchallenge')).status).toBe(404)
    const { userName } = await aUser({ password_hash })
    await failures(userName, 5)
    expect(await statusOf(userName)).toBe(429)
    expect(await captcha()).toBe('HashPow')
    const proof = async () => solvePow((await visitor.get('/api/captcha/powchallenge')).body)
    const first = await proof()
    expect(await statusOf(userName, 'Wrong1234', first)).toBe(401)
    expect(await statusOf(userName, RIGHT, first)).toBe(429)
    expect(await statusOf(userName, RIGHT, await proof())).toBe(200)
    clock.advance(16 * 60_000)
    expect(await captcha()).toBe('None')
  })

  it('does not get any number of attempts by proofs', { timeout: 60_000 }, async () => {
    const { userName } = await aUser({ password_hash })
    await failures(userName, 6)
    const answers: number[] = []
    for (let turn = 0; turn < 21; turn += 1) {
      const { body } = await visitor.get('/api/captcha/powchallenge')
      answers.push(await statusOf(userName, 'Wrong1234', solvePow(body)))
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(answers.at(-1)).toBe(429)
  })
})
