import { buildScoreboard } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = ({ id }: TestGame) => `/api/edit/games/${id}/adjustments`
const boardOf = async ({ id }: TestGame) => (await visitor.get(`/api/game/${id}/scoreboard`)).body
const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge) => {
  clock.advance(1000)
  await client.post(`/api/game/${game_id}/challenges/${id}`, { flag: FLAG })
}
const adjust = (game: TestGame, { participation }: TestPlayer, change: object = {}) =>
  admin.post(urlOf(game), {
    participationId: participation.id,
    points: -50,
    reason: 'Shared a flag.',
    ...change,
  })

/** Whether the board that is shown has the bytes of one that is built from nothing but what is stored. */
async function isAsFromScratch(game: TestGame): Promise<boolean> {
  const { text, body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  const facts = await loadBoardFacts(db, game.id)
  const fresh = facts && buildScoreboard(factsOf(facts), { builtAt: body.updateTimeUtc })
  return text === JSON.stringify(fresh)
}

describe('an adjustment', () => {
  it('is in the total, the rank, the curve and the row of the team, and is undone', async () => {
    const game = await aGame({ blood_bonus: 0 })
    const challenge = await aChallenge(game, { min_score_rate: 1 })
    const [gulls, terns] = [await aPlayer(game), await aPlayer(game)]
    await solve(gulls, challenge)
    await solve(terns, challenge)
    await boardOf(game)
    clock.advance(1000)
    const { status, body } = await adjust(game, gulls, { isPublic: true })
    expect(status).toBe(200)
    const time = clock.now()
    expect(body).toMatchObject({
      kind: 'award',
      participationId: gulls.participation.id,
      team: gulls.team.name,
      points: -50,
      reason: 'Shared a flag.',
      isPublic: true,
      time,
      undoneAt: null,
    })
    const { items, timelines } = await boardOf(game)
    expect(items.map(({ name, score }: { name: string; score: number }) => [name, score])).toEqual([
      [terns.team.name, 1000],
      [gulls.team.name, 950],
    ])
    const row = { kind: 'award', id: body.id, points: -50, reason: 'Shared a flag.', time }
    expect(items[1].adjustments).toEqual([row])
    expect(items[0]).not.toHaveProperty('adjustments')
    expect(timelines[0].teams[1].items.at(-1)).toEqual({ time, score: 950 })
    expect(await isAsFromScratch(game)).toBe(true)

    const taken = await admin.delete(`${urlOf(game)}/${body.id}`)
    expect(taken.body).toEqual({ ...body, undoneAt: clock.now() })
    expect((await boardOf(game)).items[0]).toMatchObject({ name: gulls.team.name, score: 1000 })
    expect((await admin.get(urlOf(game))).body).toEqual([taken.body])
    expect(await isAsFromScratch(game)).toBe(true)
    expect((await admin.delete(`${urlOf(game)}/${body.id}`)).status).toBe(400)
  })

  it('has a reason that only its team reads, unless it is public', async () => {
    const game = await aGame()
    const [gulls, terns] = [await aPlayer(game), await aPlayer(game)]
    await boardOf(game)
    await adjust(game, gulls, { reason: ' Between us. ' })
    const page = `/api/game/${game.id}`
    expect((await gulls.client.get(page)).body.corrections).toMatchObject({
      adjustments: [{ points: -50, reason: 'Between us.' }],
      voided: [],
    })
    expect((await boardOf(game)).items[1].adjustments).toMatchObject([{ reason: null }])
    for (const url of [page, `${page}/scoreboard`, `${page}/details`, `${page}/notices`])
      for (const client of [visitor, terns.client])
        expect((await client.get(url)).text).not.toContain('Between us')
    expect((await terns.client.get(page)).body).not.toHaveProperty('corrections')
  })

  it('is refused without a reason, without points, with a billion of them, and for strangers', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const elsewhere = await aPlayer(await aGame())
    const refused = async (change: object) => (await adjust(game, player, change)).status
    expect(await refused({ points: 0 })).toBe(400)
    expect(await refused({ reason: '  ' })).toBe(400)
    expect(await refused({ reason: undefined })).toBe(400)
    expect(await refused({ participationId: elsewhere.participation.id })).toBe(404)
    const billion = await adjust(game, player, { points: 1e9 })
    expect(billion.status).toBe(400)
    expect(billion.body.title).toContain('1000000')
    expect((await admin.get(urlOf(game))).body).toEqual([])
    expect((await boardOf(game)).items[0].score).toBe(0)
    const { body } = await adjust(game, player)
    const other = await aGame()
    expect((await admin.delete(`${urlOf(other)}/${body.id}`)).status).toBe(404)
    for (const client of [player.client, await as(await aUser({ role: 'Monitor' }))]) {
      expect((await client.get(urlOf(game))).status).toBe(403)
      expect((await client.delete(`${urlOf(game)}/${body.id}`)).status).toBe(403)
    }
  })

  it('is on a frozen board as of the freeze: what comes later is for staff until the reveal', async () => {
    const game = await aGame({ freeze_at: ms(clock.now() + 1000) })
    const player = await aPlayer(game)
    const { body } = await adjust(game, player, { points: 70 })
    await boardOf(game)
    clock.advance(1000)
    await adjust(game, player, { points: 5 })
    await admin.delete(`${urlOf(game)}/${body.id}`)
    const { board } = app.services
    const scores = async () =>
      [await board.read(game.id), await board.readLive(game.id)].map(
        (read) => read?.team(player.team.id)?.score,
      )
    expect(await scores()).toEqual([70, 5])
    board.changed(game.id)
    expect(await scores()).toEqual([70, 5])
  })

  it('goes with its team, and its sum is a column of the spreadsheet', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    await adjust(game, player)
    expect((await admin.get(`/api/game/${game.id}/scoreboardsheet`)).status).toBe(200)
    await db.deleteFrom('teams').where('id', '=', player.team.id).execute()
    expect((await admin.get(urlOf(game))).body).toEqual([])
  })
})
