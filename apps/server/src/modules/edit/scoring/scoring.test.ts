import { describe, expect, it } from 'vitest'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = ({ game_id, id }: TestChallenge) =>
  `/api/edit/games/${game_id}/challenges/${id}/scoring`

const aScored = async (body: object, original_score = 500) => {
  const game = await aGame({ blood_bonus: 0 })
  const challenge = await aChallenge(game, { original_score })
  const answer = await admin.put(urlOf(challenge), body)
  return { game, challenge, answer }
}

const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge) => {
  clock.advance(1000)
  await client.post(`/api/game/${game_id}/challenges/${id}`, { flag: FLAG })
}

/** The value of the one challenge on the board, and what each team has of it. */
const boardOf = async (game: TestGame) => {
  const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  const scores = body.items.map(({ score }: { score: number }) => score)
  return { value: body.challenges.Misc[0].score, scores }
}

describe('the scoring of a challenge', () => {
  it('is the curve of the contract until it is changed', async () => {
    const challenge = await aChallenge(await aGame())
    const { body } = await admin.get(urlOf(challenge))
    expect(body).toEqual({ kind: 'curve', minimum: 0, decay: 0, expression: '', etag: body.etag })
    const way = { kind: 'logarithmic', minimum: 100, decay: 7.5 }
    const saved = await admin.put(urlOf(challenge), way)
    expect(saved.body).toEqual({ ...way, expression: '', etag: saved.body.etag })
    expect(saved.body.etag).not.toBe(body.etag)
    expect((await admin.get(urlOf(challenge))).body).toEqual(saved.body)
    const back = await admin.put(urlOf(challenge), { kind: 'curve' })
    expect(back.body).toEqual(body)
  })

  it('is changed only from the state that was read', async () => {
    const { challenge, answer } = await aScored({ kind: 'static' })
    const headers = { 'if-match': answer.body.etag }
    const way = { kind: 'linear', minimum: 10, decay: 5 }
    expect((await admin.put(urlOf(challenge), way, headers)).status).toBe(200)
    expect((await admin.put(urlOf(challenge), { kind: 'curve' }, headers)).status).toBe(412)
    expect((await admin.get(urlOf(challenge))).body).toMatchObject(way)
  })

  it('outlives a save of the challenge by a client that does not know it', async () => {
    const { game, challenge, answer } = await aScored({ kind: 'linear', minimum: 10, decay: 5 })
    const { body } = await admin.put(`/api/edit/games/${game.id}/challenges/${challenge.id}`, {
      title: 'Renamed',
      originalScore: 400,
      minScoreRate: 0.5,
      difficulty: 9,
    })
    expect(body.originalScore).toBe(400)
    expect((await admin.get(urlOf(challenge))).body).toEqual(answer.body)
    expect((await boardOf(game)).value).toBe(400)
  })

  it('is for administrators alone', async () => {
    const { challenge } = await aScored({ kind: 'static' })
    for (const role of ['User', 'Monitor'] as const) {
      const client = await as(await aUser({ role }))
      expect((await client.get(urlOf(challenge))).status).toBe(403)
      expect((await client.put(urlOf(challenge), { kind: 'curve' })).status).toBe(403)
    }
    expect((await visitor.get(urlOf(challenge))).status).toBe(401)
    const elsewhere = { ...challenge, game_id: (await aGame()).id }
    expect((await admin.get(urlOf(elsewhere))).status).toBe(404)
    expect((await admin.put(urlOf(elsewhere), { kind: 'curve' })).status).toBe(404)
  })

  it.each([
    [{ kind: 'steep' }, /kind/],
    [{}, /kind/],
    [{ kind: 'linear', minimum: -1 }, /minimum/],
    [{ kind: 'linear', minimum: 1.5 }, /minimum/],
    [{ kind: 'linear', decay: -1 }, /decay/],
    [{ kind: 'linear', decay: 1e9 }, /decay/],
    [{ kind: 'expression', expression: `1${'0'.repeat(500)}` }, /expression/],
    [{ kind: 'linear', minimum: 501 }, /above the original score of the challenge, 500/],
    [{ kind: 'expression' }, /ends at character 1\b/],
    [{ kind: 'expression', expression: 'max - (solves' }, /ends at character 14\b/],
    [{ kind: 'expression', expression: 'max % 2' }, /mistake at character 5: "%" cannot/],
    [{ kind: 'expression', expression: 'max - rate' }, /mistake at character 7: "rate" is unknown/],
    [{ kind: 'expression', expression: 'constructor' }, /"constructor" is unknown/],
    [{ kind: 'expression', expression: '('.repeat(500) }, /ends at character 501/],
  ])('%j is refused in words', async (body, reason) => {
    const { challenge, answer } = await aScored(body)
    expect(answer.status).toBe(400)
    expect(answer.body.title).toMatch(reason)
    expect((await admin.get(urlOf(challenge))).body.kind).toBe('curve')
  })
})

