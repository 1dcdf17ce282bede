import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })

const minute = 60_000
// The database's clock counts too, so these games are an hour behind it.
beforeEach(() => clock.set(Date.now() - 60 * minute))
const asAdmin = async () => as(await aUser({ role: 'Admin' }))

const schedule = async (game: TestGame, releases: object[]) =>
  (await asAdmin()).put(`/api/edit/games/${game.id}/schedule`, { releases })
const releaseOf = async (game: TestGame) =>
  (await (await asAdmin()).get(`/api/edit/games/${game.id}/schedule`)).body.releases[0]
const noticesOf = async (game: TestGame) =>
  (await visitor.get(`/api/game/${game.id}/notices`)).body.filter(
    ({ type }: { type: string }) => type === 'NewChallenge',
  )
const isEnabled = async ({ id }: TestChallenge) =>
  (
    await db
      .selectFrom('challenges')
      .select('is_enabled')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).is_enabled

async function aWaiting(difference = {}) {
  const game = await aGame({ ends_at: ms(clock.now() + 600 * minute) })
  const challenge = await aChallenge(game, { hints: ['Mind the gap'], ...difference })
  const player = await aPlayer(game)
  const releaseAt = clock.now() + 10 * minute
  expect((await schedule(game, [{ challengeId: challenge.id, releaseAt }])).status).toBe(200)
  return { game, challenge, player, releaseAt }
}

