import { describe, expect, it } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { as, aUser, aTeam, db, visitor } = testing
const keeper = await aUser({ role: 'Admin' })
const admin = await as(keeper)
const NOBODY = '00000000-0000-4000-8000-000000000000'
const PASSWORD = 'Halyard42'

const find = async (hint: string) =>
  (await admin.post(`/api/admin/users/search?hint=${encodeURIComponent(hint)}`)).body
const logIn = (userName: string, password: string) =>
  visitor.post('/api/account/login', { userName, password })

describe('the list of users', () => {
  it('is by id, in pages, with the number of all', async () => {
    for (let count = 0; count < 4; count += 1) await aUser()
    const all = (await admin.get('/api/admin/users')).body
    expect(all.total).toBe(all.length)
    const ids = all.data.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(ids.toSorted())
    const page = (await admin.get('/api/admin/users?count=2&skip=1')).body
    expect(page).toMatchObject({ length: 2, total: all.total })
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1, 3))
    expect((await admin.get('/api/admin/users?count=501')).status).toBe(400)
  })

  it('is found in by every text of a user, in any letter case, as text and not as a pattern', async () => {
    const user = await aUser({
      user_name: 'Nautilus',
      real_name: 'Ned Land',
      std_number: 'S-4711',
      phone: '+33 1 2345',
    })
    for (const hint of ['NAUTI', user.email, 'ned l', '4711', '+33 1', user.id.slice(0, 13)]) {
      expect([hint, (await find(hint)).data.map(({ id }: { id: string }) => id)]).toEqual([
        hint,
        [user.id],
      ])
    }
    for (const hint of ['%', '_', 'Naut%', '\\', "' or 1=1"]) {
      expect([hint, (await find(hint)).length]).toEqual([hint, 0])
    }
    expect((await admin.post('/api/admin/users/search?hint=')).status).toBe(400)
  })

  it.each(['users', 'teams'])(
    'T36: a search in %s takes a hundred characters at most',
    async (what) => {
      const search = (hint: string) => admin.post(`/api/admin/${what}/search?hint=${hint}`)
      expect((await search('a'.repeat(100))).status).toBe(200)
      expect(await search('a'.repeat(101))).toMatchObject({
        status: 400,
        body: { title: 'hint: use at most 100 characters.' },
      })
    },
  )

  it('T36: takes hostile texts in no more time than others', async () => {
    for (const hint of ['%_'.repeat(50), '\\'.repeat(100), 'a'.repeat(100)]) {
      const start = performance.now()
      expect((await find(hint)).length).toBe(0)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})

const model = (name: string, more: object = {}) => ({
  userName: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  ...more,
})

describe('making users', () => {
  it('makes confirmed ones, the first of a team its captain', async () => {
    const body = [
      model('batch1', { teamName: 'Batchers', realName: 'One' }),
      model('batch2', { teamName: 'Batchers' }),
      model('batch3'),
    ]
    expect(await admin.post('/api/admin/users', body)).toMatchObject({ status: 200, text: '' })
    for (const { userName } of body) expect((await logIn(userName, PASSWORD)).status).toBe(200)
    const [row] = (await find('batch1')).data
    expect(row).toMatchObject({
      emailConfirmed: true,
      role: 'User',
      realName: 'One',
      registerTimeUtc: 0,
    })
    const [team] = (await admin.post('/api/admin/teams/search?hint=batchers')).body.data
    expect(
      team.members.map(({ userName, captain }: { userName: string; captain: boolean }) => [
        userName,
        captain,
      ]),
    ).toEqual([
      ['batch1', true],
      ['batch2', false],
    ])
  })

  it('changes those that exist, and ends their sessions', async () => {
    await admin.post('/api/admin/users', [model('known')])
    const [{ id }] = (await find('known')).data
    const session = await as({ id })
    const body = [
      model('known', { password: 'Other1234', realName: 'Known', email: 'k2@example.org' }),
    ]
    expect((await admin.post('/api/admin/users', body)).status).toBe(200)
    expect((await logIn('known', PASSWORD)).status).toBe(401)
    expect((await logIn('k2@example.org', 'Other1234')).status).toBe(200)
    expect((await session.get('/api/account/profile')).status).toBe(401)
  })

  it('keeps nothing of a list with a mistake', async () => {
    const [other] = [await aUser()]
    for (const wrong of [
      model('good2', { password: 'weak12' }),
      model('x'),
      model('good2', { email: 'no mail' }),
      // The name of one account and the mail of another.
      { ...model('known'), email: other.email },
    ]) {
      expect((await admin.post('/api/admin/users', [model('good1'), wrong])).status).toBe(400)
      expect((await find('good1')).length).toBe(0)
    }
  })
})

describe('changing a user', () => {
  it('changes what is sent; a new mail waits unless it is sent confirmed', async () => {
    const user = await aUser()
    const url = `/api/admin/users/${user.id}`
    const change = { bio: 'B', realName: 'R', stdNumber: '7', phone: '555 0142', role: 'Monitor' }
    expect(await admin.put(url, change)).toMatchObject({ status: 200, text: '' })
    expect((await admin.put(url, { bio: null })).status).toBe(200)
    expect((await admin.get(url)).body).toMatchObject({ ...change, userName: user.userName })
    const session = await as(user)
    await admin.put(url, { email: `new-${user.email}` })
    expect((await find(user.id)).data[0]).toMatchObject({
      email: `new-${user.email}`,
      emailConfirmed: false,
    })
    expect((await session.get('/api/account/profile')).status).toBe(401)
    await admin.put(url, { email: user.email, emailConfirmed: true })
    expect((await find(user.id)).data[0].emailConfirmed).toBe(true)
  })

  it('refuses names and mails of others, and says 404 for nobody', async () => {
    const [one, two] = [await aUser(), await aUser()]
    const url = `/api/admin/users/${one.id}`
    expect((await admin.put(url, { userName: two.userName.toUpperCase() })).body.title).toBe(
      'This name is already taken.',
    )
    expect((await admin.put(url, { email: two.email.toUpperCase() })).body.title).toBe(
      'This email address is already in use.',
    )
    expect((await admin.put(url, { userName: 'a\u202Eb c' })).status).toBe(400)
    for (const answer of [
      await admin.put(`/api/admin/users/${NOBODY}`, { bio: 'x' }),
      await admin.get(`/api/admin/users/${NOBODY}`),
      await admin.delete(`/api/admin/users/${NOBODY}`),
      await admin.delete(`/api/admin/users/${NOBODY}/password`),
    ]) {
      expect(answer.status).toBe(404)
    }
  })

  it('T34: a role taken away is gone with the next request', async () => {
    const user = await aUser({ role: 'Admin' })
    const client = await as(user)
    expect((await client.get('/api/admin/users')).status).toBe(200)
    await admin.put(`/api/admin/users/${user.id}`, { role: 'User' })
    expect((await client.get('/api/admin/users')).status).toBe(403)
    await admin.put(`/api/admin/users/${user.id}`, { role: 'Banned' })
    expect(await client.get('/api/account/profile')).toMatchObject({
      status: 403,
      body: { title: 'This account is banned.' },
    })
  })
})

describe('the last administrator', () => {
  it.each([
    { role: 'User' },
    { role: 'Banned' },
    { emailConfirmed: false },
    { email: 'a@b.example' },
  ])('stays one who may log in: %j', async (change) => {
    await db.updateTable('users').set({ role: 'User' }).where('id', '!=', keeper.id).execute()
    expect(await admin.put(`/api/admin/users/${keeper.id}`, change)).toMatchObject({
      status: 400,
      body: { title: expect.stringContaining('only administrator') },
    })
    expect((await admin.put(`/api/admin/users/${keeper.id}`, { bio: 'Here' })).status).toBe(200)
  })
})

describe('a new password from an administrator', () => {
  it('is sent once, has all kinds of characters, and ends the sessions', async () => {
    await admin.post('/api/admin/users', [
      { userName: 'forgot', email: 'f@example.org', password: PASSWORD },
    ])
    const [{ id }] = (await find('forgot')).data
    const session = await as({ id })
    const answer = await admin.delete(`/api/admin/users/${id}/password`)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const kind of [/^.{16}$/, /\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/])
      expect(answer.body).toMatch(kind)
    expect((await session.get('/api/account/profile')).status).toBe(401)
    expect((await logIn('forgot', PASSWORD)).status).toBe(401)
    expect((await logIn('forgot', answer.body)).status).toBe(200)
  })
})

