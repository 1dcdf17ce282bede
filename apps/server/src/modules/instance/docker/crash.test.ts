import { describe, expect, it } from 'vitest'
import { imageOf, startDockerEngine } from '#testing/docker-engine.ts'
import { aFolder, end, start } from '#testing/program.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const TEAMS = 20
const engine = await startDockerEngine()

describe.skipIf(!engine)('a server that is killed while instances start', async () => {
  if (!engine) return
  const app = await testApp()
  app.clock.set(Date.now())
  const { aGame, aPlayer, aService, urlOf, rows } = serviceBuilders(app)
  const environment = {
    DATABASE_URL: app.databaseUrl,
    DOCKER_HOST: engine.address,
    HALYARD_INSTANCES: 'docker',
    HALYARD_RATE_LIMITS: 'off',
    HALYARD_LOG_LEVEL: 'trace',
  }
  const containers = async () =>
    (await engine.docker.listContainers({ all: true })).flatMap(({ Names }) => Names)

  it('leaves nothing that its successor does not find, and no secret in its log', async () => {
    const game = await aGame()
    const service = await aService(game, { container_image: imageOf('echo'), expose_port: 8000 })
    const cookies: string[] = []
    for (let team = 0; team < TEAMS; team += 1) {
      const { user } = await aPlayer(game)
      cookies.push(await app.cookieOf(user))
    }
    const first = await start(aFolder(), ['--empty'], environment)
    for (const cookie of cookies)
      void fetch(first.url + urlOf(service), { method: 'POST', headers: { cookie } }).catch(
        () => undefined,
      )
    // No fewer than half of them: a fast engine starts several between two looks.
    await expect
      .poll(async () => (await containers()).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(TEAMS / 2)
    const started = await rows()
    await end(first, 'SIGKILL')

    const second = await start(aFolder(), ['--empty'], environment)
    await expect
      .poll(async () => (await rows()).filter(({ status }) => status !== 'Running'), {
        timeout: 30_000,
        interval: 500,
      })
      .toEqual([])
    const names = (await rows()).map(({ name }) => `/${name}`)
    await expect.poll(containers, { timeout: 10_000, interval: 500 }).toHaveLength(names.length)
    expect(new Set(await containers())).toEqual(new Set(names))
    await end(second, 'SIGTERM')

    const flags = await app.db.selectFrom('instances').select('flag_text').execute()
    const secrets = [...started.map(({ id }) => id), ...flags.map(({ flag_text: flag }) => flag)]
    const logs = first.output() + second.output()
    expect(secrets.filter((secret) => secret !== null && logs.includes(secret))).toEqual([])
  }, 180_000)
})
