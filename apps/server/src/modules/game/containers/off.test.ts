import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { ms } from '#db/database.ts'
import { openBackend } from '#modules/instance/open-backend.ts'
import { randomUuid } from '#platform/random.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const { instances } = readConfig({ HALYARD_INSTANCES: 'off' })
const app = await testApp({ instances })
const { aGame, aPlayer, aService, urlOf, rows } = serviceBuilders(app)

it('a platform without instances says so, to players and organisers', async () => {
  expect(app.services.instances).toBeUndefined()
  const game = await aGame()
  const service = await aService(game)
  const { client } = await aPlayer(game)
  const title = 'This platform runs no instances. Ask the organizers how to reach this challenge.'
  expect((await client.post(urlOf(service))).body).toEqual({ title, status: 400 })
  expect((await client.delete(urlOf(service))).body).toEqual({ title, status: 400 })
  const admin = await app.as(await app.aUser({ role: 'Admin' }))
  const url = `/api/edit/games/${game.id}/challenges/${service.id}/container`
  expect((await admin.post(url)).body).toEqual({ title, status: 400 })
  expect((await admin.delete(url)).status).toBe(200)
  expect((await admin.get('/api/admin/instances')).body).toEqual({ data: [], length: 0, total: 0 })
})

it('is announced to every client, and removes what ran while they were on', async () => {
  const { clock, random, config, log } = app.services
  expect((await app.visitor.get('/api/config')).body.runsContainers).toBe(false)
  const game = await aGame()
  const service = await aService(game)
  const { client, participation } = await aPlayer(game)
  await app.db
    .insertInto('containers')
    .values({
      id: randomUuid(random),
      challenge_id: service.id,
      participation_id: participation.id,
      engine: 'docker',
      name: 'halyard-before',
      image: 'before:1',
      status: 'Running',
      inner_host: '10.0.0.2',
      inner_port: 80,
      created_at: ms(clock.now()),
      expect_stop_at: ms(clock.now() + 3_600_000),
    })
    .execute()
  await openBackend({ config, db: app.db, clock, random, log })
  expect(await rows()).toEqual([])
  const { context } = (await client.get(`/api/game/${game.id}/challenges/${service.id}`)).body
  expect(context).toMatchObject({ instanceEntry: null, closeTime: null })
})
