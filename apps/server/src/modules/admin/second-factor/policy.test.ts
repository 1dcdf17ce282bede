import { afterEach, describe, expect, it } from 'vitest'
import { httpClient } from '#testing/http-client.ts'
import { ORIGIN, PASSWORD, cookiesOf, secondFactorSteps } from '#testing/second-factor.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp({ publicUrl: ORIGIN })
const { another, app, db, mails } = testing
const { aPerson, setUpTotp } = secondFactorSteps(testing)
const keeper = await aPerson('Admin')
await setUpTotp(keeper.client)
const path = '/api/admin/secondfactor'

const save = async (policy: object) =>
  expect((await keeper.client.put(path, policy)).status).toBe(200)
const MISSING = {
  status: 403,
  body: {
    title: 'Your account needs a second factor for this. Set one up in your profile.',
    need: 'setUp',
  },
}

const logIn = (userName: string, cookie = '') =>
  httpClient(app, { cookie }).post('/api/account/login', { userName, password: PASSWORD })
const subjects = async (email: string) =>
  (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

afterEach(() => db.deleteFrom('config').where('section', '=', 'secondFactor').execute())

describe('the policy', () => {
  it('asks nobody until it is changed, and is a resource of its own', async () => {
    const { body } = await keeper.client.get(path)
    expect(body).toEqual({ requiredOf: null, newDeviceMail: false, etag: body.etag })
    const headers = { 'if-match': body.etag }
    const saved = await keeper.client.put(path, { requiredOf: 'Monitor' }, headers)
    expect(saved.body).toMatchObject({ requiredOf: 'Monitor', newDeviceMail: false })
    expect((await keeper.client.put(path, {}, headers)).status).toBe(412)
    await keeper.client.put('/api/admin/config', { globalConfig: { slogan: 'Saved by others' } })
    expect((await keeper.client.get(path)).body).toEqual(saved.body)
    const [entry] = (await keeper.client.get('/api/admin/audit?kind=Setting&count=2')).body.filter(
      ({ subjectId }: { subjectId: string }) => subjectId === 'secondFactor',
    )
    expect(JSON.stringify(entry)).toContain('requiredOf')
  })

  it.each([
    ['Admin', ['Admin']],
    ['Monitor', ['Admin', 'Monitor']],
    ['User', ['Admin', 'Monitor', 'User']],
  ] as const)('from %s on concerns %j', async (requiredOf, concerned) => {
    await save({ requiredOf })
    for (const role of ['User', 'Monitor', 'Admin'] as const) {
      const { client } = await aPerson(role)
      const isConcerned = (concerned as readonly string[]).includes(role)
      const profile = (await client.get('/api/account/profile')).body
      expect([role, profile.role, profile.secondFactorMissing === true]).toEqual([
        role,
        role,
        isConcerned,
      ])
      expect((await client.get('/api/account/secondfactor')).body.isRequired).toBe(isConcerned)
    }
  })
})

describe('who lacks a second factor', () => {
  it('has no more rights than a player, until one is set up', async () => {
    await save({ requiredOf: 'Monitor' })
    const { client } = await aPerson('Admin')
    for (const url of ['/api/admin/users', '/api/edit/games?count=1&skip=0', '/api/tokens', path])
      expect([url, await client.get(url)]).toMatchObject([url, MISSING])
    expect(await client.post('/api/tokens', { name: 'a way around' })).toMatchObject(MISSING)
    expect((await client.get('/api/team')).status).toBe(200)
    await setUpTotp(client)
    expect((await client.get('/api/admin/users')).status).toBe(200)
    expect((await client.get('/api/account/profile')).body.secondFactorMissing).toBe(undefined)
  })

  it('sees as a player what staff see more of', async () => {
    const game = await testing.aGame({ hidden: true })
    const { client } = await aPerson('Admin')
    expect((await client.get(`/api/game/${game.id}`)).status).toBe(200)
    await save({ requiredOf: 'Admin' })
    expect((await client.get(`/api/game/${game.id}`)).status).toBe(404)
  })

  it('can do nothing but set one up where everybody has to have one', async () => {
    await save({ requiredOf: 'User' })
    const { client } = await aPerson()
    for (const url of ['/api/team', '/api/account/sessions'])
      expect([url, await client.get(url)]).toMatchObject([url, MISSING])
    expect(await client.put('/api/account/update', { bio: 'x' })).toMatchObject(MISSING)
    const session = { old: PASSWORD, new: 'Halyard43' }
    expect(await client.put('/api/account/changepassword', session)).toMatchObject(MISSING)
    expect((await client.get('/api/config')).status).toBe(200)
    await setUpTotp(client)
    expect((await client.get('/api/team')).status).toBe(200)
    expect((await client.post('/api/account/logout')).status).toBe(200)
  })

  it('lacks it again once it is removed', async () => {
    const { client } = await aPerson('Admin')
    await setUpTotp(client)
    await save({ requiredOf: 'Admin' })
    expect((await client.get('/api/admin/users')).status).toBe(200)
    expect((await client.delete('/api/account/secondfactor/totp')).status).toBe(200)
    expect(await client.get('/api/admin/users')).toMatchObject(MISSING)
  })

  it('is known to every process at once', async () => {
    const url = await another()
    const person = await aPerson('Admin')
    const cookie = await testing.cookieOf(person)
    const ask = async () => (await fetch(`${url}/api/admin/users`, { headers: { cookie } })).status
    expect(await ask()).toBe(200)
    await save({ requiredOf: 'Admin' })
    expect(await ask()).toBe(403)
  })

  it('keeps its API tokens, which the policy does not concern', async () => {
    const { client } = await aPerson('Admin')
    const { token } = (await client.post('/api/tokens', { name: 'reads' })).body
    await save({ requiredOf: 'User' })
    const game = await testing.aGame()
    const bearer = httpClient(app, { authorization: `Bearer ${token}` })
    expect((await bearer.get(`/api/game/games/${game.id}/events`)).body?.need).toBe(undefined)
  })
})

describe('mails about new devices', () => {
  it('are not sent unless the platform wants them', async () => {
    const { userName, email } = await aPerson()
    const response = await logIn(userName)
    expect(cookiesOf(response)).not.toContain('halyard_browser')
    expect(await subjects(email)).toEqual([])
  })

  it('are sent once for each browser that is new to an account', async () => {
    await save({ newDeviceMail: true })
    const { userName, email } = await aPerson()
    const first = await logIn(userName)
    expect(first.status).toBe(200)
    const browser = cookiesOf(first)
      .split('; ')
      .find((cookie) => cookie.startsWith('halyard_browser='))
    expect(await subjects(email)).toEqual(['GZ: log-in from a new device'])
    await logIn(userName, browser)
    expect(await subjects(email)).toHaveLength(1)
    await logIn(userName)
    expect(await subjects(email)).toHaveLength(2)
    const other = await aPerson()
    await logIn(other.userName, browser)
    expect(await subjects(other.email)).toHaveLength(1)
  })
})
