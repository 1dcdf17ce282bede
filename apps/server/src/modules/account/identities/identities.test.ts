// People log in with a provider that others run: the one of the tests is a real one, on a port of this machine.
import { describe, expect, it } from 'vitest'
import { browser, PUBLIC_URL } from '#testing/open-id/browser.ts'
import { optionsOf, realProvider } from '#testing/open-id/real-provider.ts'
import type { Claims } from '#testing/open-id/real-provider.ts'
import { secondFactorSteps } from '#testing/second-factor.ts'
import { testApp } from '#testing/test-app.ts'

const provider = await realProvider(['real', 'strict', 'roles'])
const app = await testApp({
  publicUrl: PUBLIC_URL,
  providers: [
    optionsOf(provider),
    { ...optionsOf(provider, 'strict'), domains: ['uni.example'], groups: ['students'] },
    {
      ...optionsOf(provider, 'roles'),
      scopes: 'groups',
      monitorGroups: ['watch'],
      adminGroups: ['root'],
    },
  ],
})
const { db, aUser, cookieOf, clock, services } = app
const { aPerson: aPersonWithPassword, setUpTotp } = secondFactorSteps(app)

let count = 0
const aPerson = (claims: Claims = {}) => {
  count += 1
  const email = `person${count}@uni.example`
  return {
    id: `subject-${count}`,
    claims: { email, email_verified: true, preferred_username: `person${count}`, ...claims },
  }
}
const policy = (accountPolicy: object) => {
  const save = db.transaction().execute((tx) => services.settings.save(tx, { accountPolicy }))
  return save.then(() => services.settings.forget())
}
const startUrl = (id = 'real', from = '/games') =>
  `/api/account/providers/${id}/start?from=${encodeURIComponent(from)}`

/** A log-in of that person, with the browser they use. */
async function logIn(person = aPerson(), { id = 'real', own = browser(app.app) } = {}) {
  provider.person = person
  const response = await provider.through(own, await own.get(startUrl(id)))
  return { own, person, response, location: String(response.headers['location']) }
}
/** … and the account that they make. */
async function join(person = aPerson(), { id = 'real', userName = person.id } = {}) {
  const { own } = await logIn(person, { id })
  const joined = await own.post('/api/account/join', { userName: userName.slice(-15) })
  expect(joined.status).toBe(200)
  return { own, person, body: joined.body }
}
const problemIn = (location: string) =>
  new URL(location, PUBLIC_URL).searchParams.get('problem') ?? location
const link = async (own: ReturnType<typeof browser>, person = aPerson()) => {
  provider.person = person
  const started = await own.post('/api/account/identities', { provider: 'real' })
  return { person, response: await provider.through(own, started) }
}
const proven = (email: string) => ({ email, email_key: email, proven_email_key: email })

