// From what happens to a real server that hears of it.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { ms } from '#db/database.ts'
import { createWebhookQueue } from '#modules/webhook/queue.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { answerWith, startReceiver } from '#testing/receiver.ts'
import { watchStatements } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const LOCAL = readConfig({ HALYARD_WEBHOOK_RANGES: '127.0.0.0/8' }).webhookRanges
const app = await testApp({ webhookRanges: LOCAL })
const { as, aUser, clock, db, services } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const receiver = await startReceiver()

const second = 1000
const minute = 60 * second
const ALL = ['firstBlood', 'solve', 'notice', 'challengeReleased', 'gameStarted', 'gameEnded']

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('webhook_events').execute()
  await db.deleteFrom('games').execute()
  receiver.received.length = 0
  receiver.answer = answerWith(204)
  clock.set(Date.now())
})

async function aWebhook(game: TestGame | undefined, difference: object = {}) {
  const { status, body } = await admin.post(urlOf(game), {
    ...{ name: 'Program', format: 'json', url: receiver.url, events: ALL, ...difference },
  })
  expect(status).toBe(200)
  return body.webhook
}
const urlOf = (game: TestGame | undefined) =>
  game ? `/api/edit/games/${game.id}/webhooks` : '/api/admin/webhooks'
const deliveriesOf = async (game?: TestGame, query = '') =>
  (await admin.get(`${urlOf(game)}/deliveries${query}`)).body
const announce = (game: TestGame, content: string) =>
  admin.post(`/api/edit/games/${game.id}/notices`, { content })
const types = (): string[] => receiver.received.map(({ body }) => JSON.parse(body).type)
const sortedTypes = () => types().toSorted((one, other) => one.localeCompare(other))
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])
async function solve(game: TestGame, challenge: { id: number }, name: string) {
  const player = await aPlayer(game, { name })
  await player.client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
  return player
}

describe('what happens in a game', () => {
  it('reaches the webhooks of the game and of the platform that want it, once', async () => {
    const [game, other] = [await aGame(), await aGame()]
    const challenge = await aChallenge(game)
    await aWebhook(game, { events: ['firstBlood'] })
    await aWebhook(undefined, { events: ['firstBlood', 'solve'] })
    await aWebhook(other)
    const { team } = await solve(game, challenge, 'Null @everyone **Pointers**')
    const another = createWebhookQueue(services)
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 100)
    await Promise.all([services.webhooks.check(), another.check()])
    await services.webhooks.check()
    await another.close()
    expect(sortedTypes()).toEqual(['firstBlood', 'firstBlood', 'solve'])
    const first = receiver.received.find(({ body }) => JSON.parse(body).type === 'firstBlood')
    expect(JSON.parse(first?.body ?? '').data).toEqual({
      game: { id: game.id, title: game.title },
      team: { id: null, name: team.name },
      challenge: { id: challenge.id, title: challenge.title },
      message: `${team.name} took first blood on ${challenge.title} · ${game.title}`,
    })
    const bloods = receiver.received.filter(({ body }) => JSON.parse(body).type === 'firstBlood')
    expect(new Set(bloods.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is written down for each of the solves that come at once, with its team', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    await aWebhook(game, { events: ['solve'] })
    const names = ['Ebb', 'Flow', 'Neap', 'Spring', 'Surge', 'Swell']
    const players = await Promise.all(names.map((name) => aPlayer(game, { name })))
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await Promise.all(players.map(({ client }) => client.post(url, { flag: FLAG })))
    await services.webhooks.check()
    const teams = receiver.received.map(({ body }) => JSON.parse(body).data.team.name)
    expect(teams.toSorted((one, other) => one.localeCompare(other))).toEqual(
      players.map(({ team }) => team.name).toSorted((one, other) => one.localeCompare(other)),
    )
  })

  it('is written down with the fact, or not at all', async () => {
    const game = await aGame()
    await aWebhook(game)
    const failing = db.transaction().execute(async (tx) => {
      const notice = { game_id: game.id, type: 'Normal' as const, args: ['Never'] }
      await tx
        .insertInto('notices')
        .values({ ...notice, published_at: ms(clock.now()) })
        .execute()
      throw new Error('the transaction fails')
    })
    await expect(failing).rejects.toThrow('the transaction fails')
    expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  })

  it('is not written down where nobody wants it', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['gameEnded'] })
    await announce(game, 'Ahoy')
    expect(await db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
  })

  it('includes start, end, pause, cheats and teams that wait', async () => {
    const events = ['gameStarted', 'gameEnded', 'gamePaused', 'gameResumed', 'cheat', 'teamWaiting']
    const starts_at = ms(clock.now() + minute)
    const game = await aGame({ starts_at, ends_at: ms(clock.now() + 60 * minute) })
    await aWebhook(game, { events })
    clock.advance(minute)
    await services.webhooks.check()
    await services.webhooks.check()
    expect(types()).toEqual(['gameStarted'])
    await admin.post(`/api/edit/games/${game.id}/schedule/pause`)
    await admin.post(`/api/edit/games/${game.id}/schedule/resume`, { shiftTimes: false })
    await aPlayer(game, { status: 'Pending', name: 'Waiting' })
    clock.advance(60 * minute)
    await services.webhooks.check()
    expect(sortedTypes()).toEqual([
      ...['gameEnded', 'gamePaused', 'gameResumed', 'gameStarted', 'teamWaiting'],
    ])
  })

  it('includes that a team asks, without what it asks', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['question'] })
    const { client, team } = await aPlayer(game)
    const asked = await client.post(`/api/game/${game.id}/questions`, { content: 'Is it flag{x}?' })
    expect(asked.status).toBe(200)
    await services.webhooks.check()
    const { body } = receiver.received[0] ?? { body: '{}' }
    expect(JSON.parse(body).data.message).toBe(`${team.name} has asked a question · ${game.title}`)
    expect(body).not.toContain('flag{x}')
  })
})

