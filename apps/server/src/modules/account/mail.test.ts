// T17, T18, T20: what mails do, and what they must never do.
import { beforeEach, describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import type { HttpClient, TestResponse } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const { app, visitor, as, aUser, db, clock, mails } = await testApp()

const PASSWORD = 'Halyard42'
const MAILED = { allowRegister: true, activeOnRegister: false, emailConfirmationRequired: true }
let count = 0
const fresh = () => {
  count += 1
  const userName = `sailor${count}`
  return { userName, email: `${userName}@example.org`, password: PASSWORD }
}
const setPolicy = async (accountPolicy: object) => {
  const admin = await as(await aUser({ role: 'Admin' }))
  expect(await admin.put('/api/admin/config', { accountPolicy })).toMatchObject({ status: 200 })
}
beforeEach(() => setPolicy(MAILED))

const register = (model: object) => visitor.post('/api/account/register', model)
const logIn = (userName: string, password = PASSWORD) =>
  visitor.post('/api/account/login', { userName, password })
const recover = (email: string) => visitor.post('/api/account/recovery', { email })
const cookieOf = ({ headers }: TestResponse) => String(headers['set-cookie']).split(';')[0] ?? ''

interface Link {
  readonly url: string
  readonly token: string
  readonly email: string
}
/** The link in the newest mail to an address. */
async function linkTo(email: string): Promise<Link> {
  const mail = (await mails()).findLast(({ to }) => to === email)
  const url = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const query = URL.parse(url)?.searchParams
  return { url, token: query?.get('token') ?? '', email: query?.get('email') ?? '' }
}
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email)
const verify = ({ token, email }: Link) => visitor.post('/api/account/verify', { token, email })
const reset = ({ token, email }: Link, password = 'Better1234') =>
  visitor.post('/api/account/passwordreset', { rToken: token, email, password })

/** An account that a password opens, as if it had registered long ago. */
async function member() {
  await setPolicy({ activeOnRegister: true })
  const model = fresh()
  const client = httpClient(app, { cookie: cookieOf(await register(model)) })
  await setPolicy(MAILED)
  return { ...model, client }
}

