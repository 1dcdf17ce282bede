import { buildScoreboard } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const TEXT = 'The rope is hollow.'

const playUrl = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`
const boardOf = async ({ id }: TestGame) => (await visitor.get(`/api/game/${id}/scoreboard`)).body
const detailsOf = async ({ client }: TestPlayer, { id }: TestGame) =>
  (await client.get(`/api/game/${id}/details`)).body
const challengeOf = async ({ client }: TestPlayer, challenge: TestChallenge) =>
  (await client.get(playUrl(challenge))).body
const solve = async ({ client }: TestPlayer, challenge: TestChallenge) => {
  clock.advance(1000)
  expect((await client.post(playUrl(challenge), { flag: FLAG })).status).toBe(200)
}
const open = ({ client }: TestPlayer, challenge: TestChallenge, hintId: number, price = 50) =>
  client.post(`${playUrl(challenge)}/hints/${hintId}`, { price })

/** Whether the board that is shown has the bytes of one that is built from nothing but what is stored. */
async function isAsFromScratch(game: TestGame): Promise<boolean> {
  const { text, body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
  const facts = await loadBoardFacts(db, game.id)
  return (
    text ===
    JSON.stringify(facts && buildScoreboard(factsOf(facts), { builtAt: body.updateTimeUtc }))
  )
}

/** A challenge with a free hint and one for 50 points, and a team of 1000 points, which another challenge gave it. */
async function aPriced(columns: Parameters<typeof aGame>[0] = {}) {
  const game = await aGame({ blood_bonus: 0, ...columns })
  const solved = await aChallenge(game, { min_score_rate: 1 })
  const challenge = await aChallenge(game, { title: 'Knots', hints: ['Pull.'] })
  const hints = [
    { text: TEXT, price: 50 },
    { text: 'So is the knot.', price: 970 },
  ]
  const url = `/api/edit/games/${game.id}/challenges/${challenge.id}/hints`
  const { body } = await admin.put(url, { hints })
  const [cheap, dear] = body.hints.map(({ id }: { id: number }) => id)
  const player = await aPlayer(game)
  await solve(player, solved)
  await boardOf(game)
  return { game, challenge, player, cheap, dear, url }
}

describe('a hint with a price', () => {
  it('is locked until its team pays, and then is among the hints that every client knows', async () => {
    const { game, challenge, player, cheap, dear } = await aPriced()
    const other = await aPlayer(game)
    const locked = [
      { id: cheap, price: 50 },
      { id: dear, price: 970 },
    ]
    expect(await challengeOf(player, challenge)).toMatchObject({
      hints: ['Pull.'],
      lockedHints: locked,
    })
    const { status, body } = await open(player, challenge, cheap)
    expect([status, body]).toEqual([200, { id: cheap, text: TEXT }])
    expect(await challengeOf(player, challenge)).toMatchObject({
      hints: ['Pull.', TEXT],
      lockedHints: [locked[1]],
    })
    expect(await challengeOf(other, challenge)).toMatchObject({
      hints: ['Pull.'],
      lockedHints: locked,
    })
  })

  it('comes after those that were opened before, so that the newest is the last', async () => {
    const { game, challenge, player, cheap, dear } = await aPriced()
    const award = { participationId: player.participation.id, points: 1000, reason: 'A start' }
    await admin.post(`/api/edit/games/${game.id}/adjustments`, award)
    await open(player, challenge, dear, 970)
    await open(player, challenge, cheap)
    const { hints } = await challengeOf(player, challenge)
    expect(hints).toEqual(['Pull.', 'So is the knot.', TEXT])
  })

  it('costs points: in the total, the rank, the curve and the row of the team, as after a rebuild', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    clock.advance(1000)
    await open(player, challenge, cheap)
    const time = clock.now()
    const { items, timelines } = await boardOf(game)
    expect(items[0]).toMatchObject({
      score: 950,
      adjustments: [{ kind: 'hint', points: -50, time }],
    })
    expect(timelines[0].teams[0].items.at(-1)).toEqual({ time, score: 950 })
    expect(await isAsFromScratch(game)).toBe(true)
    app.services.board.changed(game.id)
    expect(await isAsFromScratch(game)).toBe(true)
    expect((await detailsOf(player, game)).rank.score).toBe(950)
    const page = (await player.client.get(`/api/game/${game.id}`)).body
    expect(page.corrections.adjustments).toMatchObject([
      { kind: 'hint', points: -50, challengeId: challenge.id },
    ])
  })

  it('is paid once, by however many mates at the same time', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    const mate = await aUser()
    const participation_id = player.participation.id
    await db
      .insertInto('participation_members')
      .values({ participation_id, user_id: mate.id, game_id: game.id, joined_at: ms(clock.now()) })
      .execute()
    const clients = [player.client, await as(mate), player.client, player.client]
    const answers = await Promise.all(
      clients.map((client) => open({ ...player, client }, challenge, cheap)),
    )
    expect(answers.map(({ status, body }) => [status, body.text])).toEqual(
      clients.map(() => [200, TEXT]),
    )
    expect((await boardOf(game)).items[0].score).toBe(950)
  })

  it('stays closed for a team that cannot pay, also when it opens two at the same time', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    const poor = await open(await aPlayer(game), challenge, cheap)
    expect(poor.status).toBe(400)
    expect(poor.body.title).toBe(
      'Your team has 0 points, and this hint costs 50. It was not opened.',
    )
    expect(poor.text).not.toContain(TEXT)
    const other = await aChallenge(game)
    const url = `/api/edit/games/${game.id}/challenges/${other.id}/hints`
    const { body } = await admin.put(url, { hints: [{ text: 'Dear', price: 970 }] })
    const both = await Promise.all([
      open(player, challenge, cheap),
      open(player, other, body.hints[0].id, 970),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('stays closed at another price than the one that was agreed to', async () => {
    const { game, challenge, player, cheap, url } = await aPriced()
    await admin.put(url, { hints: [{ id: cheap, text: TEXT, price: 80 }] })
    const refused = await open(player, challenge, cheap)
    expect(refused.status).toBe(400)
    expect(refused.body.title).toContain('80')
    expect((await boardOf(game)).items[0].score).toBe(1000)
    expect((await open(player, challenge, cheap, 80)).status).toBe(200)
    await admin.put(url, { hints: [{ id: cheap, text: TEXT, price: 10 }] })
    expect((await boardOf(game)).items[0].score).toBe(920)
  })

  it('gives its points back when staff undo it, and is closed again', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    await open(player, challenge, cheap)
    const adjustments = `/api/edit/games/${game.id}/adjustments`
    const [{ id }] = (await admin.get(adjustments)).body
    expect((await player.client.delete(`${adjustments}/${id}`)).status).toBe(403)
    expect((await admin.delete(`${adjustments}/${id}`)).status).toBe(200)
    expect((await boardOf(game)).items[0].score).toBe(1000)
    expect((await challengeOf(player, challenge)).hints).toEqual(['Pull.'])
    expect((await open(player, challenge, cheap)).status).toBe(200)
    expect((await boardOf(game)).items[0].score).toBe(950)
  })

  it('is in nothing that a team reads before it has paid', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    const rich = await aPlayer(game)
    await open(player, challenge, cheap)
    const page = `/api/game/${game.id}`
    const urls = [page, `${page}/details`, `${page}/scoreboard`, `${page}/notices`]
    const monitors = [`${page}/events`, `${page}/submissions`, `${page}/participations`]
    for (const client of [visitor, rich.client])
      for (const url of [...urls, ...monitors, playUrl(challenge)])
        expect((await client.get(url)).text).not.toContain(TEXT)
  })
})

describe('opening a hint', () => {
  it('is refused in a pause, and what was opened stays', async () => {
    const { game, challenge, player, cheap, dear } = await aPriced()
    await open(player, challenge, cheap)
    await admin.post(`/api/edit/games/${game.id}/schedule/pause`)
    const refused = await open(player, challenge, dear, 970)
    expect([refused.status, refused.body.title]).toEqual([
      400,
      'The game is paused. Try again when the organizers have resumed it.',
    ])
    expect((await open(player, challenge, cheap)).body.text).toBe(TEXT)
  })

  it('counts at once for the own team while the board is frozen, and for others at the reveal', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    await admin.put(`/api/edit/games/${game.id}/schedule`, { freezeAt: clock.now() + 500 })
    clock.advance(1000)
    const frozen = await boardOf(game)
    expect((await open(player, challenge, cheap)).status).toBe(200)
    expect(await boardOf(game)).toEqual(frozen)
    const { rank } = await detailsOf(player, game)
    expect(rank).toMatchObject({
      score: 950,
      rank: 1,
      adjustments: [{ kind: 'hint', points: -50 }],
    })
    app.services.board.changed(game.id)
    expect((await boardOf(game)).items).toEqual(frozen.items)
    await admin.post(`/api/edit/games/${game.id}/schedule/reveal`)
    expect((await boardOf(game)).items[0].score).toBe(950)
    expect((await detailsOf(player, game)).rank.score).toBe(950)
  })

  it('spends while frozen only what the team is shown: a solve since then does not count', async () => {
    const { game, challenge, cheap } = await aPriced()
    const player = await aPlayer(game)
    await admin.put(`/api/edit/games/${game.id}/schedule`, { freezeAt: clock.now() + 500 })
    await solve(player, challenge)
    expect((await open(player, challenge, cheap)).body.title).toContain('0 points')
  })

  it('is free in practice once the game is over, and changes nothing', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    clock.advance(1000)
    const ends_at = ms(clock.now())
    await db.updateTable('games').set({ ends_at }).where('id', '=', game.id).execute()
    app.services.board.changed(game.id)
    const poor = await aPlayer(game)
    const { hints, lockedHints } = await challengeOf(poor, challenge)
    expect([hints, lockedHints]).toEqual([['Pull.', TEXT, 'So is the knot.'], undefined])
    expect((await open(player, challenge, cheap)).body.text).toBe(TEXT)
    expect((await boardOf(game)).items[0].score).toBe(1000)
  })

  it('answers 404 for a hint of another challenge, and for one that the team does not see', async () => {
    const { game, challenge, player, cheap } = await aPriced()
    const other = await aChallenge(game)
    expect((await open(player, other, cheap)).status).toBe(404)
    expect((await open(player, challenge, cheap + 1000)).status).toBe(404)
    const division = await aDivision(game, { default_permissions: 0 })
    const blind = await aPlayer(game, { division_id: division.id })
    expect((await open(blind, challenge, cheap)).status).toBe(404)
    const url = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    await admin.put(`${url}/requirements`, { requires: [other.id] })
    expect((await open(player, challenge, cheap)).status).toBe(404)
    await solve(player, other)
    expect((await open(player, challenge, cheap)).status).toBe(200)
    const outsider = await as(await aUser())
    expect(
      (await outsider.post(`${playUrl(challenge)}/hints/${cheap}`, { price: 50 })).status,
    ).toBe(400)
  })
})