it('takes a few statements and one look at the name for ten messages to a program', async () => {
  const game = await aGame()
  const url = new URL(receiver.url)
  url.hostname = 'receiver.example'
  await aWebhook(game, { url: url.href, events: ['notice'] })
  for (let number = 0; number < 10; number += 1) await announce(game, `Number ${number}`)
  let looks = 0
  const queue = createWebhookQueue({
    ...services,
    resolve: async () => {
      looks += 1
      return [{ address: '127.0.0.1', family: 4 }]
    },
  })
  const { statements } = await watchStatements(() => queue.check())
  await queue.close()
  expect([receiver.received.length, looks]).toEqual([10, 1])
  // Twice the five that look for what is due, and six for what is sent.
  expect(statements.length).toBeLessThanOrEqual(16)
  const stored = await deliveriesOf(game)
  expect(stored).toHaveLength(10)
  expect(
    stored.every(
      ({ status, attempts }: { status: string; attempts: number }) =>
        status === 'delivered' && attempts === 1,
    ),
  ).toBe(true)
})

describe('what is not public', () => {
  it('is no word of a hidden game, but its own staff hear of teams that wait', async () => {
    const game = await aGame({ hidden: true })
    const events = ['notice', 'firstBlood', 'teamWaiting']
    const webhook = await aWebhook(game, { events })
    expect((await admin.post(`${urlOf(game)}/${webhook.id}/test`)).body.status).toBe('delivered')
    receiver.received.length = 0
    await aWebhook(undefined, { events })
    await announce(game, 'Ahoy')
    await solve(game, await aChallenge(game), 'Testers')
    await aPlayer(game, { status: 'Pending' })
    await services.webhooks.check()
    expect(types()).toEqual(['teamWaiting'])
  })

  it('waits while the scoreboard is frozen, and is sent when it is revealed', async () => {
    const game = await aGame({ freeze_at: ms(clock.now() - minute) })
    await aWebhook(game, { events: ['firstBlood', 'solve'] })
    await solve(game, await aChallenge(game), 'Late')
    await services.webhooks.check()
    expect(receiver.received).toEqual([])
    const [{ status }] = await deliveriesOf(game)
    expect(status).toBe('withheld')
    await db
      .updateTable('games')
      .set({ revealed_at: ms(clock.now()) })
      .execute()
    await services.webhooks.check()
    expect(sortedTypes()).toEqual(['firstBlood', 'solve'])
  })

  it('waits when the freeze begins between the blood and the delivery', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['firstBlood'] })
    receiver.answer = answerWith(500)
    await solve(game, await aChallenge(game), 'Early')
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    await db
      .updateTable('games')
      .set({ freeze_at: ms(clock.now() - 1) })
      .execute()
    receiver.answer = answerWith(204)
    clock.advance(10 * minute)
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    expect((await deliveriesOf(game))[0].status).toBe('withheld')
  })

  it('waits for the start where it is a notice, and for its time where it is written for later', async () => {
    const game = await aGame({
      starts_at: ms(clock.now() + minute),
      ends_at: ms(clock.now() + 99 * minute),
    })
    await aWebhook(game, { events: ['notice'] })
    await announce(game, 'Doors open')
    await admin.post(`/api/edit/games/${game.id}/schedule/notices`, {
      ...{ content: 'Later', publishAt: clock.now() + 50 * minute },
    })
    await services.webhooks.check()
    expect(receiver.received).toEqual([])
    clock.advance(2 * minute)
    await services.webhooks.check()
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.text)).toEqual(['Doors open'])
  })

  it('is no challenge that was taken back, and no notice that was deleted', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    await aWebhook(game)
    await solve(game, challenge, 'First')
    const { body } = await announce(game, 'Wrong')
    await admin.delete(`/api/edit/games/${game.id}/notices/${body.id}`)
    await db.updateTable('challenges').set({ is_enabled: false }).execute()
    await services.webhooks.check()
    expect(receiver.received).toEqual([])
  })
})

