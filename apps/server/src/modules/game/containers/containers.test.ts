import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { SERVICE_SOLVERS } from '#testing/solve-service.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { clock, db, services, as, aUser } = app
const { aGame, aPlayer, aService, aChallenge, urlOf, inEngine } = serviceBuilders(app)
const MINUTE = 60_000
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const nameOf = async (id: string) => {
  const row = await db
    .selectFrom('containers')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name
}

describe('an instance', () => {
  it('runs for its team with a flag that counts', async () => {
    const game = await aGame()
    const service = await aService(game)
    const { client, team, user } = await aPlayer(game)
    const { status, body } = await client.post(urlOf(service))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'Running',
      startedAt: clock.now(),
      expectStopAt: clock.now() + 120 * MINUTE,
      entry: expect.stringMatching(UUID),
    })
    const url = `/api/game/${game.id}/challenges/${service.id}`
    expect((await client.get(url)).body.context).toMatchObject({
      closeTime: body.expectStopAt,
      instanceEntry: body.entry,
      startedBy: user.userName,
    })
    const admin = await as(await aUser({ role: 'Admin' }))
    const { data } = (await admin.get('/api/admin/instances')).body
    expect(data).toEqual([
      {
        team: { id: team.id, name: team.name, avatar: null },
        challenge: { id: service.id, title: service.title, category: 'Misc' },
        image: 'halyard/chandlery',
        containerGuid: body.entry,
        containerId: expect.stringMatching(/^halyard-[0-9a-f]{16}$/),
        startedAt: body.startedAt,
        expectStopAt: body.expectStopAt,
        ip: '127.0.0.1',
        port: expect.any(Number),
      },
    ])
    const flag = await SERVICE_SOLVERS['halyard/chandlery']?.({
      host: data[0].ip,
      port: data[0].port,
    })
    const submission = (await client.post(url, { flag })).body
    expect((await client.get(`${url}/status/${submission}`)).body).toBe('Accepted')
  })

  it('is stopped by its team, after ten seconds', async () => {
    const game = await aGame()
    const service = await aService(game)
    const { client } = await aPlayer(game)
    const { entry } = (await client.post(urlOf(service))).body
    const name = await nameOf(entry)
    const early = await client.delete(urlOf(service))
    expect(early).toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
    clock.advance(10_000)
    expect((await client.delete(urlOf(service))).status).toBe(200)
    expect(await inEngine()).not.toContain(name)
    expect((await client.post(urlOf(service))).status).toBe(429)
    clock.advance(10_000)
    expect(await client.delete(urlOf(service))).toMatchObject({
      status: 400,
      body: { title: 'Your team has no running instance of this challenge.' },
    })
    expect((await client.post(urlOf(service))).body.entry).not.toBe(entry)
  })

  it('shows the monitors who started and stopped it', async () => {
    const game = await aGame()
    const service = await aService(game)
    const { client, user, team } = await aPlayer(game)
    await client.post(urlOf(service))
    clock.advance(10_000)
    await client.delete(urlOf(service))
    const monitor = await as(await aUser({ role: 'Monitor' }))
    const events = (await monitor.get(`/api/game/${game.id}/events`)).body
    const common = {
      user: user.userName,
      team: team.name,
      values: [String(service.id), service.title],
    }
    expect(events).toEqual([
      { ...common, type: 'ContainerDestroy', time: clock.now() },
      { ...common, type: 'ContainerStart', time: clock.now() - 10_000 },
    ])
  })

  it('is extended when its end is near, as often as wanted', async () => {
    const game = await aGame({ ends_at: ms(clock.now() + 300 * MINUTE) })
    const service = await aService(game)
    const { client } = await aPlayer(game)
    const url = `${urlOf(service)}/extend`
    expect((await client.post(url)).status).toBe(400)
    const { expectStopAt } = (await client.post(urlOf(service))).body
    expect(await client.post(url)).toMatchObject({
      status: 400,
      body: { title: 'It is too early to extend this instance. Try again in 110 minutes.' },
    })
    clock.advance(110 * MINUTE)
    const extended = await client.post(url)
    clock.advance(-110 * MINUTE)
    expect(extended.body.expectStopAt).toBe(expectStopAt + 120 * MINUTE)
  })

  it('is refused where a player may not play', async () => {
    const game = await aGame()
    const service = await aService(game)
    const plain = await aChallenge(game)
    const disabled = await aService(game, { is_enabled: false })
    const unset = await aService(game, { container_image: null })
    const { client } = await aPlayer(game)
    const suspended = await aPlayer(game, { status: 'Suspended' })
    const stranger = await as(await aUser())
    expect((await client.post(urlOf(plain))).body.title).toBe('This challenge has no instances.')
    expect((await client.post(urlOf(disabled))).status).toBe(404)
    expect((await client.post(urlOf(unset))).status).toBe(400)
    expect((await suspended.client.post(urlOf(service))).status).toBe(400)
    expect((await stranger.post(urlOf(service))).status).toBe(400)
    expect((await app.visitor.post(urlOf(service))).status).toBe(401)
    const over = await aGame({ practice_mode: false })
    const late = await aPlayer(over)
    const lateService = await aService(over)
    clock.advance(2 * 60 * MINUTE)
    expect((await late.client.post(urlOf(lateService))).body.status).toBe(10_002)
    clock.advance(-2 * 60 * MINUTE)
  })

  it('that cannot run reveals nothing about the service to players', async () => {
    const game = await aGame()
    const service = await aService(game, { container_image: 'registry.example.org/secret:1' })
    const { client } = await aPlayer(game)
    const { status, body } = await client.post(urlOf(service))
    expect({ status, body }).toEqual({
      status: 400,
      body: { title: 'The instance did not start. Tell the organizers.', status: 400 },
    })
    await services.instances?.reconcile()
    const admin = await as(await aUser({ role: 'Admin' }))
    await services.auditLog.flush()
    const lines: { msg: string }[] = (await admin.get('/api/admin/logs')).body
    expect(lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringContaining(
        `An instance of challenge ${service.id} in game ${game.id} failed (imageRefused)`,
      ),
    )
  })
})

