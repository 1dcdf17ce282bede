import { describe, expect, it } from 'vitest'
import type { TestGame } from '#testing/builders.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db } = app
const { aGame, aChallenge } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const hour = 3_600_000
const urlOf = ({ id }: { readonly id: number }, action = '') =>
  `/api/edit/games/${id}/schedule${action}`
const save = (game: TestGame, body: object, headers = {}) => admin.put(urlOf(game), body, headers)
const read = async (game: TestGame) => (await admin.get(urlOf(game))).body

describe('the schedule of a game', () => {
  it('is empty until it is saved, and is replaced as a whole', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const before = await read(game)
    expect(before).toEqual({
      freezeAt: null,
      revealedAt: null,
      pausedSince: null,
      releases: [],
      etag: before.etag,
    })
    const releaseAt = clock.now() + 1000
    const release = { challengeId: challenge.id, releaseAt }
    const saved = await save(game, { freezeAt: game.ends_at - 1000, releases: [release] })
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual({
      ...before,
      freezeAt: game.ends_at - 1000,
      releases: [{ ...release, releasedAt: null }],
      etag: saved.body.etag,
    })
    expect(await read(game)).toEqual(saved.body)
    expect((await save(game, {})).body).toEqual(before)
  })

  it('is changed only from the state that was read', async () => {
    const game = await aGame()
    const headers = { 'if-match': (await read(game)).etag }
    expect((await save(game, { freezeAt: game.ends_at }, headers)).status).toBe(200)
    expect((await save(game, { freezeAt: null }, headers)).status).toBe(412)
    expect((await read(game)).freezeAt).toBe(game.ends_at)
  })

  it('outlives saves of the game and of a challenge by clients that do not know it', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const releases = [{ challengeId: challenge.id, releaseAt: clock.now() + 1000 }]
    const { body: saved } = await save(game, { freezeAt: game.ends_at, releases })
    const { starts_at: start, ends_at: end } = game
    await admin.put(`/api/edit/games/${game.id}`, { title: 'Renamed', start, end })
    const challengeUrl = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    const { body: shown } = await admin.get(challengeUrl)
    await admin.put(challengeUrl, { title: 'Renamed', isEnabled: shown.isEnabled })
    expect(await read(game)).toEqual(saved)
  })

  it('is for administrators alone', async () => {
    const game = await aGame()
    const callers = [visitor, await as(await aUser()), await as(await aUser({ role: 'Monitor' }))]
    for (const [index, caller] of callers.entries()) {
      const answers = [
        await caller.get(urlOf(game)),
        await caller.put(urlOf(game), {}),
        await caller.post(urlOf(game, '/pause')),
        await caller.post(urlOf(game, '/resume'), {}),
        await caller.post(urlOf(game, '/reveal')),
      ]
      expect(answers.map(({ status }) => status)).toEqual(
        answers.map(() => (index === 0 ? 401 : 403)),
      )
    }
    const nowhere = { id: 2_000_000_000 }
    const missing = [
      await admin.get(urlOf(nowhere)),
      await admin.put(urlOf(nowhere), {}),
      await admin.post(urlOf(nowhere, '/pause')),
      await admin.post(urlOf(nowhere, '/resume'), {}),
      await admin.post(urlOf(nowhere, '/reveal')),
    ]
    expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
  })

  it('refuses what makes no sense, in words', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const foreign = await aChallenge(await aGame())
    const release = { challengeId: challenge.id, releaseAt: clock.now() }
    const wrong: [object, RegExp][] = [
      [{ freezeAt: game.starts_at - 1 }, /between the start and the end/],
      [{ freezeAt: game.ends_at + 1 }, /between the start and the end/],
      [{ freezeAt: 0.5 }, /freezeAt/],
      [{ releases: [release, release] }, /listed twice/],
      [{ releases: [{ ...release, challengeId: foreign.id }] }, /has no challenge/],
      [{ releases: [{ challengeId: challenge.id }] }, /releaseAt/],
    ]
    for (const [body, reason] of wrong) {
      const answer = await save(game, body)
      expect(answer.status).toBe(400)
      expect(answer.body.title).toMatch(reason)
    }
  })

  it('keeps a freeze that is outside since the game was moved', async () => {
    const game = await aGame()
    await save(game, { freezeAt: game.ends_at })
    const moved = { title: game.title, start: game.starts_at, end: game.ends_at - hour }
    await admin.put(`/api/edit/games/${game.id}`, moved)
    expect((await save(game, { freezeAt: game.ends_at })).status).toBe(200)
  })
})

