import { describe, expect, it } from 'vitest'
import type { TestGame } from '#testing/builders.ts'
import { FLAG } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db } = app
const { aGame, aChallenge, aPlayer, aService, urlOf } = serviceBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const pause = ({ id }: TestGame) => admin.post(`/api/edit/games/${id}/schedule/pause`)
const resume = ({ id }: TestGame) => admin.post(`/api/edit/games/${id}/schedule/resume`, {})
const submit = ({ client }: TestPlayer, { game_id, id }: TestChallenge, flag = FLAG) =>
  client.post(`/api/game/${game_id}/challenges/${id}`, { flag })
const PAUSED = 'The game is paused. Try again when the organizers have resumed it.'

describe('a paused game', () => {
  it('takes no flags, right or wrong, and takes them again when it is resumed', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    await pause(game)
    for (const flag of [FLAG, 'wrong']) {
      const { status, body } = await submit(player, challenge, flag)
      expect([status, body.title]).toEqual([400, PAUSED])
    }
    await resume(game)
    expect((await submit(player, challenge)).status).toBe(200)
  })

  it('keeps statements and running instances, and starts and extends none', async () => {
    const game = await aGame()
    const service = await aService(game)
    const [runs, waits] = [await aPlayer(game), await aPlayer(game)]
    const challengeUrl = `/api/game/${game.id}/challenges/${service.id}`
    expect((await runs.client.post(urlOf(service))).status).toBe(200)
    await pause(game)
    const refused = [
      await waits.client.post(urlOf(service)),
      await runs.client.post(`${urlOf(service)}/extend`),
    ]
    for (const { status, body } of refused) expect([status, body.title]).toEqual([400, PAUSED])
    const { body } = await runs.client.get(challengeUrl)
    expect(body.context.instanceEntry).toEqual(expect.any(String))
    clock.advance(60_000)
    expect((await runs.client.delete(urlOf(service))).status).toBe(200)
    await resume(game)
    expect((await waits.client.post(urlOf(service))).status).toBe(200)
  })

  it('says so in its page, in the lists of games and to those who play', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    await pause(game)
    const pausedSince = clock.now()
    const { body: page } = await visitor.get(`/api/game/${game.id}`)
    expect(page.schedule).toEqual({ freezeAt: null, revealedAt: null, pausedSince })
    const { body: details } = await player.client.get(`/api/game/${game.id}/details`)
    expect(details.schedule.pausedSince).toBe(pausedSince)
    const { body: recent } = await visitor.get('/api/game/recent?limit=0')
    const { body: listed } = await visitor.get('/api/game?count=50')
    for (const list of [recent, listed.data]) {
      const line = list.find(({ id }: { id: number }) => id === game.id)
      expect(line.pausedSince).toBe(pausedSince)
    }
    await resume(game)
    expect((await visitor.get(`/api/game/${game.id}`)).body).not.toHaveProperty('schedule')
  })

  it('has counted or refused each of 300 flags that were on their way, never both', async () => {
    const game = await aGame({ blood_bonus: 0 })
    const challenges: TestChallenge[] = []
    for (let index = 0; index < 10; index += 1) challenges.push(await aChallenge(game))
    const players: TestPlayer[] = []
    for (let index = 0; index < 30; index += 1) players.push(await aPlayer(game))
    const sent = players.flatMap((player) =>
      challenges.map(async (challenge) => {
        const { status, body } = await submit(player, challenge)
        return { key: `${player.participation.id}/${challenge.id}`, status, title: body?.title }
      }),
    )
    const paused = (async () => {
      await Promise.race(sent)
      const answer = await pause(game)
      const solves = await db
        .selectFrom('solves')
        .select(['participation_id', 'challenge_id'])
        .where('game_id', '=', game.id)
        .execute()
      return { answer, solves }
    })()
    const answers = await Promise.all(sent)
    const { answer, solves } = await paused
    expect(answer.status).toBe(200)
    const counted = answers.filter(({ status }) => status === 200).map(({ key }) => key)
    const stored = solves.map((solve) => `${solve.participation_id}/${solve.challenge_id}`)
    // Nothing was written after the pause was confirmed.
    expect(counted.toSorted()).toEqual(stored.toSorted())
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, title } of refused) expect([status, title]).toEqual([400, PAUSED])
  })
})
