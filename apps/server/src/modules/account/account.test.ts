import { describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const { app, visitor, as, aUser, db, clock, services } = await testApp()

const PASSWORD = 'Halyard42'
let count = 0
/** A registration that succeeds, with one interesting difference. */
const registration = (difference: Record<string, unknown> = {}) => {
  count += 1
  const userName = `sailor${count}`
  return { userName, email: `${userName}@example.org`, password: PASSWORD, ...difference }
}
const register = (difference?: Record<string, unknown>) =>
  visitor.post('/api/account/register', registration(difference))
const logIn = (userName: unknown, password: unknown = PASSWORD) =>
  visitor.post('/api/account/login', { userName, password })
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? ''
const changePolicy = async (accountPolicy: object) => {
  const admin = await as(await aUser({ role: 'Admin' }))
  expect(await admin.put('/api/admin/config', { accountPolicy })).toMatchObject({ status: 200 })
}

describe('registering', () => {
  it('logs the new account in', async () => {
    const response = await register({ userName: 'marlin', email: 'marlin@example.org' })
    expect(response).toMatchObject({ status: 200, body: { data: 'LoggedIn', status: 200 } })
    const profile = await httpClient(app, { cookie: cookieOf(response) }).get(
      '/api/account/profile',
    )
    expect(profile.body).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: 'User',
      userName: 'marlin',
      email: 'marlin@example.org',
      bio: '',
      phone: null,
      realName: '',
      stdNumber: '',
      avatar: null,
    })
  })

  it('records when, and lists accounts in that order', async () => {
    const admin = await as(await aUser({ role: 'Admin' }))
    const names = Array.from({ length: 12 }, (_, index) => `in-order-${index}`)
    for (const userName of names) {
      if (userName.endsWith('5')) clock.advance(1000)
      expect((await register({ userName, email: `${userName}@example.org` })).status).toBe(200)
    }
    const { data } = (await admin.post('/api/admin/users/search?hint=in-order-')).body
    expect(data.map(({ userName }: { userName: string }) => userName)).toEqual(names)
    expect(data.at(-1).registerTimeUtc).toBe(clock.now())
    const ids = data.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(ids.toSorted())
  })

  it('sets a cookie that scripts and other sites do not get', async () => {
    const cookie = String((await register()).headers['set-cookie'])
    expect(cookie).toMatch(
      /^halyard_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it.each([
    ['the same name in other letters', { userName: 'MARLIN' }, 'This name is already taken.'],
    ['the same name in wide letters', { userName: 'ｍａｒｌｉｎ' }, 'This name is already taken.'],
    [
      'the same mail in other letters',
      { email: 'Marlin@Example.org' },
      'This email address is already in use.',
    ],
    ['a name of two', { userName: 'ab' }, 'userName: use 3 to 15 characters.'],
    ['a name of two, of four units', { userName: '👍👍' }, 'userName: use 3 to 15 characters.'],
    ['a name of sixteen', { userName: 'a'.repeat(16) }, 'userName: use 3 to 15 characters.'],
    ['a blank name', { userName: '    ' }, 'userName: this must not be blank.'],
    ['a name that is padded', { userName: ' ab ' }, 'userName: use 3 to 15 characters.'],
    [
      'a name that turns the text',
      { userName: 'abc\u202Edef' },
      'The name must not contain invisible characters or line breaks.',
    ],
    ['no name', { userName: undefined }, 'userName: this is required.'],
    ['a name that is null', { userName: null }, 'userName: null is not allowed.'],
    ['a name that is a number', { userName: 12_345 }, 'userName: the type must be string.'],
    ['no mail', { email: 'nobody' }, 'email: this is not an email address.'],
    ['a mail with two ats', { email: 'a@b@c' }, 'email: this is not an email address.'],
    ['a blank password', { password: ' ' }, 'password: this must not be blank.'],
    ['a short password', { password: 'Ab1' }, /^Use a password of at least 6 characters/],
    [
      'a password without digits',
      { password: 'Abcdefgh' },
      /^Use a password of at least 6 characters/,
    ],
  ])('refuses %s', async (_, difference, title) => {
    const response = await register(difference)
    expect(response).toMatchObject({ status: 400, body: { status: 400 } })
    expect(response.body.title).toMatch(title)
  })

  it('counts the characters of a name as the contract does, an emoji as one', async () => {
    const fifteen = { userName: '👍'.repeat(15) }
    const sixteen = { userName: '👍'.repeat(16) }
    expect(await register(fifteen)).toMatchObject({ status: 200 })
    expect(await register(sixteen)).toMatchObject({ status: 400 })
  })

  it('takes keys in any letter case and ignores unknown ones', async () => {
    const { userName, email, password } = registration()
    const response = await visitor.post('/api/account/register', {
      UserName: userName,
      EMAIL: email,
      password,
      role: 'Admin',
    })
    expect(response.status).toBe(200)
    const row = await db
      .selectFrom('users')
      .select('role')
      .where('user_name', '=', userName)
      .executeTakeFirst()
    expect(row?.role).toBe('User')
  })

  it('gives one of two at the same time the name', async () => {
    const both = await Promise.all([
      register({ userName: 'twin', email: 'twin1@example.org' }),
      register({ userName: 'twin', email: 'twin2@example.org' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('follows the policy: closed, waiting for an administrator, domains', async () => {
    await changePolicy({ allowRegister: false })
    expect((await register()).body.title).toBe('Registration is closed.')

    await changePolicy({ allowRegister: true, activeOnRegister: false })
    const waiting = await register({ userName: 'patient' })
    expect(waiting).toMatchObject({ status: 200, body: { data: 'AdminConfirmationRequired' } })
    expect(waiting.headers['set-cookie']).toBeUndefined()
    expect(await logIn('patient')).toMatchObject({ status: 401 })

    await changePolicy({ activeOnRegister: true, emailDomainList: 'example.com, halyard.test' })
    expect((await register()).body.title).toContain('example.com, halyard.test')
    expect((await register({ email: 'crew@halyard.test' })).status).toBe(200)
    await changePolicy({ emailDomainList: '' })
  })

  it('neither enters nor changes an account that waits for confirmation, under any policy', async () => {
    const user = await aUser({ email: 'waiting@example.org', email_confirmed: false })
    for (const activeOnRegister of [true, false]) {
      for (const emailConfirmationRequired of [true, false]) {
        await changePolicy({ activeOnRegister, emailConfirmationRequired })
        const response = await register({ email: 'Waiting@example.org' })
        const isMailed = !activeOnRegister && emailConfirmationRequired
        expect(response.status).toBe(isMailed ? 200 : 400)
        expect(response.headers['set-cookie']).toBeUndefined()
      }
    }
    await changePolicy({ activeOnRegister: true, emailConfirmationRequired: false })
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirst()
    expect(row).toMatchObject({
      email_confirmed: false,
      password_hash: 'none',
      user_name: user.userName,
    })
  })
})

describe('logging in', () => {
  it('takes the name or the mail, in any letter case', async () => {
    await register({ userName: 'Coral', email: 'coral@example.org' })
    for (const login of ['Coral', 'cORAL', 'coral@example.org', 'CORAL@example.org']) {
      const response = await logIn(login)
      expect(response).toMatchObject({ status: 200, text: '' })
      expect(response.headers['set-cookie']).toContain('halyard_session=')
    }
  })

  it('says the same for a wrong password, an unknown name and an unconfirmed account', async () => {
    await register({ userName: 'dory' })
    await aUser({ user_name: 'unsure', email_confirmed: false })
    const answers = [await logIn('dory', 'Wrong1234'), await logIn('nobody'), await logIn('unsure')]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 401,
        body: { title: 'Name or password is wrong.', status: 401 },
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('says that an account is banned only with the right password', async () => {
    await register({ userName: 'pirate' })
    await db
      .updateTable('users')
      .set({ role: 'Banned' })
      .where('user_name', '=', 'pirate')
      .execute()
    expect((await logIn('pirate')).body.title).toBe('This account is banned.')
    expect((await logIn('pirate', 'Wrong1234')).body.title).toBe('Name or password is wrong.')
  })

  it('T21: slows down after five failures on an account, and resets them after a success', async () => {
    await register({ userName: 'nemo' })
    const wrong = () => logIn('nemo', 'Wrong1234')
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).status).toBe(401)
    const blocked = await logIn('nemo')
    expect(blocked).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    clock.advance(1000)
    expect((await wrong()).status).toBe(401)
    expect((await wrong()).headers['retry-after']).toBe('2')
    clock.advance(2000)
    expect((await logIn('nemo')).status).toBe(200)
    expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(401)
  })

  it('T21: counts attempts at the same time one by one', async () => {
    await register({ userName: 'squirt' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn('squirt', 'Wrong1234')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it("is not disturbed by an account named like somebody's mail", async () => {
    await register({ userName: 'victim', email: 'v@x.org' })
    await register({ userName: 'v@x.org', password: 'Other1234' })
    expect((await logIn('v@x.org')).status).toBe(200)
  })
})

describe('a session', () => {
  it('lasts seven days from its last use', async () => {
    const user = await as(await aUser())
    clock.advance(6 * 24 * 3_600_000)
    const used = await user.get('/api/account/profile')
    expect(used.status).toBe(200)
    expect(used.headers['set-cookie']).toContain('Max-Age=604800')
    clock.advance(6 * 24 * 3_600_000)
    expect((await user.get('/api/account/profile')).status).toBe(200)
    clock.advance(7 * 24 * 3_600_000)
    expect((await user.get('/api/account/profile')).status).toBe(401)
  })

  it('ends with logging out', async () => {
    const user = await as(await aUser())
    const response = await user.post('/api/account/logout')
    expect(response).toMatchObject({ status: 200, text: '' })
    expect(response.headers['set-cookie']).toMatch(
      /^halyard_session=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/,
    )
    expect(await user.get('/api/account/profile')).toMatchObject({
      status: 401,
      body: { title: 'Log in first.' },
    })
    expect((await user.post('/api/account/logout')).status).toBe(401)
  })

  it('ends everywhere on request, with the links in mails, and nobody else’s with it', async () => {
    const row = await aUser()
    const [here, there, other] = [await as(row), await as(row), await as(await aUser())]
    expect((await here.post('/api/account/logout?everywhere=false')).status).toBe(200)
    expect((await there.get('/api/account/profile')).status).toBe(200)
    const again = await as(row)
    const answer = await again.post('/api/account/logout?everywhere=true')
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect((await there.get('/api/account/profile')).status).toBe(401)
    expect((await again.get('/api/account/profile')).status).toBe(401)
    expect((await other.get('/api/account/profile')).status).toBe(200)
    const left = await db.selectFrom('sessions').selectAll().where('user_id', '=', row.id).execute()
    expect(left).toEqual([])
  })

  it('loses its rights at once when the account is banned, but may still be closed', async () => {
    const row = await aUser({ role: 'Admin' })
    const admin = await as(row)
    expect((await admin.get('/api/admin/config')).status).toBe(200)
    await db.updateTable('users').set({ role: 'User' }).where('id', '=', row.id).execute()
    expect(await admin.get('/api/admin/config')).toMatchObject({
      status: 403,
      body: { status: 403 },
    })
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', row.id).execute()
    expect(await admin.get('/api/account/profile')).toMatchObject({ status: 403 })
    expect((await admin.post('/api/account/logout')).status).toBe(200)
  })

  it('is not opened by anything but its own cookie', async () => {
    for (const cookie of [
      'halyard_session=',
      'halyard_session=abc',
      `halyard_session=${'A'.repeat(43)}`,
    ]) {
      expect((await httpClient(app, { cookie }).get('/api/account/profile')).status).toBe(401)
    }
  })

  it('is kept as a hash only', async () => {
    const response = await register()
    const token = cookieOf(response).split('=')[1] ?? ''
    const rows = await db.selectFrom('sessions').selectAll().execute()
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
  })
})

describe('the profile', () => {
  it('changes what is sent and keeps what is null or absent', async () => {
    const user = await as(await aUser())
    const change = {
      userName: 'renamed',
      bio: 'Meow',
      phone: '+49 30 1234',
      realName: 'Cat',
      stdNumber: '7',
    }
    expect(await user.put('/api/account/update', change)).toMatchObject({ status: 200, text: '' })
    expect(await user.put('/api/account/update', { bio: null, realName: '' })).toMatchObject({
      status: 200,
    })
    const { body } = await user.get('/api/account/profile')
    expect(body).toMatchObject({ ...change, realName: '' })
  })

  it.each([
    [{ userName: 'x' }, 'userName: use 3 to 15 characters.'],
    [{ bio: 'x'.repeat(129) }, 'bio: use at most 128 characters.'],
    [{ phone: '' }, 'phone: this is not a phone number.'],
    [{ phone: 'call me' }, 'phone: this is not a phone number.'],
    [{ stdNumber: 'x'.repeat(65) }, 'stdNumber: use at most 64 characters.'],
    [{ realName: 5 }, 'realName: the type must be string.'],
  ])('refuses %o', async (change, title) => {
    const user = await as(await aUser())
    expect(await user.put('/api/account/update', change)).toMatchObject({
      status: 400,
      body: { title },
    })
  })

  it("does not take another's name", async () => {
    await aUser({ user_name: 'taken' })
    const user = await as(await aUser())
    const response = await user.put('/api/account/update', { userName: 'TAKEN' })
    expect(response).toMatchObject({ status: 400, body: { title: 'This name is already taken.' } })
  })

  it('is for whoever is logged in', async () => {
    expect((await visitor.get('/api/account/profile')).status).toBe(401)
    expect((await visitor.put('/api/account/update', { bio: '' })).status).toBe(401)
  })
})

describe('a new password', () => {
  it('needs the old one, and ends every other session', async () => {
    const first = await register({ userName: 'changer' })
    const here = httpClient(app, { cookie: cookieOf(first) })
    const elsewhere = httpClient(app, { cookie: cookieOf(await logIn('changer')) })
    const change = (old: string, next: string) =>
      here.put('/api/account/changepassword', { old, new: next })

    expect((await change('Wrong1234', 'Better1234')).body.title).toBe(
      'The current password is wrong.',
    )
    expect((await change(PASSWORD, 'tooweak')).body.title).toMatch(/^Use a password of at least 6/)
    expect((await change(PASSWORD, 'abc')).body.title).toBe('new: use at least 6 characters.')
    expect(await change(PASSWORD, 'Better1234')).toMatchObject({ status: 200, text: '' })

    expect((await here.get('/api/account/profile')).status).toBe(200)
    expect((await elsewhere.get('/api/account/profile')).status).toBe(401)
    expect((await logIn('changer')).status).toBe(401)
    expect((await logIn('changer', 'Better1234')).status).toBe(200)
  })
})

describe('the captcha', () => {
  it('T21: is asked for when the policy says so, and counts once', async () => {
    const { readPowAnswer } = await import('#modules/captcha/hash-pow.ts')
    const { solvePow } = await import('#testing/solve-pow.ts')
    await changePolicy({ useCaptcha: true })
    expect((await register()).body.title).toBe('The captcha was not solved. Try again.')
    const { body: challenge } = await visitor.get('/api/captcha/powchallenge')
    const answer = solvePow(challenge)
    expect(readPowAnswer(answer)?.id).toBe(challenge.id)
    expect((await register({ challenge: `${challenge.id}:zzzzzzzzzzzzzzzz` })).status).toBe(400)
    expect((await register({ challenge: answer })).status).toBe(200)
    expect((await register({ challenge: answer })).status).toBe(400)
    expect((await logIn('marlin')).status).toBe(400)
    await changePolicy({ useCaptcha: false })
    expect(services.config.powDifficulty).toBe(8)
  })
})
