import { beforeEach, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db, services } = app
const { aGame } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const minute = 60_000
// The database's clock counts too, so these games are two hours behind it.
beforeEach(() => clock.set(Date.now() - 120 * minute))

const urlOf = ({ id }: TestGame) => `/api/edit/games/${id}/schedule/notices`
const at = (minutes: number) => clock.now() + minutes * minute
const textsOf = async ({ id }: TestGame) =>
  (await visitor.get(`/api/game/${id}/notices`)).body.map(
    ({ values }: { values: string[] }) => values[0],
  )
const aLongGame = () => aGame({ ends_at: ms(clock.now() + 600 * minute) })

describe('a notice for later', () => {
  it('is only for organizers until its time, and then for everybody, once', async () => {
    const game = await aLongGame()
    const { status, body } = await admin.post(urlOf(game), {
      content: 'One hour',
      publishAt: at(10),
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: body.id, content: 'One hour', publishAt: at(10) },
    })
    clock.advance(9 * minute)
    await services.releases.check()
    expect(await textsOf(game)).toEqual([])
    clock.advance(minute)
    await Promise.all([services.releases.check(), services.releases.check()])
    expect(await textsOf(game)).toEqual(['One hour'])
    expect((await admin.get(urlOf(game))).body).toEqual([])
    await services.releases.check()
    expect(await textsOf(game)).toEqual(['One hour'])
  })

  it('goes out by itself', async () => {
    const game = await aLongGame()
    clock.set(Date.now() - 2000)
    services.releases.watch()
    const publishAt = clock.now() + 500
    await admin.post(urlOf(game), { content: 'Now', publishAt })
    clock.advance(1000)
    await expect.poll(() => textsOf(game), { timeout: 5000 }).toEqual(['Now'])
    await services.releases.close()
  })

  it('can be changed and deleted until it is out, the next is first', async () => {
    const game = await aLongGame()
    const late = (await admin.post(urlOf(game), { content: 'Late', publishAt: at(50) })).body
    const soon = (await admin.post(urlOf(game), { content: 'Soon', publishAt: at(20) })).body
    expect((await admin.get(urlOf(game))).body).toEqual([soon, late])
    const moved = { content: 'Sooner', publishAt: at(10) }
    const changed = await admin.put(`${urlOf(game)}/${late.id}`, moved)
    expect(changed.body).toEqual({ id: late.id, ...moved })
    expect((await admin.delete(`${urlOf(game)}/${soon.id}`)).status).toBe(200)
    clock.advance(30 * minute)
    await services.releases.check()
    expect(await textsOf(game)).toEqual(['Sooner'])
    const again = { content: 'Again', publishAt: at(10) }
    expect((await admin.put(`${urlOf(game)}/${late.id}`, again)).status).toBe(404)
    expect((await admin.delete(`${urlOf(game)}/${late.id}`)).status).toBe(404)
  })

  it('is refused for a time that has passed, beyond a hundred, and in another game', async () => {
    const [game, other] = [await aLongGame(), await aLongGame()]
    const past = await admin.post(urlOf(game), { content: 'Late', publishAt: clock.now() })
    expect(past.status).toBe(400)
    expect(past.body.title).toMatch(/^That time has passed/)
    const rows = Array.from({ length: 99 }, () => ({
      game_id: game.id,
      content: 'x',
      publish_at: ms(at(60)),
    }))
    await db.insertInto('scheduled_notices').values(rows).execute()
    const both = [1, 2].map(() => admin.post(urlOf(game), { content: 'y', publishAt: at(60) }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 400])
    const { id } = (await admin.get(urlOf(game))).body[0]
    expect((await admin.delete(`${urlOf(other)}/${id}`)).status).toBe(404)
    await db.deleteFrom('scheduled_notices').execute()
  })

  it('moves with the end of a game that was paused', async () => {
    const game = await aLongGame()
    await admin.post(urlOf(game), { content: 'One hour', publishAt: at(60) })
    const schedule = `/api/edit/games/${game.id}/schedule`
    await admin.post(`${schedule}/pause`)
    clock.advance(5 * minute)
    const resumed = await admin.post(`${schedule}/resume`, { shiftTimes: true })
    expect(resumed.status).toBe(200)
    expect((await admin.get(urlOf(game))).body[0].publishAt).toBe(at(60))
  })

  it('is for organizers alone', async () => {
    const game = await aLongGame()
    for (const role of ['User', 'Monitor'] as const)
      expect((await (await as(await aUser({ role }))).get(urlOf(game))).status).toBe(403)
    expect((await visitor.get(urlOf(game))).status).toBe(401)
  })
})
