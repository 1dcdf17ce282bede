// T09: nothing that players can read tells what was solved after the freeze.
import { describe, expect, it, vi } from 'vitest'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })

const boardUrl = ({ id }: TestGame) => `/api/game/${id}/scoreboard`
const boardOf = async (game: TestGame) => (await visitor.get(boardUrl(game))).body
const liveOf = async (game: TestGame) => (await monitor.get(`${boardUrl(game)}/live`)).body
const noticesOf = async (game: TestGame) => (await visitor.get(`/api/game/${game.id}/notices`)).body
const schedule = (game: TestGame, body: object) =>
  admin.put(`/api/edit/games/${game.id}/schedule`, body)
const reveal = (game: TestGame) => admin.post(`/api/edit/games/${game.id}/schedule/reveal`)
const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge) => {
  clock.advance(1000)
  const { body } = await client.post(`/api/game/${game_id}/challenges/${id}`, { flag: FLAG })
  return body
}
const challengeOn = (board: { challenges: Record<string, { id: number }[]> }, id: number) =>
  Object.values(board.challenges)
    .flat()
    .find((one) => one.id === id)

/** Two challenges and three teams: one solve before the freeze, and four after it. */
async function aFrozenGame() {
  const game = await aGame()
  const [first, second] = [await aChallenge(game), await aChallenge(game)]
  const [gulls, terns, auks] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
  await solve(gulls, first)
  const freezeAt = clock.now() + 60_000
  await schedule(game, { freezeAt })
  const before = await boardOf(game)
  clock.set(freezeAt)
  const after = async () => {
    await solve(terns, first)
    await solve(terns, second)
    await solve(auks, second)
    await solve(auks, first)
  }
  return { game, first, second, gulls, terns, auks, freezeAt, before, after }
}

describe('T09: a frozen scoreboard', () => {
  it('is the board of that moment: ranks, points, values, numbers of solves, bloods, curves', async () => {
    const { game, before, after, freezeAt } = await aFrozenGame()
    expect(before).not.toHaveProperty('frozenAt')
    await after()
    const frozen = await boardOf(game)
    const { updateTimeUtc: _, ...rest } = frozen
    const { updateTimeUtc: __, ...then } = before
    expect(rest).toEqual({ ...then, frozenAt: freezeAt })
  })

  it('freezes without a change or a timer, and at that moment', async () => {
    const { game, freezeAt } = await aFrozenGame()
    clock.set(freezeAt - 1)
    expect(await boardOf(game)).not.toHaveProperty('frozenAt')
    clock.set(freezeAt)
    expect(services.board.peek(game.id)).toBeUndefined()
    expect((await boardOf(game)).frozenAt).toBe(freezeAt)
  })

  it('keeps its bytes, its tag and its time while teams solve on', async () => {
    const { game, after } = await aFrozenGame()
    const first = await visitor.get(boardUrl(game))
    const { etag = '' } = first.headers
    const modified = first.headers['last-modified']
    await after()
    const later = await visitor.get(boardUrl(game))
    expect(later.text).toBe(first.text)
    expect([later.headers.etag, later.headers['last-modified']]).toEqual([etag, modified])
    const conditional = await visitor.get(boardUrl(game), { 'if-none-match': String(etag) })
    expect(conditional.status).toBe(304)
  })

  it('is as frozen for staff', async () => {
    const { game, after } = await aFrozenGame()
    const shown = await boardOf(game)
    await after()
    expect((await monitor.get(boardUrl(game))).body).toEqual(shown)
  })

  it('is the same when it is built from all facts, in another process, and after a flush', async () => {
    const { game, after } = await aFrozenGame()
    const shown = await boardOf(game)
    await after()
    const other = await app.another()
    const elsewhere: unknown = await (await fetch(`${other}${boardUrl(game)}`)).json()
    expect(elsewhere).toEqual({ ...shown, updateTimeUtc: expect.any(Number) })
    await admin.post(`/api/edit/games/${game.id}/scoreboard/flush`)
    expect(await boardOf(game)).toEqual(shown)
  })

  it('counts a solve of before the freeze that is written late', async () => {
    const { game, first, terns, freezeAt } = await aFrozenGame()
    await boardOf(game)
    clock.set(freezeAt - 5000)
    await solve(terns, first)
    clock.set(freezeAt + 5000)
    expect((await boardOf(game)).items).toMatchObject([{ solvedCount: 1 }, { solvedCount: 1 }, {}])
  })

  it('breaks ties as they were', async () => {
    const { game, second, gulls, terns, after } = await aFrozenGame()
    const order = async () => (await boardOf(game)).items.map(({ id }: { id: number }) => id)
    const then = await order()
    await after()
    await solve(gulls, second)
    expect(await order()).toEqual(then)
    expect(then.indexOf(gulls.team.id)).toBeLessThan(then.indexOf(terns.team.id))
  })
})