describe('a receiver', () => {
  it('that fails is tried again after 30 s, then later and later, with the same id', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['notice'] })
    await announce(game, 'Ahoy')
    receiver.answer = answerWith(500, 'Out of <b>order</b>\u202E')
    await services.webhooks.check()
    const [first] = await deliveriesOf(game, '?status=failing')
    expect(first).toMatchObject({
      ...{ status: 'waiting', attempts: 1, problem: 'refused', answerStatus: 500 },
      ...{ answer: 'Out of <b>order</b>', nextAt: clock.now() + 30 * second },
    })
    clock.advance(29 * second)
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    const pauses: number[] = []
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      const [{ nextAt }] = await deliveriesOf(game)
      pauses.push(Math.round((nextAt - clock.now()) / minute))
      clock.set(nextAt)
      await services.webhooks.check()
    }
    expect(pauses).toEqual([0, 2, 10, 30, 120, 360, 1440])
    expect(new Set(ids()).size).toBe(1)
    expect((await deliveriesOf(game))[0]).toMatchObject({ status: 'failed', attempts: 8 })
    expect((await admin.get(urlOf(game))).body[0].failing).toBe(1)
    receiver.answer = answerWith(200, 'ok')
    const resent = await admin.post(`${urlOf(game)}/deliveries/${first.id}`)
    expect(resent.body).toMatchObject({ status: 'delivered', problem: null, answer: 'ok' })
    expect(new Set(ids()).size).toBe(1)
  })

  it('that is gone is switched off', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['notice'] })
    receiver.answer = answerWith(410)
    await announce(game, 'One')
    await announce(game, 'Two')
    await services.webhooks.check()
    expect((await admin.get(urlOf(game))).body[0]).toMatchObject({ isEnabled: false, isGone: true })
    const statuses = (await deliveriesOf(game)).map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['failed', 'failed'])
    await announce(game, 'Three')
    clock.advance(minute)
    await services.webhooks.check()
    expect((await deliveriesOf(game)).length).toBe(2)
  })

  it.each([
    ['in a header', { 'retry-after': '90' }, ''],
    ['in its answer, as Telegram does', {}, '{"ok":false,"parameters":{"retry_after":90}}'],
    ['in its answer, as Matrix does', {}, '{"errcode":"M_LIMIT_EXCEEDED","retry_after_ms":90000}'],
  ])('that asks for a pause %s gets it', async (_where, headers, text) => {
    const game = await aGame()
    await aWebhook(game, { events: ['notice'], format: 'discord' })
    receiver.answer = answerWith(429, text, headers)
    await announce(game, 'One')
    await announce(game, 'Two')
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    expect((await admin.get(urlOf(game))).body[0].restsUntil).toBe(clock.now() + 90 * second)
    receiver.answer = answerWith(204)
    clock.advance(89 * second)
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    clock.advance(second)
    await services.webhooks.check()
    expect(receiver.received.length).toBe(3)
  })

  it('that redirects to this machine is followed nowhere', async () => {
    const target = await startReceiver()
    const game = await aGame()
    const webhook = await aWebhook(game)
    receiver.answer = answerWith(301, '', { location: target.url })
    const { body } = await admin.post(`${urlOf(game)}/${webhook.id}/test`)
    expect(body).toMatchObject({ event: 'test', problem: 'redirect', answerStatus: 301 })
    expect(target.received).toEqual([])
  })

  it('that hangs, answers without end, or ends early costs ten seconds, 4 KB, or nothing', async () => {
    const hasty = createWebhookQueue({ ...services, limitMs: 1000 })
    const game = await aGame()
    await aWebhook(game, { events: ['notice'] })
    const outcomes: unknown[] = []
    const seen = async (name: string) => {
      await announce(game, name)
      clock.advance(60 * minute)
      const before = performance.now()
      await hasty.check()
      const isPrompt = performance.now() - before < 900
      const [{ problem, answer }] = await deliveriesOf(game)
      outcomes.push([name, problem, answer?.length ?? null, isPrompt])
      await db.deleteFrom('webhook_events').execute()
    }
    receiver.answer = () => undefined
    await seen('hangs')
    receiver.answer = (response) => response.writeHead(200).end('x'.repeat(10_000_000))
    await seen('10 MB')
    receiver.answer = (response) => {
      response.writeHead(200).write('x'.repeat(5000))
    }
    await seen('without end')
    receiver.answer = (response) =>
      response.writeHead(200, { 'content-length': '9' }).write('cut') &&
      setTimeout(() => response.destroy(), 50)
    await seen('ends early')
    receiver.answer = (response) => response.destroy()
    await seen('closes')
    expect(outcomes).toEqual([
      ['hangs', 'timeout', null, false],
      ['10 MB', null, 200, true],
      ['without end', null, 200, true],
      ['ends early', null, 3, true],
      ['closes', 'unreachable', null, true],
    ])
    await hasty.close()
  })

  it('gets again what a process that was killed had not finished, with the same id', async () => {
    const game = await aGame()
    await aWebhook(game, { events: ['notice'] })
    await announce(game, 'Ahoy')
    await services.webhooks.check()
    // As a process leaves it that was killed after it sent: taken, and never finished.
    const taken = { status: 'waiting' as const, attempts: 0, due_at: ms(clock.now() + 3 * minute) }
    await db.updateTable('webhook_deliveries').set(taken).execute()
    await services.webhooks.check()
    expect(receiver.received.length).toBe(1)
    clock.advance(3 * minute)
    await services.webhooks.check()
    expect(receiver.received.length).toBe(2)
    expect(new Set(ids()).size).toBe(1)
  })

  it('that hangs does not keep others waiting', async () => {
    const slow = await startReceiver()
    slow.answer = () => undefined
    const hasty = createWebhookQueue({ ...services, limitMs: 2000 })
    const game = await aGame()
    await aWebhook(game, { events: ['notice'], url: slow.url })
    await aWebhook(game, { events: ['notice'] })
    await announce(game, 'Ahoy')
    const checking = hasty.check()
    await expect.poll(() => receiver.received.length, { timeout: 1500 }).toBe(1)
    await checking
    await hasty.close()
  })
})

describe('many events', () => {
  it(
    'are sent each once, as fast as a busy minute needs: 83 in a second',
    { timeout: 30_000 },
    async () => {
      const game = await aGame()
      await aWebhook(game, { events: ['notice'] })
      await sql`insert into notices (game_id, type, args, published_at)
      select ${game.id}, 'Normal', array['Notice ' || n], ${ms(clock.now())} from generate_series(1, 500) as n`.execute(
        db,
      )
      const before = performance.now()
      await services.webhooks.check()
      // Half of it, for a machine that does other things as well.
      const seconds = (performance.now() - before) / 1000
      expect(new Set(ids()).size).toBe(500)
      expect(receiver.received.length).toBe(500)
      expect(500 / seconds).toBeGreaterThan(40)
    },
  )
})
