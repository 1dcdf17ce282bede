import { describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import { ORIGIN, PASSWORD, codeOf, secondFactorSteps } from '#testing/second-factor.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp({ publicUrl: ORIGIN })
const { as, aUser, clock, db, mails, visitor } = testing
const { aPerson, setUpTotp, addPasskey, startLogin } = secondFactorSteps(testing)

const minute = 60_000
const own = '/api/account/secondfactor'
const totp = `${own}/totp`
const password = async () => `/api/admin/users/${(await aUser()).id}/password`
type Call = readonly [method: 'DELETE' | 'GET' | 'POST' | 'PUT', url: string, body?: object]
const NEEDED = {
  status: 403,
  body: { title: 'Confirm first that it is you.', need: 'confirmation' },
}

describe('an authenticator app', () => {
  it('counts once a code of it was sent', async () => {
    const { client, userName } = await aPerson()
    expect((await client.get(own)).body).toMatchObject({ totpAddedAt: null, recoveryCodesLeft: 0 })
    const { body } = await client.post(totp)
    expect(body.uri).toContain(`otpauth://totp/GZ:${userName}?issuer=GZ`)
    expect((await client.put(totp, { code: '000000' })).status).toBe(400)
    expect((await startLogin(userName)).response.status).toBe(200)
    const done = await client.put(totp, { code: codeOf(body.secret, clock.now()) })
    expect(done.body.codes).toHaveLength(10)
    expect(done.headers['cache-control']).toBe('no-store')
    expect((await client.get(own)).body).toMatchObject({
      totpAddedAt: clock.now(),
      recoveryCodesLeft: 10,
    })
    expect((await startLogin(userName)).response.body.need).toBe('secondFactor')
    // What set it up is used: it does not log in, too.
    expect((await client.put(totp, { code: codeOf(body.secret, clock.now()) })).status).toBe(400)
  })

  it('that was shown waits a quarter of an hour, and the newest secret alone counts', async () => {
    const { client } = await aPerson()
    const first = (await client.post(totp)).body.secret
    const second = (await client.post(totp)).body.secret
    expect((await client.put(totp, { code: codeOf(first, clock.now()) })).status).toBe(400)
    clock.advance(14 * minute)
    const { body } = await client.post(totp)
    expect(body.secret).not.toBe(second)
    clock.advance(minute)
    await client.post('/api/account/confirmation', { password: PASSWORD })
    clock.advance(14 * minute)
    expect((await client.put(totp, { code: codeOf(body.secret, clock.now()) })).status).toBe(400)
  })

  it('is first once, also when two set one up at once', async () => {
    const { client } = await aPerson()
    const { secret } = (await client.post(totp)).body
    const code = codeOf(secret, clock.now())
    const sent = await Promise.all([1, 2, 3].map(() => client.put(totp, { code })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is removed, with a mail', async () => {
    const { client, userName, email } = await aPerson()
    await setUpTotp(client)
    expect((await client.delete(totp)).status).toBe(200)
    expect((await client.delete(totp)).status).toBe(404)
    expect((await startLogin(userName)).response.status).toBe(200)
    const subjects = (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('GZ: a second factor was removed')
  })

  it('gives new recovery codes, and those before are worth nothing', async () => {
    const { client, userName, email } = await aPerson()
    expect((await client.post(`${own}/recoverycodes`)).status).toBe(400)
    const { codes } = await setUpTotp(client)
    const renewed = (await client.post(`${own}/recoverycodes`)).body.codes
    expect(renewed).toHaveLength(10)
    const { client: pending } = await startLogin(userName)
    const enter = (recoveryCode: unknown) =>
      pending.post('/api/account/login/step', { recoveryCode })
    expect((await enter(codes[0])).status).toBe(400)
    expect((await enter(renewed[0])).status).toBe(200)
    const subjects = (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects).toContain('GZ: new recovery codes')
  })
})

describe('confirming a session', () => {
  it('is asked for a quarter of an hour after the log-in, before the own factors change', async () => {
    const { client } = await aPerson()
    clock.advance(15 * minute)
    expect((await client.get(own)).body.confirmedUntil).toBe(null)
    for (const call of [
      () => client.post(totp),
      () => client.put(totp, { code: '000000' }),
      () => client.delete(totp),
      () => client.post(`${own}/recoverycodes`),
      () => client.post('/api/account/passkeys/challenge'),
      () => client.delete('/api/account/passkeys/1'),
    ])
      expect(await call()).toMatchObject(NEEDED)
    const wrong = await client.post('/api/account/confirmation', { password: 'Wrong1234' })
    expect(wrong.status).toBe(400)
    expect(await client.post(totp)).toMatchObject(NEEDED)
    expect((await client.post('/api/account/confirmation', { password: PASSWORD })).status).toBe(
      200,
    )
    expect((await client.post(totp)).status).toBe(200)
  })

  it('takes the second factor, not the password, where there is one', async () => {
    const { client } = await aPerson()
    const { secret, codes } = await setUpTotp(client)
    const { device } = await addPasskey(client)
    const confirm = (body: object) => client.post('/api/account/confirmation', body)
    clock.advance(15 * minute)
    expect((await confirm({ password: PASSWORD })).status).toBe(400)
    expect((await confirm({ code: codeOf(secret, clock.now()) })).status).toBe(200)
    clock.advance(15 * minute)
    expect((await confirm({ recoveryCode: codes[0] })).status).toBe(200)
    clock.advance(15 * minute)
    const { body } = await client.post('/api/account/confirmation/challenge')
    expect((await confirm({ passkey: device.answer(body) })).status).toBe(200)
    expect((await client.post(`${own}/recoverycodes`)).status).toBe(200)
  })

  it('is of one session, and the first factor ends what the password alone confirmed', async () => {
    const person = await aPerson('Admin')
    const other = await as(person)
    await setUpTotp(person.client)
    const reset = `/api/admin/users/${(await aUser()).id}/password`
    expect(await other.delete(reset)).toMatchObject(NEEDED)
    expect((await person.client.delete(reset)).status).toBe(200)
  })
})

describe('what asks for a confirmation of who has a second factor', () => {
  it.each([
    ['a role', async () => ['PUT', `/api/admin/users/${(await aUser()).id}`, { role: 'Monitor' }]],
    [
      'an address',
      async () => ['PUT', `/api/admin/users/${(await aUser()).id}`, { email: 'a@example.com' }],
    ],
    ['a password', async () => ['DELETE', await password()]],
    [
      'a second factor',
      async () => ['DELETE', `/api/admin/users/${(await aUser()).id}/secondfactor`],
    ],
    ['the policy', async () => ['PUT', '/api/admin/secondfactor', {}]],
    ['an account', async () => ['DELETE', `/api/admin/users/${(await aUser()).id}`]],
    ['accounts', async () => ['POST', '/api/admin/users', []]],
    ['a token', async () => ['POST', '/api/tokens', { name: 'one' }]],
    ['an export of answers', async () => ['GET', '/api/game/1/submissionsheet']],
    ['an export of write-ups', async () => ['GET', '/api/admin/writeups/1/all']],
  ] satisfies [string, () => Promise<Call>][])('%s', async (_what, make) => {
    const { client } = await aPerson('Admin')
    const { secret } = await setUpTotp(client)
    clock.advance(15 * minute)
    const [method, url, body]: Call = await make()
    const call = () =>
      client.send({
        method,
        url,
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      })
    expect(await call()).toMatchObject(NEEDED)
    await client.post('/api/account/confirmation', { code: codeOf(secret, clock.now()) })
    expect((await call()).body?.need).toBe(undefined)
  })

  it('is not asked of who has none, nor for what changes no rights', async () => {
    const { client } = await aPerson('Admin')
    clock.advance(60 * minute)
    expect((await client.delete(await password())).status).toBe(200)
    const { id, email } = await aUser()
    await client.post('/api/account/confirmation', { password: PASSWORD })
    await setUpTotp(client)
    clock.advance(60 * minute)
    const same = { role: 'User', email, bio: 'Plays' }
    expect((await client.put(`/api/admin/users/${id}`, same)).status).toBe(200)
  })

  it('is not asked of API tokens', async () => {
    const { client } = await aPerson('Admin')
    const { token } = (await client.post('/api/tokens', { name: 'reads' })).body ?? {}
    await setUpTotp(client)
    clock.advance(60 * minute)
    const bearer = httpClient(testing.app, { authorization: `Bearer ${token}` })
    const { body } = await bearer.get('/api/game/1/submissionsheet')
    expect(body?.need).toBe(undefined)
  })
})

describe('an administrator', () => {
  it('takes the second factor of somebody away: recorded, mailed, and every session ends', async () => {
    const admin = await aPerson('Admin')
    const { client, id, userName, email } = await aPerson()
    await setUpTotp(client)
    await addPasskey(client)
    const [listed] = (await admin.client.post(`/api/admin/users/search?hint=${userName}`)).body.data
    expect(listed.hasSecondFactor).toBe(true)
    const { client: pending } = await startLogin(userName)
    const path = `/api/admin/users/${id}/secondfactor`
    expect((await admin.client.delete(path)).status).toBe(200)
    expect((await admin.client.delete(path)).status).toBe(404)
    expect((await client.get('/api/account/profile')).status).toBe(401)
    expect((await pending.get('/api/account/login/step')).status).toBe(404)
    expect((await startLogin(userName)).response.status).toBe(200)
    const codes = await db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    expect(codes).toEqual([])
    const mail = (await mails()).findLast(({ to }) => to === email)
    expect(mail?.subject).toBe('GZ: your second factor was reset')
    const { body } = await admin.client.get('/api/admin/audit?kind=SecondFactor')
    const entries = JSON.stringify(body)
    expect(entries).toContain(userName)
    expect(entries).not.toMatch(/[A-Z2-7]{32}/)
  })

  it('alone may', async () => {
    const { id, client } = await aPerson('Monitor')
    expect((await client.delete(`/api/admin/users/${id}/secondfactor`)).status).toBe(403)
    expect((await client.get('/api/admin/secondfactor')).status).toBe(403)
    expect((await visitor.get(own)).status).toBe(401)
  })
})
