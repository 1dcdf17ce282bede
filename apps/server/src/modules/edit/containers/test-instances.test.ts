import { describe, expect, it } from 'vitest'
import { SERVICE_SOLVERS } from '#testing/solve-service.ts'
import { findProxyTarget } from '#modules/instance/repository.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { clock, db, services, as, aUser } = app
const { aGame, aPlayer, aChallenge, aService, inEngine, rows } = serviceBuilders(app)
const HOUR = 3_600_000
const boss = await aUser({ role: 'Admin' })
const admin = await as(boss)
const challengeUrl = (challenge: { id: number; game_id: number }) =>
  `/api/edit/games/${challenge.game_id}/challenges/${challenge.id}`
const urlOf = (challenge: { id: number; game_id: number }) => `${challengeUrl(challenge)}/container`

const flagOf = async (entry: string) => {
  const target = await findProxyTarget(db, entry, clock.now())
  if (!target) throw new Error('it does not run')
  expect(target.owner).toBeUndefined()
  return SERVICE_SOLVERS['halyard/chandlery']?.(target.inner)
}

describe('a test instance', () => {
  it('runs for two hours with a flag of its own, disabled challenge or not', async () => {
    const game = await aGame()
    const [plain, dynamic] = [
      await aService(game, { is_enabled: false }),
      await aService(game, { flag_template: 'halyard{try_[TEAM_HASH]}' }),
    ]
    const { status, body } = await admin.post(urlOf(plain))
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'Running', expectStopAt: clock.now() + 2 * HOUR })
    expect(await flagOf(body.entry)).toBe('flag{this_is_a_test_instance}')
    expect((await admin.get(challengeUrl(plain))).body.testContainer).toEqual(body)
    expect(await flagOf((await admin.post(urlOf(dynamic))).body.entry)).toContain('TestTeamHash')
    clock.advance(2 * HOUR)
    await services.instances?.reconcile()
    expect(await rows()).toEqual([])
  })

  it('has output for organisers who ask for it, and for no player', async () => {
    const game = await aGame()
    const service = await aService(game)
    const outputOf = async () =>
      (await admin.get(`${challengeUrl(service)}?testOutput=true`)).body.testOutput
    expect(await outputOf()).toBeNull()
    await admin.post(urlOf(service))
    expect(await outputOf()).toEqual({ text: '', exitCode: null, isOutOfMemory: false })
    expect((await admin.get(challengeUrl(service))).body).not.toHaveProperty('testOutput')
    const { client } = await aPlayer(game)
    expect((await client.get(`${challengeUrl(service)}?testOutput=true`)).status).toBe(403)
    const seen = await client.get(`/api/game/${game.id}/challenges/${service.id}?testOutput=true`)
    expect(seen.body).not.toHaveProperty('testOutput')
    await admin.delete(urlOf(service))
  })

  it('takes the place of the one before, and is stopped', async () => {
    const service = await aService(await aGame())
    const first = (await admin.post(urlOf(service))).body.entry
    const second = (await admin.post(urlOf(service))).body.entry
    expect((await rows()).map(({ id }) => id)).toEqual([second])
    expect(second).not.toBe(first)
    expect(await inEngine()).toHaveLength(1)
    expect((await admin.delete(urlOf(service))).status).toBe(200)
    expect(await inEngine()).toEqual([])
    expect((await admin.delete(urlOf(service))).status).toBe(200)
  })

  it('neither counts for a team nor is listed among the instances of teams', async () => {
    const game = await aGame({ container_count_limit: 1 })
    const service = await aService(game)
    const player = await aPlayer(game)
    await admin.post(urlOf(service))
    const answer = await player.client.post(`/api/game/${game.id}/container/${service.id}`)
    expect(answer.status).toBe(200)
    const { data } = (await admin.get('/api/admin/instances')).body
    expect(data.map((line: { containerGuid: string }) => line.containerGuid)).toEqual([
      answer.body.entry,
    ])
  })

  it('is refused without a service, and to everybody else', async () => {
    const game = await aGame()
    expect((await admin.post(urlOf(await aChallenge(game)))).status).toBe(400)
    const unset = await aService(game, { container_image: '' })
    expect((await admin.post(urlOf(unset))).body.title).toContain('an image and a port')
    const monitor = await as(await aUser({ role: 'Monitor' }))
    expect((await monitor.post(urlOf(unset))).status).toBe(403)
  })

  it('shows organisers why it does not start, and the log only that it did not', async () => {
    const service = await aService(await aGame(), { container_image: 'nginx:1' })
    const { status, body } = await admin.post(urlOf(service))
    expect(status).toBe(400)
    expect(body.title).toBe(
      'The image cannot run here: The built-in services are halyard/chandlery, halyard/harbour-office, halyard/tide-log. Set HALYARD_INSTANCES to docker or kubernetes to run other images.',
    )
    await services.auditLog.flush()
    const lines: { msg: string }[] = (await admin.get('/api/admin/logs')).body
    expect(lines[0]?.msg).toBe('Start a container to try a challenge: The image cannot run here: …')
  })
})

describe('an administrator', () => {
  it('destroys instances of teams and test instances, without an event', async () => {
    const game = await aGame()
    const service = await aService(game)
    const player = await aPlayer(game)
    const started = await player.client.post(`/api/game/${game.id}/container/${service.id}`)
    const tried = await admin.post(urlOf(service))
    for (const { entry } of [started.body, tried.body]) {
      expect((await admin.delete(`/api/admin/instances/${entry}`)).status).toBe(200)
      expect((await admin.delete(`/api/admin/instances/${entry}`)).status).toBe(404)
    }
    const events = (await admin.get(`/api/game/${game.id}/events`)).body
    expect(events.map(({ type }: { type: string }) => type)).toEqual(['ContainerStart'])
  })
})
