import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db } = app
const { aGame, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = (game: TestGame, id: number) => `/api/edit/games/${game.id}/challenges/${id}`
const aNew = async (game: TestGame, body: object = {}) => {
  const url = `/api/edit/games/${game.id}/challenges`
  const { body: challenge } = await admin.post(url, { title: 'Knots', ...body })
  return { ...challenge, url: urlOf(game, challenge.id) }
}
const noticesOf = async (game: TestGame) =>
  (await admin.get(`/api/game/${game.id}/notices`)).body.map(
    ({ type, values }: { type: string; values: string[] }) => [type, ...values],
  )

describe('a new challenge', () => {
  it('is disabled and has the usual values', async () => {
    const game = await aGame()
    const { url, ...challenge } = await aNew(game, {
      category: 'Web',
      type: 'StaticContainer',
      originalScore: 5,
      isEnabled: true,
    })
    expect(challenge).toEqual({
      id: challenge.id,
      title: 'Knots',
      content: '',
      category: 'Web',
      type: 'StaticContainer',
      hints: [],
      flagTemplate: null,
      isEnabled: false,
      acceptedCount: 0,
      fileName: 'attachment',
      attachment: null,
      testContainer: null,
      flags: [],
      containerImage: '',
      memoryLimit: 64,
      cpuCount: 1,
      storageLimit: 256,
      exposePort: 80,
      networkMode: 'Open',
      enableTrafficCapture: false,
      disableBloodBonus: false,
      deadlineUtc: null,
      submissionLimit: 0,
      originalScore: 1000,
      minScoreRate: 0.25,
      difficulty: 5,
      etag: challenge.etag,
    })
    expect((await admin.get(url)).body).toEqual(challenge)
  })

  it('is listed for organisers only', async () => {
    const game = await aGame()
    const { id } = await aNew(game)
    expect((await admin.get(`/api/edit/games/${game.id}/challenges`)).body).toEqual([
      {
        id,
        title: 'Knots',
        category: 'Misc',
        type: 'StaticAttachment',
        isEnabled: false,
        score: 1000,
        minScore: 250,
        originalScore: 1000,
        deadlineUtc: null,
      },
    ])
    const { body } = await admin.get(`/api/game/${game.id}/scoreboard`)
    expect(body).toMatchObject({ challenges: {}, challengeCount: 0 })
  })
})

describe('changing a challenge', () => {
  it('touches only what is named; null is as good as absent', async () => {
    const game = await aGame()
    const { url, ...before } = await aNew(game)
    const change = { content: 'Untie it.', deadlineUtc: 5000, containerImage: ' knots:1 ' }
    const { body } = await admin.put(url, { ...change, title: null, hints: null, difficulty: null })
    expect(body).toEqual({
      ...before,
      etag: body.etag,
      content: 'Untie it.',
      deadlineUtc: 5000,
      containerImage: 'knots:1',
    })
    expect((await admin.put(url, {})).body).toEqual(body)
  })

  it('clears a deadline with 0 and a template with an empty text', async () => {
    const { url } = await aNew(await aGame(), { type: 'DynamicContainer' })
    await admin.put(url, { deadlineUtc: 5000, flagTemplate: 'flag{[GUID]}' })
    const { body } = await admin.put(url, { deadlineUtc: 0, flagTemplate: '' })
    expect(body).toMatchObject({ deadlineUtc: null, flagTemplate: null })
  })

  it.each([
    ['enabling it without a flag', { isEnabled: true }],
    ['capture without a container', { enableTrafficCapture: true }],
    ['a blank file name', { fileName: ' ' }],
    ['a negative score', { originalScore: -1 }],
    ['a rate above 1', { minScoreRate: 1.01 }],
    ['a limit above 10000', { submissionLimit: 10_001 }],
  ])('refuses %s', async (_what, change) => {
    const { url, ...before } = await aNew(await aGame())
    expect((await admin.put(url, change)).status).toBe(400)
    expect((await admin.get(url)).body).toEqual(before)
  })

  it('refuses templates whose flags could be guessed or not be sent', async () => {
    const { url } = await aNew(await aGame(), { type: 'DynamicContainer' })
    for (const flagTemplate of ['flag{short}', 'flag{[GUID][GUID][GUID][GUID]}'])
      expect((await admin.put(url, { flagTemplate })).status).toBe(400)
    expect((await admin.put(url, { flagTemplate: 'flag{[TEAM_HASH]}' })).status).toBe(200)
    const { url: other } = await aNew(await aGame())
    expect((await admin.put(other, { flagTemplate: 'flag{short}' })).status).toBe(200)
  })

  it('is 404 in another game', async () => {
    const { id } = await aNew(await aGame())
    const url = urlOf(await aGame(), id)
    expect((await admin.get(url)).status).toBe(404)
    expect((await admin.put(url, { title: 'Mine' })).status).toBe(404)
    expect((await admin.delete(url)).status).toBe(404)
  })
})

describe('enabling a challenge', () => {
  it('makes a row for every team and notifies players once', async () => {
    const game = await aGame()
    const players = [await aPlayer(game), await aPlayer(game, { status: 'Suspended' })]
    const { url, id } = await aNew(game)
    await admin.post(`${url}/flags`, [{ flag: FLAG }])
    expect((await admin.put(url, { isEnabled: true })).body).toMatchObject({ isEnabled: true })
    await admin.put(url, { isEnabled: true })
    const places = await db
      .selectFrom('team_challenges')
      .select('participation_id')
      .where('challenge_id', '=', id)
      .orderBy('participation_id')
      .execute()
    expect(places.map((place) => place.participation_id)).toEqual(
      players.map(({ participation }) => participation.id),
    )
    expect(await noticesOf(game)).toEqual([['NewChallenge', 'Knots']])
    const { body } = await players[0]!.client.get(`/api/game/${game.id}/challenges/${id}`)
    expect(body).toMatchObject({ title: 'Knots', attempts: 0 })
  })

  it('notifies nobody before the start', async () => {
    const start = clock.now() + 1000
    const game = await aGame({ starts_at: ms(start) })
    const { url } = await aNew(game, { type: 'DynamicContainer' })
    expect((await admin.put(url, { isEnabled: true })).status).toBe(200)
    clock.set(start)
    expect(await noticesOf(game)).toEqual([])
  })

  it('shows it on the board at once, and disabling takes it off', async () => {
    const game = await aGame()
    const { url } = await aNew(game, { type: 'DynamicContainer' })
    const count = async () =>
      (await admin.get(`/api/game/${game.id}/scoreboard`)).body.challengeCount
    expect(await count()).toBe(0)
    await admin.put(url, { isEnabled: true })
    expect(await count()).toBe(1)
    await admin.put(url, { isEnabled: false })
    expect(await count()).toBe(0)
  })
})

describe('hints', () => {
  it('are announced when there are others than before', async () => {
    const game = await aGame()
    const { url } = await aNew(game, { type: 'DynamicContainer' })
    await admin.put(url, { hints: ['drafted'] })
    await admin.put(url, { isEnabled: true })
    await admin.put(url, { hints: ['drafted', 'drafted'] })
    await admin.put(url, { hints: ['look', 'drafted'] })
    await admin.put(url, { hints: ['drafted', 'look'] })
    await admin.put(url, { title: 'Bends' })
    await admin.put(url, { hints: [] })
    expect(await noticesOf(game)).toEqual([
      ['NewHint', 'Bends'],
      ['NewHint', 'Knots'],
      ['NewHint', 'Knots'],
      ['NewChallenge', 'Knots'],
    ])
  })

  it('are no news when there were none and are none', async () => {
    const game = await aGame()
    const { url } = await aNew(game, { type: 'DynamicContainer' })
    await admin.put(url, { isEnabled: true })
    await admin.put(url, { hints: [] })
    expect(await noticesOf(game)).toEqual([['NewChallenge', 'Knots']])
  })
})

describe('deleting a challenge', () => {
  it('takes its solves off the board', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const { url, id } = await aNew(game)
    await admin.post(`${url}/flags`, [{ flag: FLAG }])
    await admin.put(url, { isEnabled: true })
    await player.client.post(`/api/game/${game.id}/challenges/${id}`, { flag: FLAG })
    const score = async () =>
      (await admin.get(`/api/game/${game.id}/scoreboard`)).body.items[0].score
    expect(await score()).toBe(1050)
    expect((await admin.get(url)).body.acceptedCount).toBe(1)
    expect(await admin.delete(url)).toMatchObject({ status: 200, text: '' })
    expect(await score()).toBe(0)
    expect((await admin.get(url)).status).toBe(404)
  })
})
