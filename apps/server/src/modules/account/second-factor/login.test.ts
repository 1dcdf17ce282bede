import { describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import { ORIGIN, codeOf, cookiesOf, secondFactorSteps } from '#testing/second-factor.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp({ publicUrl: ORIGIN })
const { app, clock, db, mails, visitor } = testing
const { aPerson, setUpTotp, startLogin, isIn } = secondFactorSteps(testing)

const minute = 60_000
const step = '/api/account/login/step'

const judged = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status !== 429).length

async function withTotp() {
  const person = await aPerson()
  const { secret, codes } = await setUpTotp(person.client)
  return { ...person, secret, codes, now: () => codeOf(secret, clock.now()) }
}

describe('a right password of an account with a second factor', () => {
  it('opens no session, and says what other clients can do', async () => {
    const { userName } = await withTotp()
    const { response, client } = await startLogin(userName)
    expect(response.status).toBe(401)
    expect(response.body).toEqual({
      title:
        'This account has a second factor. Log in with the web page of this server, or use an API token.',
      status: 401,
      need: 'secondFactor',
    })
    const cookie = String(response.headers['set-cookie'])
    expect(cookie).toMatch(/^halyard_login=[\w-]{43}; Max-Age=600; Path=\/api\/account\/login; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).not.toContain('halyard_session')
    expect((await client.get('/api/account/profile')).status).toBe(401)
    expect((await client.get(step)).body).toEqual({
      methods: ['code', 'recoveryCode'],
      expiresAt: clock.now() + 10 * minute,
    })
  })

  it('and a code log in, once', async () => {
    const { userName, now } = await withTotp()
    const { client } = await startLogin(userName)
    const code = now()
    const done = await client.post(step, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(done.status).toBe(200)
    expect(await isIn(done)).toBe(true)
    // The log-in is over, and its cookie opens nothing more.
    expect((await client.get(step)).status).toBe(404)
    expect((await client.post(step, { code })).status).toBe(401)
  })

  it('waits ten minutes, and not for a password that was changed', async () => {
    const { userName, now, client: session } = await withTotp()
    const { client } = await startLogin(userName)
    const { client: other } = await startLogin(userName)
    await session.put('/api/account/changepassword', { old: 'Halyard42', new: 'Halyard43' })
    expect((await other.post(step, { code: now() })).status).toBe(401)
    await session.put('/api/account/changepassword', { old: 'Halyard43', new: 'Halyard42' })
    clock.advance(10 * minute)
    expect((await client.get(step)).status).toBe(404)
    expect(await client.post(step, { code: now() })).toMatchObject({
      status: 401,
      body: { title: 'This log-in has expired. Enter your password again.' },
    })
  })

  it('is forgotten when it is given up', async () => {
    const { userName, now } = await withTotp()
    const { client } = await startLogin(userName)
    expect((await client.delete(step)).status).toBe(200)
    expect((await client.post(step, { code: now() })).status).toBe(401)
    expect((await visitor.delete(step)).status).toBe(200)
  })

  it.each(['', 'A'.repeat(43), 'x', `${'A'.repeat(42)}!`])(
    'cannot be made up: halyard_login=%s',
    async (token) => {
      const client = httpClient(app, { cookie: `halyard_login=${token}` })
      expect((await client.get(step)).status).toBe(404)
      expect((await client.post(step, { code: '000000' })).status).toBe(401)
      expect((await client.post(`${step}/challenge`)).status).toBe(404)
    },
  )

  it('does not help a session cookie that is made of it, nor the other way round', async () => {
    const { userName, now } = await withTotp()
    const { response } = await startLogin(userName)
    const token = cookiesOf(response).split('=')[1] ?? ''
    const asSession = httpClient(app, { cookie: `halyard_session=${token}` })
    expect((await asSession.get('/api/account/profile')).status).toBe(401)
    const person = await aPerson()
    const cookie = (await testing.cookieOf(person)).replace('halyard_session', 'halyard_login')
    expect((await httpClient(app, { cookie }).post(step, { code: now() })).status).toBe(401)
  })

  it('is refused to who was banned after it', async () => {
    const { id, userName, now } = await withTotp()
    const { client } = await startLogin(userName)
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', id).execute()
    expect(await client.post(step, { code: now() })).toMatchObject({
      status: 401,
      body: { title: 'This account is banned.' },
    })
  })
})

describe('a code', () => {
  it('is not accepted twice, nor one from before it', async () => {
    const { userName, secret, now } = await withTotp()
    const early = codeOf(secret, clock.now() - 30_000)
    const code = now()
    const first = await startLogin(userName)
    expect((await first.client.post(step, { code })).status).toBe(200)
    const second = await startLogin(userName)
    for (const used of [code, early]) {
      expect(await second.client.post(step, { code: used })).toMatchObject({
        status: 400,
        body: { title: 'This code was used before. Wait for the next one.' },
      })
    }
    clock.advance(30_000)
    expect((await second.client.post(step, { code: now() })).status).toBe(200)
  })

  it('opens one session when it is sent twice at once', async () => {
    const { userName, now } = await withTotp()
    const pending = await Promise.all([1, 2, 3, 4].map(() => startLogin(userName)))
    const code = now()
    const sent = await Promise.all(pending.map(({ client }) => client.post(step, { code })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('counts half a minute early and late, and no more', async () => {
    const { userName, secret } = await withTotp()
    clock.advance(5 * minute)
    const at = async (offset: number) => {
      const { client } = await startLogin(userName)
      return (await client.post(step, { code: codeOf(secret, clock.now() + offset) })).status
    }
    expect(await at(-60_000)).toBe(400)
    expect(await at(60_000)).toBe(400)
    expect(await at(-30_000)).toBe(200)
    expect(await at(30_000)).toBe(200)
  })

  it('is guessed from one address a few dozen times in six hours, which locks nobody out who is elsewhere', async () => {
    const { userName, email, now } = await withTotp()
    let { response } = await startLogin(userName)
    const guess = (code: string) =>
      httpClient(app, { cookie: cookiesOf(response) }).send({
        method: 'POST',
        url: step,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ code }),
        remoteAddress: '203.0.113.9',
      })
    const atOnce = await Promise.all(Array.from({ length: 300 }, () => guess('000000')))
    expect(judged(atOnce)).toBeLessThanOrEqual(5)
    // Whoever waits as long as each answer says.
    const end = clock.now() + 6 * 60 * minute
    let count = judged(atOnce)
    while (clock.now() < end) {
      const { status, headers } = await guess('xxxxxx')
      if (status === 429) clock.advance(Number(headers['retry-after']) * 1000)
      else if (status === 401) ({ response } = await startLogin(userName))
      else count += 1
    }
    expect(count).toBeLessThan(90)
    ;({ response } = await startLogin(userName))
    await guess('xxxxxx')
    expect((await guess(now())).status).toBe(429)
    // The owner, at home.
    const { client } = await startLogin(userName)
    expect((await client.post(step, { code: now() })).status).toBe(200)
    const written = (await mails()).filter(({ to }) => to === email)
    expect(written.filter(({ subject }) => subject.includes('wrong codes'))).toHaveLength(1)
  }, 60_000)
})

describe('a recovery code', () => {
  it('logs in once, even when it is sent twice at once', async () => {
    const { userName, codes } = await withTotp()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const recoveryCode = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`
    const pending = await Promise.all([1, 2, 3, 4].map(() => startLogin(userName)))
    const sent = await Promise.all(pending.map(({ client }) => client.post(step, { recoveryCode })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    const { client } = await startLogin(userName)
    expect(await client.post(step, { recoveryCode })).toMatchObject({
      status: 400,
      body: { title: 'This recovery code is wrong or was used before.' },
    })
    expect((await client.post(step, { recoveryCode: codes[1] })).status).toBe(200)
  })

  it('is stored as a hash, and is one of its account', async () => {
    const { userName } = await withTotp()
    const { codes } = await withTotp()
    const rows = await db.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(String(codes[0]).slice(0, 4))
    const { client } = await startLogin(userName)
    expect((await client.post(step, { recoveryCode: codes[0] })).status).toBe(400)
  })
})

describe('the second step', () => {
  it.each([{}, { code: '000000', recoveryCode: 'a' }, { password: 'Halyard42' }, { code: null }])(
    'takes exactly one way: %j',
    async (body) => {
      const { userName } = await withTotp()
      const { client } = await startLogin(userName)
      expect((await client.post(step, body)).status).toBe(400)
    },
  )

  it('is not skipped by a new password from a mail', async () => {
    const admin = await aPerson('Admin')
    await admin.client.put('/api/admin/config', {
      accountPolicy: { emailConfirmationRequired: true },
    })
    const { userName, email, now } = await withTotp()
    await visitor.post('/api/account/recovery', { email })
    const mail = (await mails()).findLast(({ to }) => to === email)
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const reset = await visitor.post('/api/account/passwordreset', {
      password: 'Another43',
      email: link.searchParams.get('email'),
      rToken: link.searchParams.get('token'),
    })
    expect(reset.status).toBe(200)
    expect(cookiesOf(reset)).toBe('')
    const { response, client } = await startLogin(userName, 'Another43')
    expect(response.body.need).toBe('secondFactor')
    expect((await client.post(step, { code: now() })).status).toBe(200)
  })

  it('is not skipped by confirming the address again', async () => {
    const admin = await aPerson('Admin')
    const { id, email } = await withTotp()
    await admin.client.put(`/api/admin/users/${id}`, { emailConfirmed: false })
    await db.updateTable('users').set({ awaits_email: true }).where('id', '=', id).execute()
    await visitor.post('/api/account/recovery', { email })
    const mail = (await mails()).findLast(({ to }) => to === email)
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const verified = await visitor.post('/api/account/verify', {
      token: link.searchParams.get('token'),
      email: link.searchParams.get('email'),
    })
    expect(verified).toMatchObject({ status: 401, body: { need: 'secondFactor' } })
    expect(await isIn(verified)).toBe(false)
  })
})