describe('a challenge with a time', () => {
  it('is absent until then, in every operation of players', async () => {
    const { game, challenge, player } = await aWaiting()
    clock.advance(9 * minute)
    await services.releases.check()
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    const container = `/api/game/${game.id}/container/${challenge.id}`
    const answers = [
      await player.client.get(url),
      await player.client.post(url, { flag: 'halyard{right}' }),
      await player.client.post(container),
      await player.client.post(`${container}/extend`),
      await player.client.delete(container),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const texts = [
      (await player.client.get(`/api/game/${game.id}/details`)).text,
      (await visitor.get(`/api/game/${game.id}/scoreboard`)).text,
      (await visitor.get(`/api/game/${game.id}/notices`)).text,
      (await visitor.get(`/api/game/${game.id}`)).text,
    ]
    for (const text of texts) expect(text).not.toContain(challenge.title)
    expect(await isEnabled(challenge)).toBe(false)
  })

  it('is not announced while every team has it locked, unless its tile has the title', async () => {
    for (const [locked_tile, titles] of [
      ['unnamed', []],
      ['titled', ['Reef']],
    ] as const) {
      const { game, challenge } = await aWaiting({ title: 'Reef', locked_tile })
      const { id } = await aChallenge(game)
      await db
        .updateTable('challenges')
        .set({ requires: [id] })
        .where('id', '=', challenge.id)
        .execute()
      clock.advance(10 * minute)
      await services.releases.check()
      expect(await isEnabled(challenge)).toBe(true)
      const notices = await noticesOf(game)
      expect(notices.map(({ values }: { values: string[] }) => values[0])).toEqual(titles)
    }
  })

  it('appears at that time, for teams of all times, with one notice', async () => {
    const { game, challenge, player, releaseAt } = await aWaiting()
    const late = await aPlayer(game)
    clock.set(releaseAt)
    await services.releases.check()
    await services.releases.check()
    for (const { client } of [player, late]) {
      const url = `/api/game/${game.id}/challenges/${challenge.id}`
      expect((await client.get(url)).body.hints).toEqual(['Mind the gap'])
      const sent = await client.post(url, { flag: 'halyard{right}' })
      expect(sent.status).toBe(200)
    }
    expect(await noticesOf(game)).toMatchObject([{ values: [challenge.title] }])
    expect(await releaseOf(game)).toMatchObject({ releaseAt, releasedAt: releaseAt })
    const { body } = await visitor.get(`/api/game/${game.id}/scoreboard`)
    expect(body.challengeCount).toBe(1)
  })

  it('is announced once by any number of processes that come at the same moment', async () => {
    const { game, challenge, releaseAt } = await aWaiting()
    const heard: string[] = []
    await listenAt(
      origin,
      'user',
      { ReceivedGameNotice: ({ type }) => heard.push(type) },
      { gameId: game.id },
    )
    clock.set(releaseAt)
    await Promise.all(Array.from({ length: 12 }, () => services.releases.check()))
    await (await asAdmin()).post(`/api/edit/games/${game.id}/notices`, { content: 'Land' })
    await vi.waitFor(() => expect(heard).toContain('Normal'), { timeout: 15_000 })
    expect(heard).toEqual(['NewChallenge', 'Normal'])
    expect(await noticesOf(game)).toMatchObject([{ values: [challenge.title] }])
  })

  it('is released by a process that starts after its time, and after a change', async () => {
    const { challenge, releaseAt } = await aWaiting()
    clock.set(releaseAt + 5 * minute)
    services.releases.watch()
    await vi.waitFor(async () => expect(await isEnabled(challenge)).toBe(true), { timeout: 15_000 })
    const next = await aWaiting()
    clock.set(next.releaseAt)
    await schedule(next.game, [
      { challengeId: next.challenge.id, releaseAt: next.releaseAt - minute },
    ])
    await vi.waitFor(async () => expect(await isEnabled(next.challenge)).toBe(true), {
      timeout: 15_000,
    })
    await services.releases.close()
  })

  it('is not released by a clock that is ahead of the database', async () => {
    clock.set(Date.now())
    const { challenge, releaseAt } = await aWaiting()
    clock.set(releaseAt + minute)
    await services.releases.check()
    expect(await isEnabled(challenge)).toBe(false)
  })

  it('waits for its first flag', async () => {
    const { challenge, releaseAt } = await aWaiting({ flags: [] })
    clock.set(releaseAt)
    await services.releases.check()
    expect(await isEnabled(challenge)).toBe(false)
    await db.insertInto('flags').values({ challenge_id: challenge.id, flag: 'x' }).execute()
    await services.releases.check()
    expect(await isEnabled(challenge)).toBe(true)
  })

  it('that is enabled early is announced then, and not again', async () => {
    const { game, challenge, releaseAt } = await aWaiting()
    const url = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    await (await asAdmin()).put(url, { isEnabled: true })
    clock.set(releaseAt)
    await services.releases.check()
    expect(await noticesOf(game)).toHaveLength(1)
    await (await asAdmin()).put(url, { isEnabled: false })
    await services.releases.check()
    expect(await isEnabled(challenge)).toBe(false)
  })

  it('without its time stays as it is, and with the same time is not hidden again', async () => {
    const { game, challenge, releaseAt } = await aWaiting()
    await schedule(game, [])
    clock.set(releaseAt + 1)
    await services.releases.check()
    expect(await isEnabled(challenge)).toBe(false)
    const release = { challengeId: challenge.id, releaseAt: releaseAt + minute }
    await schedule(game, [release])
    const admin = await asAdmin()
    await admin.put(`/api/edit/games/${game.id}/challenges/${challenge.id}`, { isEnabled: true })
    await schedule(game, [release])
    expect(await isEnabled(challenge)).toBe(true)
  })

  it('appears without a notice before the start and after the end', async () => {
    for (const [from, to] of [
      [60, 120],
      [-120, 5],
    ] as const) {
      const game = await aGame({
        starts_at: ms(clock.now() + from * minute),
        ends_at: ms(clock.now() + to * minute),
      })
      const challenge = await aChallenge(game)
      const releaseAt = clock.now() + 10 * minute
      await schedule(game, [{ challengeId: challenge.id, releaseAt }])
      clock.set(releaseAt)
      await services.releases.check()
      expect(await isEnabled(challenge)).toBe(true)
      const notices = await db
        .selectFrom('notices')
        .select('id')
        .where('game_id', '=', game.id)
        .execute()
      expect(notices).toEqual([])
      clock.set(releaseAt - 10 * minute)
    }
  })
})