const listOf = (game: { id: number }) => `/api/game/${game.id}/instances`

describe('the running instances of a team', () => {
  it('are listed in one call, the one that ends first in front, and for no other team', async () => {
    const game = await aGame()
    const [first, second] = [await aService(game), await aService(game)]
    const { client, user } = await aPlayer(game)
    const other = await aPlayer(game)
    expect((await client.get(listOf(game))).body).toEqual([])
    const started = (await client.post(urlOf(first))).body
    clock.advance(MINUTE)
    const later = (await client.post(urlOf(second))).body
    const { status, body } = await client.get(listOf(game))
    expect(status).toBe(200)
    const startedBy = user.userName
    expect(body).toEqual([
      {
        challenge: { id: first.id, title: first.title, category: 'Misc' },
        entry: started.entry,
        startedAt: started.startedAt,
        expectStopAt: started.expectStopAt,
        startedBy,
      },
      expect.objectContaining({ entry: later.entry, startedBy }),
    ])
    expect((await other.client.get(listOf(game))).body).toEqual([])
    clock.advance(MINUTE)
    await client.delete(urlOf(first))
    expect((await client.get(listOf(game))).body).toHaveLength(1)
  })

  it('are listed for nobody who does not play', async () => {
    const game = await aGame()
    const suspended = await aPlayer(game, { status: 'Suspended' })
    const stranger = await as(await aUser())
    expect((await app.visitor.get(listOf(game))).status).toBe(401)
    expect((await stranger.get(listOf(game))).status).toBe(400)
    expect((await suspended.client.get(listOf(game))).status).toBe(400)
    expect((await stranger.get('/api/game/999999/instances')).status).toBe(404)
    const upcoming = await aGame({
      starts_at: ms(clock.now() + 60 * MINUTE),
      ends_at: ms(clock.now() + 120 * MINUTE),
    })
    const { client } = await aPlayer(upcoming)
    expect((await client.get(listOf(upcoming))).body.status).toBe(10_001)
  })
})

const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** A team that starts several instances. */
const startAll = async (count: number, limit: number) => {
  const game = await aGame({ container_count_limit: limit })
  const all = await Promise.all(Array.from({ length: count }, () => aService(game)))
  const { client, participation } = await aPlayer(game)
  const start = () => Promise.all(all.map((service) => client.post(urlOf(service))))
  const running = () =>
    db
      .selectFrom('containers')
      .select(['id', 'challenge_id'])
      .where('participation_id', '=', participation.id)
      .where('status', '=', 'Running')
      .orderBy('created_at')
      .execute()
  const contextOf = async ({ id }: { id: number }) =>
    (await client.get(`/api/game/${game.id}/challenges/${id}`)).body.context
  return { all, client, start, running, contextOf }
}

const destroysOldest = async (autoDestroyOnLimitReached: boolean) => {
  await db
    .transaction()
    .execute((tx) => services.settings.save(tx, { containerPolicy: { autoDestroyOnLimitReached } }))
  services.settings.forget()
}

describe('T04: the limit of a team', () => {
  it('holds however many start at once', async () => {
    const { start, running } = await startAll(5, 2)
    expect(sorted(await start())).toEqual([200, 200, 400, 400, 400])
    expect(await running()).toHaveLength(2)
  })

  it('makes the oldest go where the settings say so, and says beforehand which', async () => {
    const { all, client, running, contextOf } = await startAll(3, 2)
    for (const service of all.slice(0, 2)) {
      expect(await contextOf(service)).toMatchObject({ occupants: [], displaced: 0 })
      expect((await client.post(urlOf(service))).status).toBe(200)
      clock.advance(1000)
    }
    const [first, second, third] = all
    if (!first || !second || !third) throw new Error('no services')
    const occupants = [first, second].map(({ id, title }) => ({ id, title, category: 'Misc' }))
    expect(await contextOf(third)).toMatchObject({ occupants, displaced: 0 })
    expect((await client.post(urlOf(third))).status).toBe(400)
    await destroysOldest(true)
    expect(await contextOf(third)).toMatchObject({ occupants, displaced: 1 })
    expect((await client.post(urlOf(third))).status).toBe(200)
    expect((await running()).map((row) => row.challenge_id)).toEqual([second.id, third.id])
    await destroysOldest(false)
  })

  it('is one for each challenge, whoever of the team presses first', async () => {
    const { all, client } = await startAll(1, 0)
    const [service] = all
    if (!service) throw new Error('no service')
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post(urlOf(service))))
    expect(sorted(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 429)])
    clock.advance(10_000)
    expect((await client.post(urlOf(service))).status).toBe(400)
    const mixed = await Promise.all([client.delete(urlOf(service)), client.post(urlOf(service))])
    // Whichever comes first: a stop, and a start that is too soon, or a start of what runs, and a stop.
    expect([
      [200, 400],
      [200, 429],
    ]).toContainEqual(sorted(mixed))
  })
})
