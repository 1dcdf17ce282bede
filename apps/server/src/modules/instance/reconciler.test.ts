import { beforeAll, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { takeLease } from '#modules/instance/holds.ts'
import { randomUuid } from '#platform/random.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { clock, db, services, as, aUser } = app
const { aGame, aPlayer, aService, urlOf, inEngine, rows } = serviceBuilders(app)
const MINUTE = 60_000
const { signal } = new AbortController()
const random = services.random

/** A started instance and everybody concerned. */
async function aRunning(difference: Parameters<typeof aGame>[0] = {}) {
  const game = await aGame(difference)
  const service = await aService(game)
  const player = await aPlayer(game)
  const { status, body } = await player.client.post(urlOf(service))
  expect(status).toBe(200)
  const { name } = (await rows()).find(({ id }) => id === body.entry) ?? {}
  return { game, service, player, id: String(body.entry), name: name ?? '' }
}

const backend = () => services.instances!.runner.backend
const isGone = async ({ id, name }: { id: string; name: string }) =>
  !(await inEngine()).includes(name) && !(await rows()).some((row) => row.id === id)

describe('instances end', () => {
  it('at their planned stop', async () => {
    const running = await aRunning({ ends_at: ms(clock.now() + 300 * MINUTE) })
    clock.advance(120 * MINUTE - 1)
    await services.instances?.reconcile()
    expect(await isGone(running)).toBe(false)
    clock.advance(1)
    await services.instances?.reconcile()
    expect(await isGone(running)).toBe(true)
  })

  it('with their game, unless it stays open for practice', async () => {
    const soon = ms(clock.now() + 60 * MINUTE)
    const [over, practice] = [
      await aRunning({ practice_mode: false, ends_at: soon }),
      await aRunning({ practice_mode: true, ends_at: soon }),
    ]
    clock.advance(60 * MINUTE)
    await services.instances?.reconcile()
    expect(await isGone(over)).toBe(true)
    expect(await isGone(practice)).toBe(false)
  })

  it('when their challenge is disabled, and nobody finds them from that moment on', async () => {
    const [one, other] = [await aRunning(), await aRunning()]
    const admin = await as(await aUser({ role: 'Admin' }))
    const url = `/api/edit/games/${one.game.id}/challenges/${one.service.id}`
    expect((await admin.put(url, { isEnabled: false })).status).toBe(200)
    expect((await rows()).find(({ id }) => id === one.id)?.status).toBe('Destroyed')
    await services.instances?.reconcile()
    expect(await isGone(one)).toBe(true)
    expect(await isGone(other)).toBe(false)
  })

  it('when their team is suspended, deleted, or their challenge deleted', async () => {
    const [suspended, deleted, gone] = [await aRunning(), await aRunning(), await aRunning()]
    const admin = await as(await aUser({ role: 'Admin' }))
    const url = `/api/admin/participation/${suspended.player.participation.id}`
    expect((await admin.put(url, { status: 'Suspended' })).status).toBe(200)
    await admin.delete(`/api/edit/games/${gone.game.id}/challenges/${gone.service.id}`)
    expect((await admin.delete(`/api/admin/teams/${deleted.player.team.id}`)).status).toBe(200)
    await services.instances?.reconcile()
    for (const running of [suspended, deleted, gone]) expect(await isGone(running)).toBe(true)
  })
})

describe('instances of a process that runs', () => {
  beforeAll(() => services.instances?.watch())

  it('are removed soon after their end, without being asked for', async () => {
    const running = await aRunning()
    await db.deleteFrom('challenges').where('id', '=', running.service.id).execute()
    await expect.poll(() => isGone(running), { timeout: 5000 }).toBe(true)
  })

  it('are stopped through any other, although they live inside one', async () => {
    const running = await aRunning()
    const elsewhere = await app.another()
    clock.advance(10_000)
    const answer = await fetch(elsewhere + urlOf(running.service), {
      method: 'DELETE',
      headers: { cookie: await app.cookieOf(running.player.user) },
    })
    expect(answer.status).toBe(200)
    expect((await rows()).find(({ id }) => id === running.id)?.status ?? 'gone').not.toBe('Running')
    await expect.poll(() => isGone(running), { timeout: 5000 }).toBe(true)
  })
})

describe('the clean-up', () => {
  it('removes what the engine lost, so that the team can start again', async () => {
    const running = await aRunning()
    await backend().destroy(running.name, signal)
    await services.instances?.reconcile()
    expect(await isGone(running)).toBe(true)
    clock.advance(10_000)
    expect((await running.player.client.post(urlOf(running.service))).status).toBe(200)
  })

  it('leaves to a living process what it is at work on, and takes over from a dead one', async () => {
    const running = await aRunning()
    const holder = randomUuid(random)
    const hold = { holder, held_until: ms(clock.now() + 20_000) }
    await db
      .updateTable('containers')
      .set({ status: 'Pending', ...hold })
      .where('id', '=', running.id)
      .execute()
    await services.instances?.reconcile()
    expect((await rows()).map(({ id }) => id)).toContain(running.id)
    clock.advance(20_001)
    await services.instances?.reconcile()
    expect(await isGone(running)).toBe(true)
  })

  it('removes instances of an engine that is no longer configured', async () => {
    const running = await aRunning()
    await db
      .updateTable('containers')
      .set({ engine: 'docker', holder: null, held_until: null })
      .where('id', '=', running.id)
      .execute()
    await services.instances?.reconcile()
    expect(await isGone(running)).toBe(true)
  })

  it('is the work of one process at a time', async () => {
    const [one, other] = [randomUuid(random), randomUuid(random)]
    const nowMs = clock.now()
    expect(await takeLease(db, 'test', { holder: one, nowMs })).toBe(true)
    expect(await takeLease(db, 'test', { holder: other, nowMs })).toBe(false)
    expect(await takeLease(db, 'test', { holder: one, nowMs: nowMs + 5_000 })).toBe(true)
    expect(await takeLease(db, 'test', { holder: other, nowMs: nowMs + 15_000 })).toBe(false)
    expect(await takeLease(db, 'test', { holder: other, nowMs: nowMs + 15_001 })).toBe(true)
  })
})
