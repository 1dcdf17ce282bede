import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, as, aUser, clock, db } = app
const { aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

describe('a game', () => {
  it('is made with keys and the defaults of what was left out', async () => {
    const { status, body } = await admin.post('/api/edit/games', { title: 'Regatta' })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: body.id,
      title: 'Regatta',
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: false,
      writeupRequired: false,
      inviteCode: null,
      teamMemberCountLimit: 0,
      containerCountLimit: 3,
      poster: null,
      publicKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      practiceMode: true,
      start: 0,
      end: 0,
      writeupDeadline: clock.now(),
      writeupNote: '',
      bloodBonus: 52_459_530,
      etag: expect.stringMatching(/^"edit-[0-9A-F]{16}"$/),
    })
    expect((await admin.get(`/api/edit/games/${body.id}`)).body).toEqual(body)
  })

  it('is replaced as a whole: what is left out goes back to its default', async () => {
    const { body: made } = await admin.post('/api/edit/games', {
      title: 'Regatta',
      summary: 'short',
      inviteCode: 'aye',
      practiceMode: false,
      containerCountLimit: 9,
      start: 1000,
      end: 2000,
    })
    const { body } = await admin.put(`/api/edit/games/${made.id}`, {
      title: 'Regatta II',
      start: 3000,
      end: 4000,
      publicKey: 'not ours',
      id: 7,
    })
    expect(body).toEqual({
      ...made,
      title: 'Regatta II',
      summary: '',
      inviteCode: null,
      practiceMode: true,
      containerCountLimit: 3,
      start: 3000,
      end: 4000,
      writeupDeadline: clock.now(),
      etag: body.etag,
    })
    expect(body.etag).not.toBe(made.etag)
  })

  it.each([-1, 1001, 2 ** 40, 1_049_601_001])(
    'with the impossible bonus %d has the default one',
    async (bloodBonus) => {
      const { body } = await admin.post('/api/edit/games', { title: 'Bonus', bloodBonus })
      expect(body.bloodBonus).toBe(52_459_530)
    },
  )

  it('may have other bonuses, none included', async () => {
    for (const bloodBonus of [0, 31_477_770, 1_049_601_000]) {
      const { body } = await admin.post('/api/edit/games', { title: 'Bonus', bloodBonus })
      expect(body.bloodBonus).toBe(bloodBonus)
    }
  })

  it.each([
    ['the first moment of year 1', -62_135_596_800_000],
    ['a millisecond before 1970', -1],
    ['a millisecond of our days', 1_795_247_875_107],
    ['the last moment of year 9999', 253_402_300_799_999],
  ])('keeps %s to the millisecond', async (_what, at) => {
    const window = { start: at, end: at, writeupDeadline: at }
    const { body: made } = await admin.post('/api/edit/games', { title: 'Time', ...window })
    expect(made).toMatchObject(window)
    expect((await visitor.get(`/api/game/${made.id}`)).body).toMatchObject({ start: at, end: at })
  })

  it('refuses numbers and times beyond what the wire carries', async () => {
    for (const wrong of [
      { start: 253_402_300_800_000 },
      { end: -62_135_596_800_001 },
      { teamMemberCountLimit: 2_147_483_648 },
      { teamMemberCountLimit: -1 },
      { bloodBonus: 2 ** 63 },
      { start: 0.5 },
    ])
      expect((await admin.post('/api/edit/games', { title: 'Wrong', ...wrong })).status).toBe(400)
  })

  it('needs a title', async () => {
    for (const title of ['', '   ', undefined, null])
      expect((await admin.post('/api/edit/games', { title })).status).toBe(400)
  })

  it('is deleted with everything in it', async () => {
    const { body: made } = await admin.post('/api/edit/games', { title: 'Short-lived' })
    const game = await db
      .selectFrom('games')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    await aChallenge(game)
    await aPlayer(game)
    expect(await admin.delete(`/api/edit/games/${game.id}`)).toMatchObject({
      status: 200,
      text: '',
    })
    for (const table of ['challenges', 'participations'] as const) {
      const left = await db.selectFrom(table).selectAll().where('game_id', '=', game.id).execute()
      expect(left).toEqual([])
    }
    expect((await visitor.get(`/api/game/${game.id}/scoreboard`)).status).toBe(404)
    expect((await admin.delete(`/api/edit/games/${game.id}`)).status).toBe(404)
  })

  it('gives challenge authors its salt and nobody its key', async () => {
    const { body: made } = await admin.post('/api/edit/games', { title: 'Salted' })
    const salt = await admin.get(`/api/edit/games/${made.id}/hashsalt`)
    expect(salt.body).toMatch(/^[0-9a-f]{64}$/)
    const { private_key } = await db
      .selectFrom('games')
      .select('private_key')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    const shown = await admin.get(`/api/edit/games/${made.id}`)
    expect(shown.text).not.toContain(private_key)
  })
})

describe('the list of games', () => {
  it('has the latest made first, hidden ones included, and pages', async () => {
    await admin.post('/api/edit/games', { title: 'Older' })
    await admin.post('/api/edit/games', { title: 'Hidden', hidden: true })
    const { body } = await admin.get('/api/edit/games?count=2')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Hidden', 'Older'])
    expect(body.length).toBe(2)
    expect(body.total).toBeGreaterThan(2)
    expect((await admin.get('/api/edit/games')).body).toMatchObject({ data: [], length: 0 })
    expect((await admin.get('/api/edit/games?count=101')).status).toBe(400)
  })
})

describe('organising', () => {
  it('is for administrators', async () => {
    const { body: game } = await admin.post('/api/edit/games', { title: 'Closed' })
    const callers = [visitor, await as(await aUser()), await as(await aUser({ role: 'Monitor' }))]
    const statuses = [401, 403, 403]
    for (const [index, caller] of callers.entries()) {
      const url = `/api/edit/games/${game.id}`
      const responses = [
        await caller.get('/api/edit/games?count=1'),
        await caller.post('/api/edit/games', { title: 'Mine' }),
        await caller.get(url),
        await caller.put(url, { title: 'Mine' }),
        await caller.delete(url),
        await caller.get(`${url}/hashsalt`),
        await caller.get(`${url}/challenges`),
        await caller.post(`${url}/challenges`, { title: 'Mine' }),
        await caller.get(`${url}/divisions`),
        await caller.post(`${url}/divisions`, { name: 'Mine' }),
        await caller.get(`${url}/notices`),
        await caller.post(`${url}/notices`, { content: 'Mine' }),
        await caller.post(`${url}/scoreboard/flush`),
      ]
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([statuses[index]]))
    }
  })

  it('of a game that does not exist is 404', async () => {
    const url = '/api/edit/games/999999'
    const responses = [
      await admin.get(url),
      await admin.put(url, { title: 'Nothing' }),
      await admin.delete(url),
      await admin.get(`${url}/hashsalt`),
      await admin.post(`${url}/challenges`, { title: 'Nothing' }),
      await admin.get(`${url}/divisions`),
      await admin.post(`${url}/divisions`, { name: 'Nothing' }),
      await admin.get(`${url}/notices`),
      await admin.post(`${url}/notices`, { content: 'Nothing' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect((await admin.get(`${url}/challenges`)).body).toEqual([])
    expect((await admin.post(`${url}/scoreboard/flush`)).status).toBe(200)
  })
})
