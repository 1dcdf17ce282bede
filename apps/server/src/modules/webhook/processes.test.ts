// Several processes with one database: none waits for another, and what one leaves behind another sends.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import type { Db } from '#db/database.ts'
import { claimDeliveries, distribute } from '#modules/webhook/delivery-repository.ts'
import { createWebhookQueue, LEASE_MS } from '#modules/webhook/queue.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { startReceiver } from '#testing/receiver.ts'
import { testApp } from '#testing/test-app.ts'

const { webhookRanges } = readConfig({ HALYARD_WEBHOOK_RANGES: '127.0.0.0/8' })
const app = await testApp({ webhookRanges })
const { as, aUser, clock, db, services } = app
const { aGame } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const receiver = await startReceiver()

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('webhook_events').execute()
  receiver.received.length = 0
})

/** A webhook of a game in which so much was announced. */
async function announced(...contents: string[]) {
  const game = await aGame()
  const body = { name: 'Program', format: 'json', url: receiver.url, events: ['notice'] }
  expect((await admin.post(`/api/edit/games/${game.id}/webhooks`, body)).status).toBe(200)
  for (const content of contents)
    await admin.post(`/api/edit/games/${game.id}/notices`, { content })
}
const texts = () => receiver.received.map(({ body }): string => JSON.parse(body).data.text)
const claim = (on: Db, most: number) =>
  claimDeliveries(on, { nowMs: clock.now(), leaseMs: LEASE_MS, most, busy: [] })

/** Does the same in two transactions that are open at once. Who waits for the other fails. */
const inTwo = <T>(work: (tx: Db) => Promise<T>): Promise<[T, T]> =>
  db.transaction().execute(async (one) => {
    const first = await work(one)
    const second = await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      return work(other)
    })
    return [first, second]
  })

it('events that one process makes deliveries of are passed over by the next', async () => {
  await announced('One', 'Two')
  expect(await inTwo((tx) => distribute(tx, clock.now(), 1))).toEqual([1, 1])
  await services.webhooks.check()
  expect(texts().toSorted()).toEqual(['One', 'Two'])
})

it('deliveries that one process takes are passed over by the next', async () => {
  await announced('One', 'Two')
  expect(await distribute(db, clock.now(), 10)).toBe(2)
  const [first, second] = await inTwo((tx) => claim(tx, 1))
  expect([first.length, second.length]).toEqual([1, 1])
  expect(second[0]?.id).not.toBe(first[0]?.id)
})

it('a process that ends after it took a delivery is replaced when its time is over, by one other', async () => {
  await announced('Ahoy')
  await distribute(db, clock.now(), 10)
  expect(await claim(db, 10)).toHaveLength(1)
  const others = [createWebhookQueue(services), createWebhookQueue(services)]
  const checkAll = () => Promise.all(others.map((queue) => queue.check()))
  clock.advance(LEASE_MS - 1)
  await checkAll()
  expect(texts()).toEqual([])
  clock.advance(1)
  await checkAll()
  expect(texts()).toEqual(['Ahoy'])
  await Promise.all(others.map((queue) => queue.close()))
})
