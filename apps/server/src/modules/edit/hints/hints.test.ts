import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const editUrl = ({ game_id, id }: TestChallenge) => `/api/edit/games/${game_id}/challenges/${id}`
const urlOf = (challenge: TestChallenge) => `${editUrl(challenge)}/hints`
const save = (challenge: TestChallenge, hints: object[], headers = {}) =>
  admin.put(urlOf(challenge), { hints }, headers)

const noticesOf = async (game: TestGame) =>
  (await visitor.get(`/api/game/${game.id}/notices`)).body.map(
    ({ type, values }: { type: string; values: string[] }) => [type, values.at(-1)],
  )

/** Gives the team 500 points, so that it can pay. */
const pay = async ({ client, participation }: TestPlayer, challenge: TestChallenge, id: number) => {
  const url = `/api/edit/games/${challenge.game_id}/adjustments`
  const award = { participationId: participation.id, points: 500, reason: 'A start' }
  expect((await admin.post(url, award)).status).toBe(200)
  const hint = `/api/game/${challenge.game_id}/challenges/${challenge.id}/hints/${id}`
  expect((await client.post(hint, { price: 50 })).status).toBe(200)
}

describe('hints with a price', () => {
  it('are a list of their own, in the order of the save, and keep their ids', async () => {
    const challenge = await aChallenge(await aGame())
    const [one, two] = [
      { text: 'Look.', price: 50 },
      { text: 'Pull.', price: 100 },
    ]
    const { body: first } = await save(challenge, [one, two])
    expect(first.hints).toEqual([
      { ...one, id: expect.any(Number), openedBy: 0 },
      { ...two, id: expect.any(Number), openedBy: 0 },
    ])
    const [look, pull] = first.hints
    const changed = [
      { id: pull.id, text: 'Pull hard.', price: 70 },
      { text: 'New', price: 1 },
    ]
    const { body } = await save(challenge, changed)
    expect(body.hints).toMatchObject(changed)
    expect((await admin.get(urlOf(challenge))).body).toEqual(body)
    expect(body.hints.map(({ id }: { id: number }) => id)).not.toContain(look.id)
  })

  it('stay what they are when an older client saves the challenge and its own hints', async () => {
    const challenge = await aChallenge(await aGame(), { hints: ['Free', 'Also free'] })
    const { body } = await save(challenge, [{ text: 'Dear', price: 50 }])
    expect((await admin.get(editUrl(challenge))).body.hints).toEqual(['Free', 'Also free'])
    for (const hints of [['Also free', 'Free'], ['Free'], []])
      expect((await admin.put(editUrl(challenge), { hints })).status).toBe(200)
    expect((await admin.get(urlOf(challenge))).body).toEqual(body)
  })

  it('are saved to the state that was read, which teams that open one do not change', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const { etag } = (await admin.get(urlOf(challenge))).body
    const { body } = await save(challenge, [{ text: 'Look.', price: 50 }], { 'if-match': etag })
    expect((await save(challenge, [], { 'if-match': etag })).status).toBe(412)
    await pay(player, challenge, body.hints[0].id)
    const again = [{ id: body.hints[0].id, text: 'Look up.', price: 60 }]
    const saved = await save(challenge, again, { 'if-match': body.etag })
    expect(saved.body.hints).toEqual([{ ...again[0], openedBy: 1 }])
  })

  it('cannot be removed while a team has paid for them', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const { body } = await save(challenge, [{ text: 'Look.', price: 50 }])
    await pay(player, challenge, body.hints[0].id)
    const refused = await save(challenge, [{ text: 'Look.', price: 50 }])
    expect(refused.status).toBe(400)
    expect(refused.body.title).toContain('One team has')
    const adjustments = `/api/edit/games/${game.id}/adjustments`
    const [price] = (await admin.get(adjustments)).body
    expect(price).toMatchObject({
      ...{ kind: 'hint', points: -50, reason: '', user: player.user.userName },
      ...{ challengeId: challenge.id, challenge: challenge.title },
    })
    expect((await admin.delete(`${adjustments}/${price.id}`)).status).toBe(200)
    expect((await save(challenge, [])).body.hints).toEqual([])
  })

  it('go with their challenge, and what was paid for them goes as its solves do', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const { body } = await save(challenge, [{ text: 'Look.', price: 50 }])
    await pay(player, challenge, body.hints[0].id)
    const score = async () =>
      (await visitor.get(`/api/game/${game.id}/scoreboard`)).body.items[0].score
    expect(await score()).toBe(450)
    expect((await admin.delete(editUrl(challenge))).status).toBe(200)
    expect(await score()).toBe(500)
  })

  it('are refused without a text, with a foreign or doubled id, and for everybody but administrators', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const other = await save(await aChallenge(game), [{ text: 'Look.', price: 50 }])
    const { id } = other.body.hints[0]
    expect((await save(challenge, [{ text: ' ', price: 1 }])).status).toBe(400)
    expect((await save(challenge, [{ text: 'a', price: -1 }])).status).toBe(400)
    expect((await save(challenge, [{ id, text: 'a', price: 1 }])).status).toBe(400)
    const { body } = await save(challenge, [{ text: 'Mine', price: 1 }])
    const twice = { id: body.hints[0].id, text: 'Mine', price: 1 }
    expect((await save(challenge, [twice, twice])).status).toBe(400)
    const player = await aPlayer(game)
    expect((await visitor.get(urlOf(challenge))).status).toBe(401)
    for (const client of [player.client, await as(await aUser({ role: 'Monitor' }))]) {
      expect((await client.get(urlOf(challenge))).status).toBe(403)
      expect((await client.put(urlOf(challenge), { hints: [] })).status).toBe(403)
    }
  })

  it('are announced like other hints, without text and price, and not for another price', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { title: 'Knots' })
    const { body } = await save(challenge, [{ text: 'Look.', price: 50 }])
    expect(await noticesOf(game)).toEqual([['NewHint', 'Knots']])
    const [{ id }] = body.hints
    await save(challenge, [{ id, text: 'Look.', price: 70 }])
    expect(await noticesOf(game)).toHaveLength(1)
    clock.advance(1000)
    await save(challenge, [{ id, text: 'Look.', price: 0 }])
    expect(await noticesOf(game)).toHaveLength(2)
    const disabled = await aChallenge(game, { is_enabled: false })
    await save(disabled, [{ text: 'Look.', price: 50 }])
    expect(await noticesOf(game)).toHaveLength(2)
  })
})
