import { buildScoreboard } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'
import type { TestGame } from '#testing/builders.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const editUrl = ({ game_id, id }: TestChallenge) => `/api/edit/games/${game_id}/challenges/${id}`
const judgingUrl = (challenge: TestChallenge) => `${editUrl(challenge)}/judging`
const send = async ({ client }: TestPlayer, { game_id, id }: TestChallenge, flag: string) => {
  clock.advance(1000)
  const { body } = await client.post(`/api/game/${game_id}/challenges/${id}`, { flag })
  return Number(body)
}
const scoresOf = async (game: TestGame) => {
  const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  return body.items.map(({ name, score }: { name: string; score: number }) => [name, score])
}
const isAsFromScratch = async (game: TestGame) => {
  const { text, body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  const facts = await loadBoardFacts(db, game.id)
  const fresh = facts && buildScoreboard(factsOf(facts), { builtAt: body.updateTimeUtc })
  return text === JSON.stringify(fresh)
}
const bloodsOf = async (game: TestGame) => {
  const { body } = await visitor.get(`/api/game/${game.id}/notices`)
  return body
    .filter(({ type }: { type: string }) => type.endsWith('Blood'))
    .map(({ type, values }: { type: string; values: string[] }) => [type, values[0]])
    .toSorted()
}
const addFlag = (challenge: TestChallenge, flag: object) =>
  admin.post(`${editUrl(challenge)}/flags`, [flag])

const setOwnFlag = (player: TestPlayer, flag_text: string) =>
  db
    .updateTable('team_challenges')
    .set({ flag_text })
    .where('participation_id', '=', player.participation.id)
    .execute()

/** Two teams sent a flag that is not right yet, then a third one the right one. */
async function aWrongFlag() {
  const game = await aGame()
  const challenge = await aChallenge(game, { min_score_rate: 1, flags: ['halyard{wrong}'] })
  const players = [await aPlayer(game), await aPlayer(game), await aPlayer(game)] as const
  const [gulls, terns, auks] = players
  await send(gulls, challenge, 'halyard{meant}')
  await send(terns, challenge, 'HALYARD{meant}')
  await send(auks, challenge, 'halyard{wrong}')
  const names = players.map(({ team }) => team.name)
  expect(await scoresOf(game)).toEqual([
    [names[2], 1050],
    [names[0], 0],
    [names[1], 0],
  ])
  return { game, challenge, gulls, terns, auks, names }
}

describe('answers that are judged again', () => {
  it('count from their own moments once the flag is mended, after a look at who gains and loses', async () => {
    const { game, challenge, gulls, auks, names } = await aWrongFlag()
    await addFlag(challenge, { flag: 'halyard{meant}', match: 'ignoreCase' })
    const { body: plan } = await admin.get(judgingUrl(challenge))
    expect(plan).toMatchObject({ answers: 3, changed: 2 })
    expect(plan.teams).toEqual([
      {
        participationId: gulls.participation.id,
        team: names[0],
        change: 'gains',
        scoreBefore: 0,
        scoreAfter: 1050,
        rankBefore: 2,
        rankAfter: 1,
      },
      expect.objectContaining({ team: names[1], change: 'gains', scoreAfter: 1030, rankAfter: 2 }),
    ])
    expect(await scoresOf(game)).toEqual([
      [names[2], 1050],
      [names[0], 0],
      [names[1], 0],
    ])
    const done = await admin.post(judgingUrl(challenge), undefined, { 'if-match': plan.etag })
    expect(done).toMatchObject({ status: 200, body: plan })
    expect(await scoresOf(game)).toEqual([
      [names[0], 1050],
      [names[1], 1030],
      [names[2], 1010],
    ])
    expect(await bloodsOf(game)).toEqual([
      ['FirstBlood', names[0]],
      ['SecondBlood', names[1]],
      ['ThirdBlood', names[2]],
    ])
    expect(await isAsFromScratch(game)).toBe(true)
    const again = await admin.get(judgingUrl(challenge))
    expect(again.body).toMatchObject({ changed: 0, teams: [] })
    const status = `/api/game/${game.id}/submissions?type=Accepted`
    expect((await admin.get(status)).body).toHaveLength(3)
    // A right answer is no second solve.
    await send(auks, challenge, 'halyard{meant}')
    expect(await scoresOf(game)).toHaveLength(3)
  })

  it('lose what a flag gave that is gone', async () => {
    const { game, challenge, names } = await aWrongFlag()
    await addFlag(challenge, { flag: 'halyard{meant}' })
    const { body } = await admin.get(editUrl(challenge))
    const { id } = body.flags.find(({ flag }: { flag: string }) => flag === 'halyard{wrong}')
    await admin.delete(`${editUrl(challenge)}/flags/${id}`)
    const { body: plan } = await admin.post(judgingUrl(challenge))
    expect(
      plan.teams.map(({ team, change }: { team: string; change: string }) => [team, change]),
    ).toEqual([
      [names[0], 'gains'],
      [names[2], 'loses'],
    ])
    expect(await scoresOf(game)).toEqual([
      [names[0], 1050],
      [names[1], 0],
      [names[2], 0],
    ])
    expect(await bloodsOf(game)).toEqual([['FirstBlood', names[0]]])
    expect(await isAsFromScratch(game)).toBe(true)
  })

  it('do not bring back what was voided', async () => {
    const { game, challenge, auks, names } = await aWrongFlag()
    const second = await send(auks, challenge, 'halyard{wrong}')
    const first = second - 1
    await admin.post(`/api/edit/games/${game.id}/submissions/${first}/void`, { reason: 'Shared' })
    const { body: plan } = await admin.post(judgingUrl(challenge))
    expect(plan.teams).toEqual([])
    expect((await scoresOf(game)).map(([, score]: [string, number]) => score)).toEqual([0, 0, 0])
    await addFlag(challenge, { flag: 'halyard{meant}' })
    await admin.post(judgingUrl(challenge))
    expect((await scoresOf(game))[0]).toEqual([names[0], 1050])
  })

  it('go by the own flag of a team, and cases of sharing stay', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { type: 'DynamicContainer', flags: [] })
    const [gulls, terns] = [await aPlayer(game), await aPlayer(game)]
    await setOwnFlag(gulls, 'halyard{gulls}')
    await setOwnFlag(terns, 'halyard{terns}')
    await send(gulls, challenge, 'halyard{terns}')
    await send(terns, challenge, 'halyard{mended}')
    await setOwnFlag(terns, 'halyard{mended}')
    const { body } = await admin.post(judgingUrl(challenge))
    expect(body).toMatchObject({ answers: 1, changed: 1, teams: [{ team: terns.team.name }] })
    expect((await admin.get(`/api/game/${game.id}/cheatinfo`)).body).toHaveLength(1)
  })

  it('are judged once by two at the same time, only as they were looked at, and by administrators', async () => {
    const { challenge, gulls } = await aWrongFlag()
    const { body: before } = await admin.get(judgingUrl(challenge))
    await addFlag(challenge, { flag: 'halyard{meant}' })
    const stale = await admin.post(judgingUrl(challenge), undefined, { 'if-match': before.etag })
    expect(stale.status).toBe(412)
    const both = await Promise.all([
      admin.post(judgingUrl(challenge)),
      admin.post(judgingUrl(challenge)),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.changed).toSorted((a, b) => a - b)).toEqual([0, 1])
    for (const client of [gulls.client, await as(await aUser({ role: 'Monitor' }))]) {
      expect((await client.get(judgingUrl(challenge))).status).toBe(403)
      expect((await client.post(judgingUrl(challenge))).status).toBe(403)
    }
    expect((await admin.get(judgingUrl({ ...challenge, id: 2_000_000_000 }))).status).toBe(404)
  })
})