it('is not even read where it is far too long', async () => {
  const { answer } = await aScored({ kind: 'expression', expression: '1'.repeat(10_000) })
  expect(answer.status).toBe(413)
})

describe('the board', () => {
  it.each([
    [{ kind: 'static' }, [500, 500, 500]],
    [{ kind: 'linear', minimum: 420, decay: 50 }, [500, 450, 420]],
    [{ kind: 'logarithmic', minimum: 100, decay: 3 }, [500, 456, 323]],
    [{ kind: 'expression', expression: 'max / solves + teams' }, [500, 253, 170]],
    [{ kind: 'expression', expression: 'max / (2 - solves)', minimum: 7 }, [500, 500, 7]],
    [{ kind: 'expression', expression: '0 / (2 - solves)', minimum: 7 }, [7, 7, 7]],
  ])('of %j has %j after each solve', async (way, values) => {
    const { game, challenge } = await aScored(way)
    const players = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    for (const [index, value] of values.entries()) {
      const [player] = players.slice(index)
      if (player) await solve(player, challenge)
      const scores = players.map((_player, other) => (other <= index ? value : 0))
      expect(await boardOf(game)).toEqual({ value, scores })
    }
    const { body } = await admin.get(`/api/edit/games/${game.id}/challenges`)
    expect(body[0].score).toBe(values.at(-1))
  })

  it('follows a change of the scoring, the score and the teams', async () => {
    const { game, challenge } = await aScored({ kind: 'expression', expression: 'max - teams' })
    const player = await aPlayer(game)
    await solve(player, challenge)
    expect(await boardOf(game)).toEqual({ value: 499, scores: [499] })
    await aPlayer(game)
    app.services.board.changed(game.id)
    expect(await boardOf(game)).toEqual({ value: 498, scores: [498, 0] })
    await admin.put(`/api/edit/games/${game.id}/challenges/${challenge.id}`, { originalScore: 300 })
    expect(await boardOf(game)).toEqual({ value: 298, scores: [298, 0] })
    await admin.put(urlOf(challenge), { kind: 'static' })
    expect(await boardOf(game)).toEqual({ value: 300, scores: [300, 0] })
  })

  it('shows players the value that it computes', async () => {
    const { game, challenge } = await aScored({ kind: 'linear', decay: 60 })
    const player = await aPlayer(game)
    const { client } = player
    for (const each of [await aPlayer(game), player]) await solve(each, challenge)
    const { body: details } = await client.get(`/api/game/${game.id}/details`)
    expect(details.challenges.Misc[0].score).toBe(440)
    const { body } = await client.get(`/api/game/${game.id}/challenges/${challenge.id}`)
    expect(body.score).toBe(440)
  })

  it('lists the lowest value by the scoring', async () => {
    const { game } = await aScored({ kind: 'linear', minimum: 42, decay: 60 })
    const { body } = await admin.get(`/api/edit/games/${game.id}/challenges`)
    expect(body[0].minScore).toBe(42)
  })
})
