import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647

const editUrl = ({ game_id, id }: TestChallenge) => `/api/edit/games/${game_id}/challenges/${id}`
const urlOf = (challenge: TestChallenge) => `${editUrl(challenge)}/requirements`
const playUrl = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`

const lock = async (
  challenge: TestChallenge,
  requires: readonly TestChallenge[],
  tile?: string,
) => {
  const body = { requires: requires.map(({ id }) => id), ...(tile && { tile }) }
  const answer = await admin.put(urlOf(challenge), body)
  expect(answer.status).toBe(200)
  return answer
}

const saveRequired = async (one: TestChallenge, other: TestChallenge) =>
  (await admin.put(urlOf(one), { requires: [other.id] })).status

const solve = async ({ client }: TestPlayer, challenge: TestChallenge) => {
  clock.advance(1000)
  const { status } = await client.post(playUrl(challenge), { flag: FLAG })
  return status
}

const detailsOf = async ({ client }: TestPlayer, game: TestGame) => {
  const { body } = await client.get(`/api/game/${game.id}/details`)
  const listed = Object.values<{ id: number }[]>(body.challenges).flat()
  expect(body.challengeCount).toBe(listed.length)
  return { listed: listed.map(({ id }) => id), locked: body.locked ?? [] }
}

const boardTitles = async (game: TestGame) => {
  const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  return Object.values<{ title: string }[]>(body.challenges)
    .flat()
    .map(({ title }) => title)
}

const noticesOf = async (game: TestGame) =>
  (await visitor.get(`/api/game/${game.id}/notices`)).body.map(
    ({ type, values }: { type: string; values: string[] }) => [type, values.at(-1)],
  )

/** A game with a first challenge and one that opens after it. */
const aLocked = async (tile?: string, type?: 'StaticContainer') => {
  const game = await aGame()
  const first = await aChallenge(game, { title: 'First' })
  const second = await aChallenge(game, {
    title: 'Second',
    ...(type && { type, container_image: 'halyard/echo' }),
  })
  await lock(second, [first], tile)
  return { game, first, second }
}

describe('the requirements of a challenge', () => {
  it('are none until they are changed, and a resource of their own', async () => {
    const game = await aGame()
    const [one, other] = [await aChallenge(game), await aChallenge(game)]
    const { body } = await admin.get(urlOf(one))
    expect(body).toEqual({ requires: [], tile: 'hidden', etag: body.etag })
    const headers = { 'if-match': body.etag }
    const change = { requires: [other.id, other.id], tile: 'titled' }
    const saved = await admin.put(urlOf(one), change, headers)
    expect(saved.body).toMatchObject({ requires: [other.id], tile: 'titled' })
    expect((await admin.put(urlOf(one), {}, headers)).status).toBe(412)
    await admin.put(editUrl(one), { title: 'Saved by a client that does not know them' })
    expect((await admin.get(urlOf(one))).body).toEqual(saved.body)
    expect((await admin.put(urlOf(one), {})).body).toEqual(body)
  })

  it('are for administrators alone', async () => {
    const { second } = await aLocked()
    for (const role of ['User', 'Monitor'] as const) {
      const client = await as(await aUser({ role }))
      expect((await client.get(urlOf(second))).status).toBe(403)
      expect((await client.put(urlOf(second), {})).status).toBe(403)
    }
    expect((await visitor.get(urlOf(second))).status).toBe(401)
    const elsewhere = { ...second, game_id: (await aGame()).id }
    expect((await admin.get(urlOf(elsewhere))).status).toBe(404)
    expect((await admin.put(urlOf(elsewhere), {})).status).toBe(404)
  })

  it('are refused where a challenge is not in the game', async () => {
    const { second } = await aLocked()
    const { id } = await aChallenge(await aGame())
    const { status, body } = await admin.put(urlOf(second), { requires: [id] })
    expect([status, body.title]).toEqual([400, 'A required challenge is not in this game.'])
  })

  it('are refused where challenges would wait for each other', async () => {
    const { first, second } = await aLocked()
    const { status, body } = await admin.put(urlOf(first), { requires: [second.id] })
    expect(status).toBe(400)
    expect(body.title).toMatch(/never open: (First → Second|Second → First)$/)
    expect((await admin.put(urlOf(first), { requires: [first.id] })).status).toBe(400)
  })

  it('are refused where the circle leads over 250 challenges', async () => {
    const game = await aGame()
    const ring: TestChallenge[] = []
    for (let index = 0; index < 250; index += 1) {
      const before = ring.at(-1)
      ring.push(await aChallenge(game, { requires: before ? [before.id] : [], flags: [] }))
    }
    const [first, last] = [ring.at(0)!, ring.at(-1)!]
    const { status, body } = await admin.put(urlOf(first), { requires: [last.id] })
    expect(status).toBe(400)
    expect(body.title).toMatch(/ → …$/)
    expect((await admin.get(urlOf(first))).body.requires).toEqual([])
  })

  it('cannot be closed to a circle by two who save at once', async () => {
    const game = await aGame()
    const pairs: TestChallenge[][] = []
    for (let index = 0; index < 15; index += 1)
      pairs.push([await aChallenge(game), await aChallenge(game)])
    const saves = await Promise.all(
      pairs.map(async ([one, other]) =>
        Promise.all([saveRequired(one!, other!), saveRequired(other!, one!)]),
      ),
    )
    for (const pair of saves) expect(pair.toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('lose a challenge that is deleted', async () => {
    const { game, first, second } = await aLocked()
    const player = await aPlayer(game)
    expect((await admin.delete(editUrl(first))).status).toBe(200)
    expect((await admin.get(urlOf(second))).body.requires).toEqual([])
    expect((await detailsOf(player, game)).listed).toEqual([second.id])
  })
})

describe('a locked challenge', () => {
  it('is absent for its team in every operation, until the team has solved what it requires', async () => {
    const { game, first, second } = await aLocked(undefined, 'StaticContainer')
    const player = await aPlayer(game)
    const { client } = player
    const container = `/api/game/${game.id}/container/${second.id}`
    const calls = [
      () => client.get(playUrl(second)),
      () => client.post(playUrl(second), { flag: FLAG }),
      () => client.post(container),
      () => client.post(`${container}/extend`),
      () => client.delete(container),
    ]
    for (const call of calls) {
      const { status, text } = await call()
      expect(status).toBe(404)
      expect(text).not.toContain('Second')
    }
    expect(await detailsOf(player, game)).toEqual({ listed: [first.id], locked: [] })
    expect(await solve(player, first)).toBe(200)
    expect(await detailsOf(player, game)).toEqual({ listed: [first.id, second.id], locked: [] })
    expect((await client.get(playUrl(second))).status).toBe(200)
    expect(await solve(player, second)).toBe(200)
  })

  it('stays locked for the teams that have not solved it', async () => {
    const { game, first, second } = await aLocked()
    const [ahead, behind] = [await aPlayer(game), await aPlayer(game)]
    await solve(ahead, first)
    expect((await detailsOf(behind, game)).listed).toEqual([first.id])
    expect((await behind.client.get(playUrl(second))).status).toBe(404)
    expect(await solve(behind, second)).toBe(404)
  })

  it('is open at once, before the board knows of the solve', async () => {
    const { game, first, second } = await aLocked()
    const player = await aPlayer(game)
    expect((await detailsOf(player, game)).listed).toEqual([first.id])
    // What another process does, without a word to this one.
    const place = {
      game_id: game.id,
      challenge_id: first.id,
      participation_id: player.participation.id,
      user_id: player.user.id,
    }
    const at = ms(clock.now())
    const { id } = await app.db
      .insertInto('submissions')
      .values({
        ...place,
        team_id: player.team.id,
        answer: FLAG,
        verdict: 'Accepted',
        submitted_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('solves')
      .values({ ...place, submission_id: id, solved_at: at })
      .execute()
    expect((await detailsOf(player, game)).listed).toEqual([first.id, second.id])
    expect((await player.client.get(playUrl(second))).status).toBe(200)
  })

  it('needs all that it requires', async () => {
    const game = await aGame()
    const needed = [await aChallenge(game), await aChallenge(game)]
    const guarded = await aChallenge(game)
    await lock(guarded, needed)
    const player = await aPlayer(game)
    for (const challenge of needed) {
      expect(await solve(player, guarded)).toBe(404)
      await solve(player, challenge)
    }
    expect(await solve(player, guarded)).toBe(200)
  })

  it('stays open for a team that had solved it before it was locked', async () => {
    const game = await aGame()
    const [first, second] = [await aChallenge(game), await aChallenge(game)]
    const player = await aPlayer(game)
    await solve(player, second)
    await lock(second, [first])
    expect((await detailsOf(player, game)).listed).toEqual([first.id, second.id])
    expect((await player.client.get(playUrl(second))).status).toBe(200)
  })

  it('gives its tiers in the order of the solves, whoever opened it first', async () => {
    const { game, first, second } = await aLocked()
    const [early, quick] = [await aPlayer(game), await aPlayer(game)]
    await solve(early, first)
    await solve(quick, first)
    await solve(quick, second)
    await solve(early, second)
    const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
    const found = body.challenges.Misc.find(({ id }: TestChallenge) => id === second.id)
    expect(found.bloods.map(({ id }: { id: number }) => id)).toEqual([quick.team.id, early.team.id])
  })

  it('is seen by staff', async () => {
    const { game, second } = await aLocked()
    const { body } = await admin.get(`/api/edit/games/${game.id}/challenges`)
    expect(body).toHaveLength(2)
    expect((await admin.get(editUrl(second))).body.title).toBe('Second')
  })
})

describe('the tile of a locked challenge', () => {
  it.each([
    ['hidden', []],
    ['unnamed', [{ title: null }]],
    ['titled', [{ title: 'Second' }]],
  ])('%s', async (tile, expected) => {
    const { game, first, second } = await aLocked(tile)
    const player = await aPlayer(game)
    const { locked } = await detailsOf(player, game)
    const whole = expected.map((shown) => ({
      ...shown,
      id: second.id,
      category: 'Misc',
      requires: [first.id],
    }))
    expect(locked).toEqual(whole)
    const before = await player.client.get(`/api/game/${game.id}/details`)
    await solve(player, first)
    const headers = { 'if-none-match': String(before.headers['etag']) }
    const after = await player.client.get(`/api/game/${game.id}/details`, headers)
    expect(after.status).toBe(200)
    expect(after.body).not.toHaveProperty('locked')
  })

  it('names only challenges that the team sees, and none that its division may not view', async () => {
    const game = await aGame()
    const first = await aChallenge(game)
    const [second, third] = [await aChallenge(game), await aChallenge(game)]
    await lock(second, [first], 'titled')
    await lock(third, [first, second], 'titled')
    const division = await aDivision(game)
    await app.db
      .insertInto('division_challenges')
      .values({ division_id: division.id, challenge_id: second.id, permissions: ALL & ~256 })
      .execute()
    const locked = async (player: TestPlayer) =>
      (await detailsOf(player, game)).locked.map(
        ({ id, requires }: { id: number; requires: number[] }) => [id, requires],
      )
    expect(await locked(await aPlayer(game))).toEqual([
      [second.id, [first.id]],
      [third.id, [first.id, second.id]],
    ])
    await lock(second, [first], 'unnamed')
    expect(await locked(await aPlayer(game))).toEqual([
      [second.id, [first.id]],
      [third.id, [first.id]],
    ])
    await lock(second, [first], 'titled')
    expect(await locked(await aPlayer(game, { division_id: division.id }))).toEqual([
      [third.id, [first.id]],
    ])
  })
})

describe('the title of a challenge that nobody has opened', () => {
  it.each(['hidden', 'unnamed'])('is neither on the board nor in a notice: %s', async (tile) => {
    const { game, first, second } = await aLocked(tile)
    await admin.put(editUrl(second), { isEnabled: false })
    await admin.put(editUrl(second), { isEnabled: true })
    await admin.put(editUrl(second), { hints: ['Look up.'] })
    expect(await boardTitles(game)).toEqual(['First'])
    expect(await noticesOf(game)).toEqual([])
    const feed = await visitor.get(`/api/game/${game.id}/scoreboard`)
    expect(feed.text).not.toContain('Second')
    await solve(await aPlayer(game), first)
    expect(await boardTitles(game)).toEqual(['First', 'Second'])
    await admin.put(editUrl(second), { hints: ['Look down.'] })
    expect(await noticesOf(game)).toContainEqual(['NewHint', 'Second'])
  })

  it('stays unknown while the board is frozen, whoever opens it then', async () => {
    const { game, first, second } = await aLocked('unnamed')
    const freezeAt = clock.now() + 500
    await admin.put(`/api/edit/games/${game.id}/schedule`, { freezeAt })
    await solve(await aPlayer(game), first)
    await admin.put(editUrl(second), { hints: ['Look up.'] })
    await admin.put(`${editUrl(second)}/hints`, { hints: [{ text: 'Look down.', price: 5 }] })
    expect(await boardTitles(game)).toEqual(['First'])
    expect(await noticesOf(game)).toEqual([])
    await admin.post(`/api/edit/games/${game.id}/schedule/reveal`)
    await admin.put(editUrl(second), { hints: ['Look left.'] })
    expect(await noticesOf(game)).toContainEqual(['NewHint', 'Second'])
  })

  it('is on both where its tile has it', async () => {
    const { game, second } = await aLocked('titled')
    await admin.put(editUrl(second), { isEnabled: false })
    await admin.put(editUrl(second), { isEnabled: true })
    expect(await boardTitles(game)).toEqual(['First', 'Second'])
    expect(await noticesOf(game)).toEqual([['NewChallenge', 'Second']])
  })
})