describe('a stranger', () => {
  it('is led to the provider and back, chooses a user name, and is logged in from then on', async () => {
    const { own, person, location } = await logIn()
    expect(location).toBe('/account/join?from=%2Fgames')
    expect((await own.get('/api/account/join')).body).toEqual({
      label: 'The real one',
      userName: person.claims.preferred_username,
      email: person.claims.email,
      isEmailVerified: true,
    })
    const joined = await own.post('/api/account/join', { userName: 'Marlin' })
    expect(joined.body).toMatchObject({ data: 'LoggedIn' })
    expect(await own.who()).toBe('Marlin')
    const again = await logIn(person)
    expect(again.location).toBe('/games')
    expect(await again.own.who()).toBe('Marlin')
  })

  it.each([
    ['taken', 'Taken', 400],
    ['in another script, but the same', 'ＴＡＫＥＮ', 400],
    ['that hides a mark', 'Ta\u200Bken', 400],
    ['that turns the text', 'Ta\u202Eken', 400],
    ['too short', 'ab', 400],
    ['of letters of any script', '旗を取る人', 200],
    ['from right to left', 'ملاح جديد', 200],
  ])('may not take a name that is %s, and chooses another one', async (_, userName, status) => {
    await aUser({ user_name: 'Taken', user_name_key: 'taken' }).catch(() => undefined)
    const { own } = await logIn()
    expect((await own.post('/api/account/join', { userName })).status).toBe(status)
    if (status === 200) return
    count += 1
    expect((await own.post('/api/account/join', { userName: `free${count}` })).status).toBe(200)
  })

  it('is not offered a name that is taken', async () => {
    await aUser({ user_name: 'admiral', user_name_key: 'admiral' })
    const { own } = await logIn(aPerson({ preferred_username: 'admiral', name: 'Ann Admiral' }))
    expect((await own.get('/api/account/join')).body.userName).toBe('Ann Admiral')
  })

  it('makes one account of what the provider said, however often it is sent', async () => {
    const { own } = await logIn()
    const names = ['first-one', 'second-one', 'third-one']
    const all = await Promise.all(
      names.map((userName) => own.post('/api/account/join', { userName })),
    )
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
  })

  it('keeps to the rules of the registration', async () => {
    await policy({ allowRegister: false })
    expect(problemIn((await logIn()).location)).toBe('closed')
    await policy({ allowRegister: true, activeOnRegister: false })
    const person = aPerson()
    expect((await join(person)).body.data).toBe('AdminConfirmationRequired')
    expect(problemIn((await logIn(person)).location)).toBe('waiting')
    await policy({ activeOnRegister: true, emailDomainList: 'other.example' })
    const { own } = await logIn()
    const refused = await own.post('/api/account/join', { userName: 'stranger' })
    expect(refused.body.title).toContain('other.example')
    await policy({ emailDomainList: '', useCaptcha: true })
    expect((await own.post('/api/account/join', { userName: 'stranger' })).status).toBe(400)
    await policy({ useCaptcha: false })
    expect((await own.post('/api/account/join', { userName: 'stranger' })).status).toBe(200)
  })

  it('needs no mail for an address that the provider has verified, and one for any other', async () => {
    await policy({ activeOnRegister: false, emailConfirmationRequired: true })
    expect((await join()).body.data).toBe('LoggedIn')
    const { own } = await logIn(aPerson({ email_verified: false }))
    const model = { userName: 'typed-it', email: 'typed@uni.example' }
    expect((await own.post('/api/account/join', model)).body.data).toBe('EmailConfirmationRequired')
    expect((await app.mails()).at(-1)?.to).toBe('typed@uni.example')
    expect(await own.who()).toBeUndefined()
    // Whose address it is nobody learns; its owner gets a mail.
    const other = await logIn(aPerson({ email_verified: false }))
    const same = { userName: 'typed-too', email: 'typed@uni.example' }
    expect((await other.own.post('/api/account/join', same)).status).toBe(200)
    await policy({ activeOnRegister: true, emailConfirmationRequired: false })
  })

  it('waits a quarter of an hour at most with the choice', async () => {
    const { own } = await logIn()
    clock.advance(15 * 60_000 + 1)
    expect((await own.get('/api/account/join')).status).toBe(404)
    expect((await own.post('/api/account/join', { userName: 'too-late' })).status).toBe(404)
  })
})