describe('registering with a mail round trip', () => {
  it('ends with a click on the link in the mail', async () => {
    const model = fresh()
    const answer = await register(model)
    expect(answer).toMatchObject({ status: 200, body: { data: 'EmailConfirmationRequired' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await logIn(model.userName)).body.title).toBe('Name or password is wrong.')

    const [mail] = await mailsTo(model.email)
    expect(mail?.subject).toBe('GZ: confirm your email address')
    const link = await linkTo(model.email)
    expect(link.url).toMatch(/^http:\/\/localhost:80\/account\/verify\?token=[\w%]+&email=[\w%]+$/)
    expect(Buffer.from(link.email, 'base64').toString()).toBe(model.email)
    expect(mail?.html).toContain(link.url.replace('&', '&amp;'))

    const done = await verify(link)
    expect(done).toMatchObject({ status: 200, text: '' })
    const client = httpClient(app, { cookie: cookieOf(done) })
    expect((await client.get('/api/account/profile')).body.userName).toBe(model.userName)
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('user_name', '=', model.userName)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email_confirmed: true, registered_at: clock.now() })
    expect((await logIn(model.userName)).status).toBe(200)
  })

  it('T17: opening the link does nothing, a second click says so', async () => {
    const model = fresh()
    await register(model)
    const link = await linkTo(model.email)
    const { pathname, search } = new URL(link.url)
    for (const path of [pathname + search, `/api/account/verify${search}`]) await visitor.get(path)
    expect((await logIn(model.userName)).status).toBe(401)
    expect((await verify(link)).status).toBe(200)
    expect(await verify(link)).toMatchObject({
      status: 400,
      body: { title: 'This email address is already confirmed. Log in.' },
    })
  })

  it('T17: of many clicks at once one counts', async () => {
    const model = fresh()
    await register(model)
    const link = await linkTo(model.email)
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1)
  })

  it('T17: a link ends after three hours and says so', async () => {
    const model = fresh()
    await register(model)
    const link = await linkTo(model.email)
    clock.advance(3 * 3_600_000)
    expect(await verify(link)).toMatchObject({
      status: 401,
      body: { title: 'This link has expired. Ask for another one.' },
    })
  })

  it('T17: a link is for its own account and purpose only', async () => {
    const [one, other] = [fresh(), fresh()]
    await register(one)
    await register(other)
    const link = await linkTo(one.email)
    const theirs = await linkTo(other.email)
    expect((await verify({ ...link, email: theirs.email })).status).toBe(401)
    expect((await reset(link)).status).toBe(400)
    expect((await verify({ ...link, token: `x${link.token.slice(1)}` })).status).toBe(401)
    expect((await verify(link)).status).toBe(200)
  })

  it('T18: does not open or change a waiting account for another password', async () => {
    const model = fresh()
    await register(model)
    let link = await linkTo(model.email)
    for (const policy of [
      MAILED,
      { activeOnRegister: true, emailConfirmationRequired: true },
      { activeOnRegister: true, emailConfirmationRequired: false },
      { activeOnRegister: false, emailConfirmationRequired: false },
    ]) {
      await setPolicy(policy)
      for (const theirs of [
        { ...model, password: 'Thief1234' },
        { ...model, userName: 'thief' },
        { ...model, userName: 'thief', email: model.email.toUpperCase() },
      ]) {
        clock.advance(3_600_000)
        const answer = await register(theirs)
        const isRevealed = policy !== MAILED || theirs.userName === model.userName
        expect(answer.status).toBe(isRevealed ? 400 : 200)
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
    await setPolicy(MAILED)
    clock.advance(3_600_000)
    await register(model)
    link = await linkTo(model.email)
    expect((await logIn('thief')).status).toBe(401)
    expect((await verify(link)).status).toBe(200)
    expect((await logIn(model.userName, 'Thief1234')).status).toBe(401)
    expect((await logIn(model.userName)).status).toBe(200)
  })

  it('T20: answers alike for an address that is in use, whatever the name is', async () => {
    const { email, userName } = await member()
    const waiting = fresh()
    await register(waiting)
    const approved = await aUser({ email_confirmed: false })
    const banned = await aUser({ role: 'Banned' })
    const addresses = [email, waiting.email, approved.email, banned.email]
    const shown = async (model: object) => {
      const { status, text, headers } = await register(model)
      return { status, text, names: Object.keys(headers).toSorted() }
    }
    for (const difference of [{}, { userName }, { userName: '' }, { password: 'short' }]) {
      clock.advance(3_600_000)
      const expected = await shown({ ...fresh(), ...difference })
      for (const address of addresses)
        expect(await shown({ ...fresh(), ...difference, email: address })).toEqual(expected)
    }
  })

  it('sends a way in to the owner of an address that somebody registers again', async () => {
    const { email, userName } = await member()
    const sent = (await mailsTo(email)).length
    expect((await register({ ...fresh(), email })).status).toBe(200)
    const mail = (await mailsTo(email)).slice(sent)
    expect(mail).toHaveLength(1)
    expect(mail[0]?.text).toContain(userName)
    expect((await reset(await linkTo(email))).status).toBe(200)
    expect((await logIn(userName, 'Better1234')).status).toBe(200)
  })

  it('sends the mail again to whoever knows name and password, but not without end', async () => {
    const model = fresh()
    await register(model)
    expect(await register(model)).toMatchObject({
      status: 200,
      body: { data: 'EmailConfirmationRequired' },
    })
    expect((await register(model)).status).toBe(200)
    expect(await register(model)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    expect(await mailsTo(model.email)).toHaveLength(3)
    clock.advance(60_000)
    expect((await register(model)).status).toBe(200)
    expect((await verify(await linkTo(model.email))).status).toBe(200)
  })

  it('says that an account is banned', async () => {
    const model = fresh()
    await register(model)
    await db
      .updateTable('users')
      .set({ role: 'Banned' })
      .where('user_name', '=', model.userName)
      .execute()
    const answer = await verify(await linkTo(model.email))
    expect(answer).toMatchObject({ status: 401, body: { title: 'This account is banned.' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

/** Milliseconds until a request for recovery is answered. */
const timeOf = async (email: string) => {
  const start = performance.now()
  expect((await recover(email)).status).toBe(200)
  const taken = performance.now() - start
  await mails()
  return taken
}

describe('a forgotten password', () => {
  it('is replaced by a link, which ends every session and works once', async () => {
    const { userName, email, client } = await member()
    expect((await recover(email.toUpperCase())).status).toBe(200)
    const link = await linkTo(email)
    expect(new URL(link.url).pathname).toBe('/account/reset')
    expect((await reset(link, 'weak')).body.title).toMatch(/^Use a password of at least 6/)
    const done = await reset(link)
    expect(done).toMatchObject({ status: 200, text: '' })
    expect(done.headers['set-cookie']).toBeUndefined()
    expect((await client.get('/api/account/profile')).status).toBe(401)
    expect((await logIn(userName)).status).toBe(401)
    expect((await logIn(userName, 'Better1234')).status).toBe(200)
    expect((await reset(link, 'Third1234')).body.title).toMatch(/^This link has already been used/)
    expect((await logIn(userName, 'Third1234')).status).toBe(401)
  })

  it('T17: older links end with the new password, and with a change of it', async () => {
    const { userName, email, client } = await member()
    await recover(email)
    const older = await linkTo(email)
    await recover(email)
    expect((await reset(await linkTo(email))).status).toBe(200)
    expect((await reset(older, 'Third1234')).status).toBe(400)
    expect((await logIn(userName, 'Better1234')).status).toBe(200)
    expect((await client.get('/api/account/profile')).status).toBe(401)
  })

  it('T20: is answered alike for known, unknown, waiting and banned addresses', async () => {
    const { email } = await member()
    const waiting = await aUser({ email_confirmed: false })
    const banned = await aUser({ role: 'Banned' })
    const before = (await mails()).length
    const answers: TestResponse[] = []
    for (const address of [email, 'nobody@example.org', waiting.email, banned.email]) {
      answers.push(await recover(address))
    }
    const shown = answers.map(({ status, text, headers }) => ({
      status,
      text,
      names: Object.keys(headers).toSorted(),
    }))
    for (const answer of shown) expect(answer).toEqual(shown[0])
    expect(shown[0]?.status).toBe(200)
    expect((await mails()).slice(before).map(({ to }) => to)).toEqual([email])
  })

  it('T20: takes the same time, because the looking up comes after the answer', async () => {
    const known = await Promise.all(Array.from({ length: 25 }, () => aUser()))
    await timeOf('warm@example.org')
    const pairs: number[][] = []
    for (const [index, { email }] of known.entries()) {
      pairs.push([await timeOf(email), await timeOf(`unknown${index}@example.org`)])
    }
    const median = (side: 0 | 1) =>
      pairs.map((pair) => pair[side] ?? 0).toSorted((a, b) => a - b)[12] ?? 0
    // A mail makes a row, a link and two texts: done before the answer it would double the time.
    expect(Math.abs(median(0) - median(1))).toBeLessThan(Math.max(3, median(1) * 0.6))
  })

  it('T20: cannot fill a mailbox, and does not reveal whether it is known', async () => {
    const { email } = await member()
    for (const address of [email, 'nobody2@example.org']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => recover(address)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
      const refused = answers.find(({ status }) => status === 429)
      expect(refused?.headers['retry-after']).toBe('60')
    }
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('T20: one address of the network cannot write to everybody', async () => {
    const requests = Array.from({ length: 450 }, (_, index) =>
      visitor.send({
        method: 'POST',
        url: '/api/account/recovery',
        remoteAddress: '203.0.113.9',
        payload: { email: `many${index}@example.org` },
      }),
    )
    const answers = await Promise.all(requests)
    const passed = answers.filter(({ status }) => status === 200).length
    expect(passed).toBe(400)
  })

  it('sends a waiting account its own link again', async () => {
    const model = fresh()
    await register(model)
    await recover(model.email)
    const link = await linkTo(model.email)
    expect(new URL(link.url).pathname).toBe('/account/verify')
    expect((await verify(link)).status).toBe(200)
  })

  it('is closed while the platform sends no mails', async () => {
    await setPolicy({ emailConfirmationRequired: false })
    expect(await recover('a@example.org')).toMatchObject({ status: 400 })
  })
})

const ask = (client: HttpClient, newMail: string) =>
  client.put('/api/account/changeemail', { newMail })
const confirm = (client: HttpClient, { token, email }: Link) =>
  client.post('/api/account/mailchangeconfirm', { token, email })

describe('a new mail address', () => {
  it('counts once its own link is followed, and the old address gets a mail', async () => {
    const { userName, email, client } = await member()
    const elsewhere = httpClient(app, { cookie: cookieOf(await logIn(userName)) })
    const next = `new-${email}`
    expect(await ask(client, next)).toMatchObject({ status: 200, body: { data: true } })
    const link = await linkTo(next)
    expect(new URL(link.url).pathname).toBe('/account/confirm')
    expect((await client.get('/api/account/profile')).body.email).toBe(email)
    expect(await confirm(client, link)).toMatchObject({ status: 200, text: '' })
    expect((await client.get('/api/account/profile')).body.email).toBe(next)
    expect((await elsewhere.get('/api/account/profile')).status).toBe(401)
    expect((await mailsTo(email)).at(-1)?.subject).toContain('was changed')
    expect((await confirm(client, link)).body.title).toMatch(/^This link has already been used/)
    expect((await logIn(next)).status).toBe(200)
    expect((await logIn(email)).status).toBe(401)
  })

  it('T17: is confirmed by nobody else', async () => {
    const [one, other] = [await member(), await member()]
    await ask(one.client, `moved-${one.email}`)
    const link = await linkTo(`moved-${one.email}`)
    expect((await confirm(other.client, link)).status).toBe(400)
    expect((await confirm(visitor, link)).status).toBe(401)
    expect((await verify(link)).status).toBe(400)
    expect((await confirm(one.client, link)).status).toBe(200)
  })

  it('is refused when it is in use, not listed, or became used meanwhile', async () => {
    const { client, email } = await member()
    const other = await aUser()
    expect((await ask(client, other.email.toUpperCase())).body.title).toBe(
      'This email address is already in use.',
    )
    await setPolicy({ emailDomainList: 'listed.example' })
    expect((await ask(client, 'a@elsewhere.example')).status).toBe(400)
    await setPolicy({ emailDomainList: '' })
    const wanted = `race-${email}`
    await ask(client, wanted)
    await aUser({ email: wanted, email_key: wanted })
    expect(await confirm(client, await linkTo(wanted))).toMatchObject({
      status: 400,
      body: { title: 'This email address is already in use.' },
    })
  })

  it('is refused with data=false while the platform confirms none', async () => {
    const { client } = await member()
    await setPolicy({ emailConfirmationRequired: false })
    expect(await ask(client, 'a@example.org')).toMatchObject({
      status: 400,
      body: { data: false, status: 400 },
    })
  })

  it('T20: cannot be used to write to strangers without end', async () => {
    const { client } = await member()
    const answers = []
    for (let index = 0; index < 5; index += 1) {
      answers.push((await ask(client, `stranger${count}-${index}@example.org`)).status)
    }
    expect(answers).toEqual([200, 200, 200, 429, 429])
  })
})

describe('what a mail says', () => {
  it('T13: is inert, whatever a name looks like', async () => {
    const model = { ...fresh(), userName: '<b>"=1+1' }
    expect((await register(model)).status).toBe(200)
    const [mail] = await mailsTo(model.email)
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.html).toContain('&lt;b&gt;&quot;=1+1')
  })

  it('is in the language of whoever asked', async () => {
    const model = fresh()
    await visitor.post('/api/account/register', model, { 'accept-language': 'zh-CN' })
    const [mail] = await mailsTo(model.email)
    expect(mail?.subject).toBe('GZ：确认你的邮箱地址')
  })
})