describe('T09: players of a frozen game', () => {
  it('see frozen values and bloods of challenges, and their own rank as it was', async () => {
    const { game, first, gulls, after } = await aFrozenGame()
    const detailsUrl = `/api/game/${game.id}/details`
    const before = await gulls.client.get(detailsUrl)
    const { body: shownBefore } = await gulls.client.get(
      `/api/game/${game.id}/challenges/${first.id}`,
    )
    await after()
    const later = await gulls.client.get(detailsUrl, {
      'if-none-match': String(before.headers.etag),
    })
    expect(later.status).toBe(304)
    const { body: shown } = await gulls.client.get(`/api/game/${game.id}/challenges/${first.id}`)
    expect(shown).toEqual(shownBefore)
  })

  it('see their own solves since then, marked, without tier or points', async () => {
    const { game, second, terns, after } = await aFrozenGame()
    const { body: before } = await terns.client.get(`/api/game/${game.id}/details`)
    await after()
    const { body } = await terns.client.get(`/api/game/${game.id}/details`)
    expect(body.rank).toMatchObject({ rank: before.rank.rank, score: 0, solvedCount: 2 })
    const own = body.rank.solvedChallenges.find(({ id }: { id: number }) => id === second.id)
    expect(own).toMatchObject({ score: 0, type: 'Normal', pending: true })
    expect(challengeOn(body, second.id)).toMatchObject({ solved: 0, bloods: [], score: 1000 })
  })

  it('get the verdict of a flag, and nothing of a first blood', async () => {
    const { game, second, terns } = await aFrozenGame()
    const id = await solve(terns, second)
    const url = `/api/game/${game.id}/challenges/${second.id}/status/${id}`
    expect((await terns.client.get(url)).body).toBe('Accepted')
    expect(await noticesOf(game)).toMatchObject([{ type: 'FirstBlood' }])
  })

  it('see the schedule', async () => {
    const { game, freezeAt, gulls } = await aFrozenGame()
    const known = { freezeAt, revealedAt: null, pausedSince: null }
    for (const client of [visitor, gulls.client])
      expect((await client.get(`/api/game/${game.id}`)).body.schedule).toEqual(known)
    const { body } = await gulls.client.get(`/api/game/${game.id}/details`)
    expect(body.schedule).toEqual(known)
    const { body: plain } = await visitor.get(`/api/game/${(await aGame()).id}`)
    expect(plain).not.toHaveProperty('schedule')
  })

  it('learn of bloods neither by notices nor by the hub', async () => {
    const { game, after } = await aFrozenGame()
    const heard: string[] = []
    await listenAt(
      origin,
      'user',
      { ReceivedGameNotice: ({ type }) => heard.push(type) },
      { gameId: game.id },
    )
    const before = await visitor.get(`/api/game/${game.id}/notices`)
    await after()
    await admin.post(`/api/edit/games/${game.id}/notices`, { content: 'Land' })
    await vi.waitFor(() => expect(heard).toContain('Normal'), { timeout: 15_000 })
    expect(heard).toEqual(['Normal'])
    const types = (await noticesOf(game)).map(({ type }: { type: string }) => type)
    expect(types).toEqual(['Normal', ...before.body.map(({ type }: { type: string }) => type)])
  })
})