describe('an account that is there', () => {
  it('is opened by a mail address that both sides have verified', async () => {
    const person = aPerson()
    const { userName } = await aUser(proven(person.claims.email))
    const { own, location } = await logIn(person)
    expect(location).toBe('/games')
    expect(await own.who()).toBe(userName)
    expect((await app.mails()).at(-1)).toMatchObject({ to: person.claims.email })
  })

  it('is not opened by an address that was only typed, here or there', async () => {
    const person = aPerson()
    const email = person.claims.email
    await aUser({ email, email_key: email })
    expect(problemIn((await logIn(person)).location)).toBe('emailTaken')
    const other = aPerson({ email_verified: false })
    await aUser(proven(other.claims.email))
    expect((await logIn(other)).location).toContain('/account/join')
    const text = aPerson({ email_verified: 'true' })
    await aUser(proven(text.claims.email))
    expect((await logIn(text)).location).toContain('/account/join')
  })

  it.each([
    ['Admin', 'staff'],
    ['Monitor', 'staff'],
    ['Banned', 'banned'],
  ] as const)('of an account of %s is not opened by its address', async (role, problem) => {
    const person = aPerson()
    await aUser({ ...proven(person.claims.email), role })
    const { own, location } = await logIn(person)
    expect(problemIn(location)).toBe(problem)
    expect(await own.who()).toBeUndefined()
  })

  it('is never opened by its user name', async () => {
    const { userName } = await aUser()
    const { location } = await logIn(aPerson({ preferred_username: userName }))
    expect(location).toContain('/account/join')
  })

  it('with a second factor is asked for it, too', async () => {
    const user = await aPersonWithPassword()
    const own = browser(app.app, await cookieOf(user))
    const { person } = await link(own)
    await setUpTotp(user.client)
    const { own: again, location } = await logIn(person)
    expect(location).toBe('/account/login?step=2&from=%2Fgames')
    expect(await again.who()).toBeUndefined()
  })

  it('stays banned', async () => {
    const { own, person } = await join()
    const name = (await own.who()) ?? ''
    await db.updateTable('users').set({ role: 'Banned' }).where('user_name', '=', name).execute()
    const { own: banned, location } = await logIn(person)
    expect(problemIn(location)).toBe('banned')
    expect(await banned.who()).toBeUndefined()
  })
})

describe('linking', () => {
  it('is done while logged in, mailed, and undone', async () => {
    const user = await aUser()
    const own = browser(app.app, await cookieOf(user))
    const { person, response } = await link(own)
    expect(response.headers['location']).toBe('/account/profile?linked=1#identities')
    const { body } = await own.get('/api/account/identities')
    expect(body).toMatchObject({
      hasPassword: true,
      identities: [{ provider: 'real', name: person.claims.preferred_username }],
    })
    expect((await app.mails()).at(-1)?.to).toBe(user.email)
    expect(await (await logIn(person)).own.who()).toBe(user.userName)
    const url = `/api/account/identities/${body.identities[0].id}`
    const stranger = browser(app.app, await cookieOf(await aUser()))
    expect((await stranger.delete(url)).status).toBe(404)
    expect((await own.delete(url)).status).toBe(200)
    expect((await own.delete(url)).status).toBe(404)
    expect((await logIn(person)).location).toContain('/account/join')
  })

  it('keeps one foreign account with one account, and one of a provider with each', async () => {
    const { person } = await join()
    const own = browser(app.app, await cookieOf(await aUser()))
    expect(problemIn(String((await link(own, person)).response.headers['location']))).toBe(
      'linkTaken',
    )
    await link(own)
    const second = await link(own)
    expect(second.response.headers['location']).toBe('/account/profile?problem=linkedAlready')
  })

  it('of one foreign account by two people at once succeeds once', async () => {
    provider.person = aPerson()
    const browsers = [
      browser(app.app, await cookieOf(await aUser())),
      browser(app.app, await cookieOf(await aUser())),
    ]
    const backs = await Promise.all(
      browsers.map(async (own) => {
        const { body } = await own.post('/api/account/identities', { provider: 'real' })
        return (await provider.walk(body.location)).slice(PUBLIC_URL.length)
      }),
    )
    const ends = await Promise.all(browsers.map((own, index) => own.get(backs[index] ?? '')))
    expect(ends.map(({ headers }) => String(headers['location'])).toSorted()).toEqual([
      '/account/profile?linked=1#identities',
      '/account/profile?problem=linkTaken',
    ])
  })

  it('ends with the session it began in, and with the account', async () => {
    const user = await aUser()
    const own = browser(app.app, await cookieOf(user))
    provider.person = aPerson()
    const begin = async () => {
      const { body } = await own.post('/api/account/identities', { provider: 'real' })
      return (await provider.walk(body.location)).slice(PUBLIC_URL.length)
    }
    const back = await begin()
    own.cookies.delete('halyard_session')
    expect((await own.get(back)).headers['location']).toBe('/account/profile?problem=loggedOut')
    own.cookies.set('halyard_session', (await cookieOf(user)).split('=')[1] ?? '')
    const later = await begin()
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    const end = await own.get(later)
    expect(problemIn(String(end.headers['location']))).toBe('expired')
    expect(await db.selectFrom('identities').where('user_id', '=', user.id).execute()).toEqual([])
  })

  it('leaves the last way to log in until there is a password', async () => {
    const { own } = await join()
    const { body } = await own.get('/api/account/identities')
    expect(body.hasPassword).toBe(false)
    const url = `/api/account/identities/${body.identities[0].id}`
    expect((await own.delete(url)).status).toBe(400)
    expect((await own.put('/api/account/password', { new: 'weak' })).status).toBe(400)
    expect((await own.put('/api/account/password', { new: 'Halyard42' })).status).toBe(200)
    expect((await own.put('/api/account/password', { new: 'Halyard43' })).status).toBe(400)
    expect((await own.delete(url)).status).toBe(200)
    const userName = await own.who()
    const login = { userName, password: 'Halyard42' }
    expect((await browser(app.app).post('/api/account/login', login)).status).toBe(200)
  })

  it('does not let in with an empty password', async () => {
    const { own } = await join()
    const login = { userName: await own.who(), password: ' ' }
    expect((await browser(app.app).post('/api/account/login', login)).status).not.toBe(200)
  })
})

