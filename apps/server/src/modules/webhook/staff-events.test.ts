// What few events are made of besides: cheats, instances that fail, and a board that freezes.
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { answerWith, startReceiver } from '#testing/receiver.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const { webhookRanges } = readConfig({ HALYARD_WEBHOOK_RANGES: '127.0.0.0/8' })
const app = await testApp({ webhookRanges })
const { as, aUser, clock, db, services } = app
const { aGame, aChallenge, aPlayer, aService, urlOf } = serviceBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const receiver = await startReceiver()
const minute = 60_000

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('webhook_events').execute()
  await db.deleteFrom('games').execute()
  receiver.received.length = 0
  receiver.answer = answerWith(204)
  clock.set(Date.now())
})

async function aWebhook(game: TestGame | undefined, events: readonly string[]) {
  const url = game ? `/api/edit/games/${game.id}/webhooks` : '/api/admin/webhooks'
  const body = { name: 'Program', format: 'json', url: receiver.url, events }
  expect((await admin.post(url, body)).status).toBe(200)
}
/** What the receiver gets now. */
async function received() {
  receiver.received.length = 0
  await services.webhooks.check()
  return receiver.received.map(({ body }) => JSON.parse(body))
}

/** Opens the challenge, and looks up the flag that is the team's own. */
async function ownFlag({ client, participation }: TestPlayer, challenge: TestChallenge) {
  await client.get(`/api/game/${challenge.game_id}/challenges/${challenge.id}`)
  const { flag } = await db
    .selectFrom('team_challenges')
    .innerJoin('flags', 'flags.id', 'team_challenges.flag_id')
    .select('flags.flag')
    .where('participation_id', '=', participation.id)
    .executeTakeFirstOrThrow()
  return flag
}
/** Submits the flag of another team. */
async function steal(game: TestGame) {
  const flags = ['halyard{a}', 'halyard{b}']
  const challenge = await aChallenge(game, { type: 'DynamicAttachment', flags, title: 'Knots' })
  const thief = await aPlayer(game, { name: 'Thieves' })
  const owner = await aPlayer(game, { name: 'Owners' })
  await ownFlag(thief, challenge)
  const flag = await ownFlag(owner, challenge)
  const send = () => thief.client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag })
  expect((await send()).status).toBe(200)
  return { challenge, thief, flag }
}

const freezing = (times: object = {}) =>
  aGame({
    freeze_at: ms(clock.now() + minute),
    ends_at: ms(clock.now() + 60 * minute),
    ...times,
  })

describe('a flag of another team', () => {
  it('is sent with who, whose and where, but never with the flag', async () => {
    const game = await aGame()
    await aWebhook(game, ['cheat'])
    const { challenge, thief, flag } = await steal(game)
    const [message, ...more] = await received()
    expect(more).toEqual([])
    expect(message).toMatchObject({
      type: 'cheat',
      data: {
        game: { id: game.id, title: game.title },
        team: { id: thief.team.id, name: 'Thieves' },
        challenge: { id: challenge.id, title: 'Knots' },
        message: `Thieves submitted a flag of Owners for Knots · ${game.title}`,
      },
    })
    expect(JSON.stringify(message)).not.toContain(flag)
    expect(await received()).toEqual([])
  })

  it('is sent to the staff of a hidden game, and to nobody else', async () => {
    const game = await aGame({ hidden: true })
    await aWebhook(undefined, ['cheat'])
    await steal(game)
    expect(await received()).toEqual([])
    await aWebhook(game, ['cheat'])
    await steal(game)
    expect((await received()).map(({ type }) => type)).toEqual(['cheat'])
  })
})

describe('an instance that does not start', () => {
  it('is sent once in five minutes for a challenge, without what the engine said', async () => {
    const game = await aGame()
    await aWebhook(game, ['instanceFailure'])
    const service = await aService(game, {
      ...{ title: 'Chandlery', container_image: 'registry.example.org/secret:1' },
    })
    const start = async () => {
      const { client } = await aPlayer(game)
      expect((await client.post(urlOf(service))).status).toBe(400)
    }
    // At the beginning of five minutes, of which one is left out below.
    clock.set(Math.ceil(clock.now() / (5 * minute)) * 5 * minute)
    await start()
    await start()
    const [message, ...more] = await received()
    expect(more).toEqual([])
    expect(message).toMatchObject({
      type: 'instanceFailure',
      data: {
        challenge: { id: service.id, title: 'Chandlery' },
        message: `An instance of Chandlery could not be started · ${game.title}`,
      },
    })
    expect(JSON.stringify(message)).not.toContain('secret')
    clock.advance(4 * minute)
    await start()
    expect(await received()).toEqual([])
    clock.advance(minute)
    await start()
    expect((await received()).map(({ type }) => type)).toEqual(['instanceFailure'])
  })
})

describe('a scoreboard that freezes', () => {
  it('is sent once, when its time has come', async () => {
    const game = await freezing()
    await aWebhook(game, ['gameFrozen'])
    expect(await received()).toEqual([])
    clock.advance(minute)
    expect(await received()).toMatchObject([
      {
        type: 'gameFrozen',
        timestamp: new Date(clock.now()).toISOString(),
        data: {
          game: { id: game.id, title: game.title },
          message: `The scoreboard of ${game.title} is frozen`,
        },
      },
    ])
    clock.advance(minute)
    expect(await received()).toEqual([])
  })

  it('is not sent where the board is revealed already, the game hidden, or over', async () => {
    const games = [
      await freezing({ revealed_at: ms(clock.now()) }),
      await freezing({ hidden: true }),
      await freezing({ freeze_at: ms(clock.now() + 60 * minute) }),
    ]
    for (const game of games) await aWebhook(game, ['gameFrozen'])
    clock.advance(61 * minute)
    expect(await received()).toEqual([])
  })
})
