import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const { instances } = readConfig({ HALYARD_INSTANCES: 'off' })
const app = await testApp({ instances })
const { aGame, aPlayer, aService, urlOf } = serviceBuilders(app)

it('a platform without instances says so, to players and organisers', async () => {
  expect(app.services.instances).toBeUndefined()
  const game = await aGame()
  const service = await aService(game)
  const { client } = await aPlayer(game)
  const title = 'This platform runs no instances. Ask the organisers how to reach this challenge.'
  expect((await client.post(urlOf(service))).body).toEqual({ title, status: 400 })
  expect((await client.delete(urlOf(service))).body).toEqual({ title, status: 400 })
  const admin = await app.as(await app.aUser({ role: 'Admin' }))
  const url = `/api/edit/games/${game.id}/challenges/${service.id}/container`
  expect((await admin.post(url)).body).toEqual({ title, status: 400 })
  expect((await admin.delete(url)).status).toBe(200)
  expect((await admin.get('/api/admin/instances')).body).toEqual({ data: [], length: 0, total: 0 })
})