describe('a pause', () => {
  it('is of a running game, once, and ends once', async () => {
    const game = await aGame()
    expect((await admin.post(urlOf(game, '/resume'), {})).body.title).toMatch(/is not paused/)
    const paused = await admin.post(urlOf(game, '/pause'))
    expect(paused.body.pausedSince).toBe(clock.now())
    const again = await admin.post(urlOf(game, '/pause'))
    expect([again.status, again.body.title]).toEqual([400, 'The game is paused already.'])
    const resumed = await admin.post(urlOf(game, '/resume'), {})
    expect(resumed.body.pausedSince).toBeNull()
    for (const start of [clock.now() + hour, clock.now() - 3 * hour]) {
      const { body } = await admin.post('/api/edit/games', { title: 'x', start, end: start + hour })
      const refused = await admin.post(urlOf(body, '/pause'))
      expect([refused.status, refused.body.title]).toEqual([
        400,
        'Only a game that is running can be paused.',
      ])
    }
  })

  it('moves nothing by itself, and on request only what was to come', async () => {
    const game = await aGame()
    const at = (minutes: number) => clock.now() + minutes * 60_000
    const past = await aChallenge(game)
    const later = await aChallenge(game)
    const deadlines = { [past.id]: at(-5), [later.id]: at(30) }
    for (const { id } of [past, later])
      await admin.put(`/api/edit/games/${game.id}/challenges/${id}`, {
        deadlineUtc: deadlines[id],
      })
    const releases = [
      { challengeId: past.id, releaseAt: at(-10) },
      { challengeId: later.id, releaseAt: at(20) },
    ]
    await save(game, { freezeAt: at(40), releases })
    const timesOf = async () => {
      const { body } = await admin.get(`/api/edit/games/${game.id}`)
      const { body: list } = await admin.get(`/api/edit/games/${game.id}/challenges`)
      const deadline = (id: number) => list.find((one: { id: number }) => one.id === id).deadlineUtc
      const schedule = await read(game)
      return [
        body.end,
        body.writeupDeadline,
        deadline(past.id),
        deadline(later.id),
        schedule.freezeAt,
        ...schedule.releases.map((one: { releaseAt: number }) => one.releaseAt),
      ]
    }
    const before = await timesOf()
    await admin.post(urlOf(game, '/pause'))
    clock.advance(7 * 60_000)
    await admin.post(urlOf(game, '/resume'), {})
    expect(await timesOf()).toEqual(before)
    await admin.post(urlOf(game, '/pause'))
    clock.advance(7 * 60_000)
    await admin.post(urlOf(game, '/resume'), { shiftTimes: true })
    const moves = [7, 7, 0, 7, 7, 0, 7]
    expect(await timesOf()).toEqual(
      before.map((time, index) => time + (moves[index] ?? 0) * 60_000),
    )
  })
})

describe('a reveal', () => {
  it('is of a frozen scoreboard, once; another freeze hides it again', async () => {
    const game = await aGame()
    const reveal = () => admin.post(urlOf(game, '/reveal'))
    expect((await reveal()).body.title).toBe('The scoreboard is not frozen.')
    await save(game, { freezeAt: clock.now() + 1000 })
    expect((await reveal()).status).toBe(400)
    clock.advance(1000)
    expect((await reveal()).body.revealedAt).toBe(clock.now())
    expect((await reveal()).status).toBe(400)
    const { freezeAt } = await read(game)
    expect((await save(game, { freezeAt })).body.revealedAt).toBe(clock.now())
    expect((await save(game, { freezeAt: freezeAt + 1 })).body.revealedAt).toBeNull()
  })
})

it('what is stored of a schedule goes with its game', async () => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  await save(game, { releases: [{ challengeId: challenge.id, releaseAt: clock.now() + 1 }] })
  expect((await admin.delete(`/api/edit/games/${game.id}`)).status).toBe(200)
  const left = await db
    .selectFrom('challenges')
    .select('id')
    .where('id', '=', challenge.id)
    .execute()
  expect(left).toEqual([])
})