describe('deleting a user', () => {
  it('is refused for oneself and for captains', async () => {
    const captain = await aUser()
    await aTeam({ captain })
    expect((await admin.delete(`/api/admin/users/${keeper.id}`)).status).toBe(400)
    expect((await admin.delete(`/api/admin/users/${captain.id}`)).status).toBe(400)
  })

  it('T25: ends session and membership, and leaves what was played', async () => {
    const { aGame, aChallenge, aPlayer } = gameBuilders(testing)
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client, user, team } = await aPlayer(game)
    const heir = await aUser()
    await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    await db.updateTable('teams').set({ captain_id: heir.id }).where('id', '=', team.id).execute()
    const before = (await visitor.get(`/api/game/${game.id}/scoreboard`)).body.items[0].score
    expect(await admin.delete(`/api/admin/users/${user.id}`)).toMatchObject({
      status: 200,
      text: '',
    })
    expect((await client.get('/api/account/profile')).status).toBe(401)
    expect((await visitor.get(`/api/game/${game.id}/scoreboard`)).body.items[0].score).toBe(before)
    expect((await visitor.get(`/api/team/${team.id}`)).body.members).toEqual([])
  })
})

it('all of it is for administrators', async () => {
  const monitor = await as(await aUser({ role: 'Monitor' }))
  const url = `/api/admin/users/${keeper.id}`
  for (const answer of [
    await monitor.get('/api/admin/users'),
    await monitor.post('/api/admin/users/search?hint=a'),
    await monitor.post('/api/admin/users', []),
    await monitor.get(url),
    await monitor.put(url, { role: 'User' }),
    await monitor.delete(url),
    await monitor.delete(`${url}/password`),
    await monitor.get('/api/admin/teams'),
    await monitor.post('/api/admin/teams/search?hint=a'),
    await monitor.put('/api/admin/teams/1', {}),
    await monitor.delete('/api/admin/teams/1'),
    await monitor.get('/api/admin/logs'),
    await monitor.get('/api/admin/files'),
  ]) {
    expect(answer.status).toBe(403)
  }
})