describe('a provider', () => {
  it('lets in whom its domains and groups name', async () => {
    const id = 'strict'
    const good = aPerson({ groups: ['students'] })
    const at = async (claims: Claims) =>
      problemIn(
        (await logIn({ ...aPerson(), claims: { ...good.claims, ...claims } }, { id })).location,
      )
    expect(await at({ groups: ['staff'] })).toBe('notAllowed')
    expect(await at({ groups: undefined })).toBe('notAllowed')
    expect(await at({ email: 'a@other.example' })).toBe('notAllowed')
    expect(await at({ email: 'a@uni.example.org' })).toBe('notAllowed')
    expect(await at({ email_verified: false })).toBe('notAllowed')
  })

  it('gives a role by groups and takes it away again, and never lifts a ban', async () => {
    const id = 'roles'
    const person = aPerson({ groups: ['watch'] })
    const { own } = await join(person, { id })
    const name = (await own.who()) ?? ''
    const role = async () =>
      (await own.get('/api/account/profile')).body?.role ??
      (await db.selectFrom('users').select('role').where('user_name', '=', name).executeTakeFirst())
        ?.role
    expect(await role()).toBe('Monitor')
    const as = (groups: string[]) => ({ ...person, claims: { ...person.claims, groups } })
    await aUser({ role: 'Admin' })
    await logIn(as(['root', 'watch']), { id, own })
    expect(await role()).toBe('Admin')
    await logIn(as([]), { id, own })
    expect(await role()).toBe('User')
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('operation', '=', 'finishSignIn')
      .execute()
    expect(entries.length).toBe(3)
    await db.updateTable('users').set({ role: 'Banned' }).where('user_name', '=', name).execute()
    await logIn(as(['root']), { id })
    expect(await role()).toBe('Banned')
  })

  it('is asked twice at most by a log-in, once its addresses and keys are known', async () => {
    const { person } = await join()
    await logIn(person)
    provider.asked.length = 0
    await logIn(person)
    expect(provider.asked).toEqual(['/token', '/me'])
  })

  it('leads back to no other site', async () => {
    const { person } = await join()
    provider.person = person
    for (const from of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
    ]) {
      const own = browser(app.app)
      const { headers } = await provider.through(own, await own.get(startUrl('real', from)))
      expect(headers['location']).toBe('/')
    }
  })

  it('is unknown', async () => {
    const { headers } = await browser(app.app).get(startUrl('nobody'))
    expect(problemIn(String(headers['location']))).toBe('gone')
    const own = browser(app.app, await cookieOf(await aUser()))
    expect((await own.post('/api/account/identities', { provider: 'nobody' })).status).toBe(404)
  })

  it('comes back to any process of the platform', async () => {
    const other = await app.another()
    provider.person = aPerson()
    const own = browser(app.app)
    const start = await own.get(startUrl())
    const back = await provider.walk(String(start.headers['location']))
    const cookie = [...own.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(`${other}${back.slice(PUBLIC_URL.length)}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(answer.headers.get('location')).toBe('/account/join?from=%2Fgames')
  })
})