describe('T09: a freeze goes on', () => {
  it('after the end, in practice, until it is revealed', async () => {
    const { game, second, gulls, after } = await aFrozenGame()
    const shown = await boardOf(game)
    await after()
    clock.set(game.ends_at + 1000)
    await solve(gulls, second)
    expect(await boardOf(game)).toEqual(shown)
    const { body } = await gulls.client.get(`/api/game/${game.id}/details`)
    expect(challengeOn(body, second.id)).toMatchObject({ solved: 0 })
  })

  it('from where it is moved to, and ends where it is removed', async () => {
    const { game, freezeAt, terns, first, after } = await aFrozenGame()
    await after()
    const solvedBy = async () =>
      (await boardOf(game)).items.find(({ id }: { id: number }) => id === terns.team.id).solvedCount
    expect(await solvedBy()).toBe(0)
    await schedule(game, { freezeAt: freezeAt + 1500 })
    expect(await solvedBy()).toBe(1)
    await schedule(game, { freezeAt: game.starts_at })
    expect(challengeOn(await boardOf(game), first.id)).toMatchObject({ solved: 0 })
    await schedule(game, {})
    expect(await solvedBy()).toBe(2)
    expect(await boardOf(game)).not.toHaveProperty('frozenAt')
    expect((await noticesOf(game)).length).toBe(5)
  })
})

describe('staff of a frozen game', () => {
  it('has the board with all solves', async () => {
    const { game, second, after, terns } = await aFrozenGame()
    await after()
    const live = await liveOf(game)
    expect(live).not.toHaveProperty('frozenAt')
    expect(challengeOn(live, second.id)).toMatchObject({
      solved: 2,
      bloods: [{ id: terns.team.id }, {}],
    })
    await solve(await aPlayer(game), second)
    expect(challengeOn(await liveOf(game), second.id)).toMatchObject({ solved: 3 })
    const { body } = await admin.get(`/api/edit/games/${game.id}/challenges`)
    const values = body.map(({ score }: { score: number }) => score)
    expect(values).not.toContain(1000)
    const answer = await monitor.get(`${boardUrl(game)}/live`)
    expect(answer.headers['cache-control']).toMatch(/private/)
  })

  it('alone has it', async () => {
    const { game, gulls } = await aFrozenGame()
    expect((await visitor.get(`${boardUrl(game)}/live`)).status).toBe(401)
    expect((await gulls.client.get(`${boardUrl(game)}/live`)).status).toBe(403)
  })

  it('sees the same board as everybody before the freeze and after the reveal', async () => {
    const { game, after, freezeAt } = await aFrozenGame()
    clock.set(freezeAt - 1)
    expect(await liveOf(game)).toEqual(await boardOf(game))
    clock.set(freezeAt)
    await after()
    const live = await liveOf(game)
    expect((await reveal(game)).status).toBe(200)
    const shown = await boardOf(game)
    expect({ ...shown, updateTimeUtc: 0 }).toEqual({ ...live, updateTimeUtc: 0 })
    expect(await liveOf(game)).toEqual(shown)
  })
})

it('a reveal shows the bloods among the notices, and no solve is pending any more', async () => {
  const { game, after, terns } = await aFrozenGame()
  await after()
  expect(await noticesOf(game)).toHaveLength(1)
  await reveal(game)
  expect(await noticesOf(game)).toHaveLength(5)
  const { body } = await terns.client.get(`/api/game/${game.id}/details`)
  expect(body.rank.solvedChallenges).toHaveLength(2)
  for (const one of body.rank.solvedChallenges) expect(one).not.toHaveProperty('pending')
})
