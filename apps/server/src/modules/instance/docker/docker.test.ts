import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { findProxyTarget } from '#modules/instance/repository.ts'
import { createDockerBackend } from '#modules/instance/docker/backend.ts'
import type { Address } from '#modules/instance/backend.ts'
import { INSTALLATION_LABEL } from '#modules/instance/docker/container-options.ts'
import { imageOf, startDockerEngine } from '#testing/docker-engine.ts'
import type { DockerEngine } from '#testing/docker-engine.ts'
import { startRegistry } from '#testing/registry.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const INSTALLATION = 'this-installation'

/** The platform on that engine. */
async function platformOn(
  { docker }: DockerEngine,
  environment: Record<string, string> = {},
  startMs = 30_000,
) {
  const { instances: options } = readConfig({ HALYARD_INSTANCES: 'docker', ...environment })
  const backend = createDockerBackend({ docker, installation: INSTALLATION, options })
  const times = { startMs, openMs: 1_500, answerMs: 5_000 }
  const app = await testApp({ instances: options }, { backend, instanceTimes: times })
  const builders = serviceBuilders(app)
  const admin = await app.as(await app.aUser({ role: 'Admin' }))
  return {
    ...app,
    ...builders,
    admin,
    aService: (
      game: Parameters<typeof builders.aService>[0],
      image: Parameters<typeof imageOf>[0] | undefined,
      difference: Parameters<typeof builders.aService>[1] = {},
    ) =>
      builders.aService(game, {
        container_image: image ? imageOf(image) : 'halyard-test/nowhere:1',
        expose_port: 8000,
        ...difference,
      }),
    innerOf: async (entry: string): Promise<Address> => {
      const target = await findProxyTarget(app.db, entry, app.clock.now())
      if (!target) throw new Error('it does not run')
      return target.inner
    },
    nameOf: async (entry: string) =>
      (await builders.rows()).find(({ id }) => id === entry)?.name ?? '',
    reconcile: async () => app.services.instances?.reconcile(),
  }
}

/** What a service says to whoever connects and sends this. */
async function talk(address: Address, words = ''): Promise<string> {
  const socket = connect(address)
  await once(socket, 'connect')
  socket.end(words)
  return text(socket)
}

const engine = await startDockerEngine()
const registry = engine && (await startRegistry())

describe.skipIf(!engine)('instances on Docker', async () => {
  if (!engine) return
  const { docker } = engine
  const platform = await platformOn(engine)
  const { aGame, aPlayer, aService, urlOf, admin, clock, innerOf, nameOf, inEngine } = platform

  afterEach(async () => {
    await platform.db.deleteFrom('containers').execute()
    await platform.reconcile()
  })

  it('run with the flag of their team, and within their limits', async () => {
    const game = await aGame()
    const service = await aService(game, 'flag', { memory_limit: 48, cpu_count: 3 })
    const { client, team, user } = await aPlayer(game)
    const { status, body } = await client.post(urlOf(service))
    expect(status).toBe(200)
    const flag = (await talk(await innerOf(body.entry))).trim()
    const url = `/api/game/${game.id}/challenges/${service.id}`
    const submission = (await client.post(url, { flag })).body
    expect((await client.get(`${url}/status/${submission}`)).body).toBe('Accepted')
    const name = await nameOf(body.entry)
    const { Config, HostConfig } = await docker.getContainer(name).inspect()
    expect(Config.Env).toEqual(
      expect.arrayContaining([
        `HALYARD_FLAG=${flag}`,
        `HALYARD_TEAM_ID=${team.id}`,
        `HALYARD_USER_ID=${user.id}`,
        `HALYARD_CHALLENGE_ID=${service.id}`,
        `HALYARD_GAME_ID=${game.id}`,
      ]),
    )
    expect(HostConfig).toMatchObject({
      Memory: 48 * 1024 * 1024,
      MemorySwap: 48 * 1024 * 1024,
      NanoCpus: 300_000_000,
      PidsLimit: 256,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      Privileged: false,
      PortBindings: {},
    })
    expect(Config.Labels).toEqual({
      [INSTALLATION_LABEL]: INSTALLATION,
      'io.halyard.game': String(game.id),
      'io.halyard.challenge': String(service.id),
      'io.halyard.team': String(team.id),
    })
    expect(name).not.toContain(body.entry.slice(0, 8))
    clock.advance(10_000)
    expect((await client.delete(urlOf(service))).status).toBe(200)
    expect(await inEngine()).not.toContain(name)
  })

  it.each(['Open', 'Isolated'] as const)(
    'do not reach one another in the mode %s',
    async (mode) => {
      const game = await aGame()
      const service = await aService(game, 'echo', { network_mode: mode })
      const [one, other] = [await aPlayer(game), await aPlayer(game)]
      const [mine, theirs] = await Promise.all(
        [one, other].map(async ({ client }) => (await client.post(urlOf(service))).body.entry),
      )
      const { host, port } = await innerOf(theirs)
      expect(await talk({ host, port }, 'ahoy')).toBe('ahoy')
      const asked = await engine.run(await nameOf(mine), [
        ...['timeout', '1', 'busybox', 'nc', host, String(port)],
      ])
      expect(asked.code).not.toBe(0)
      const { HostConfig } = await docker.getContainer(await nameOf(mine)).inspect()
      const { Internal } = await docker.getNetwork(HostConfig.NetworkMode ?? '').inspect()
      expect(Internal).toBe(mode === 'Isolated')
    },
  )

  it('start for thirty teams at once, and end with their challenge', async () => {
    const game = await aGame()
    const service = await aService(game, 'echo')
    const players = await Promise.all(Array.from({ length: 30 }, () => aPlayer(game)))
    const answers = await Promise.all(players.map(({ client }) => client.post(urlOf(service))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const addresses = await Promise.all(answers.map(({ body }) => innerOf(body.entry)))
    expect(new Set(addresses.map(({ host }) => host)).size).toBe(30)
    const url = `/api/edit/games/${game.id}/challenges/${service.id}`
    expect((await admin.put(url, { isEnabled: false })).status).toBe(200)
    await platform.reconcile()
    const { signal } = new AbortController()
    const left = await docker.listContainers({
      all: true,
      filters: { label: [`io.halyard.challenge=${service.id}`] },
      abortSignal: signal,
    })
    expect(left).toEqual([])
  }, 60_000)

  it.each([
    [undefined, 'The image could not be found: ', 'halyard-test/nowhere'],
    ['exits', 'The instance ended before its port opened. ', 'status 3.\nthe flag file is missing'],
    ['silent', 'Nothing listens on the port of the challenge. ', ''],
    ['foreign', 'The instance ended before its port opened. ', '/bin/of-another-machine failed'],
  ] as const)(
    'of the image %s fail, and tell organisers alone why',
    async (image, title, detail) => {
      const game = await aGame()
      const service = await aService(game, image)
      const { client } = await aPlayer(game)
      const players = await client.post(urlOf(service))
      expect(players).toMatchObject({
        status: 400,
        body: { title: 'The instance did not start. Tell the organisers.' },
      })
      const organisers = await admin.post(
        `/api/edit/games/${game.id}/challenges/${service.id}/container`,
      )
      expect(organisers.status).toBe(400)
      expect(organisers.body.title).toContain(title)
      expect(organisers.body.title).toContain(detail)
      await expect.poll(() => platform.rows()).toEqual([])
      expect(await inEngine()).toEqual([])
    },
    20_000,
  )

  it('show organisers what they wrote and how they ended, when they end after their start', async () => {
    const service = await aService(await aGame(), 'once')
    const url = `/api/edit/games/${service.game_id}/challenges/${service.id}`
    expect((await admin.post(`${url}/container`)).status).toBe(200)
    await expect
      .poll(async () => (await admin.get(`${url}?testOutput=true`)).body.testOutput, {
        timeout: 20_000,
      })
      .toEqual({ text: 'ready\nbye', exitCode: 4, isOutOfMemory: false })
  }, 40_000)

  it('are told apart from those of others', async () => {
    const aContainer = async (name: string, installation: string) => {
      const labels = { [INSTALLATION_LABEL]: installation }
      const container = await docker.createContainer({
        name,
        Image: imageOf('silent'),
        Labels: labels,
      })
      await container.start()
    }
    await aContainer('somebody-elses', 'another-installation')
    await aContainer('our-orphan', INSTALLATION)
    await platform.reconcile()
    const names = (await docker.listContainers({ all: true })).flatMap(({ Names }) => Names)
    expect(names).toEqual(['/somebody-elses'])
    // Nothing in it hears that the engine stops, which would wait for it.
    await docker.getContainer('somebody-elses').remove({ force: true })
  })

  it('that a restart of the engine ended are forgotten, and can be started again', async () => {
    const game = await aGame()
    const service = await aService(game, 'echo')
    const { client } = await aPlayer(game)
    const { entry } = (await client.post(urlOf(service))).body
    await engine.stop()
    await platform.reconcile()
    expect((await platform.rows()).map(({ id }) => id)).toEqual([entry])
    expect(await platform.visitor.get('/readyz')).toMatchObject({ status: 200, text: 'Degraded' })
    clock.advance(10_000)
    expect((await client.delete(urlOf(service))).status).toBe(400)
    await engine.start()
    await platform.reconcile()
    expect([await platform.rows(), await inEngine()]).toEqual([[], []])
    expect((await platform.visitor.get('/readyz')).text).toBe('Healthy')
    clock.advance(10_000)
    expect((await client.post(urlOf(service))).status).toBe(200)
  }, 40_000)
})

describe.skipIf(!engine)('an engine with other settings', async () => {
  if (!engine) return

  it('that hangs refuses players soon, and leaves nothing behind', async () => {
    const impatient = await platformOn(engine, {}, 1_000)
    const { aGame, aPlayer, aService, urlOf, inEngine } = impatient
    const game = await aGame()
    const service = await aService(game, 'echo')
    const { client } = await aPlayer(game)
    engine.freeze()
    try {
      expect(await client.post(urlOf(service))).toMatchObject({
        status: 400,
        body: {
          title: 'Instances cannot be started or stopped right now. Try again in a minute.',
        },
      })
    } finally {
      engine.thaw()
    }
    await expect
      .poll(
        async () => {
          await impatient.reconcile()
          return [await impatient.rows(), await inEngine()]
        },
        { timeout: 15_000 },
      )
      .toEqual([[], []])
  }, 40_000)

  it('that publishes ports tells players where, and refuses isolated services', async () => {
    const environment = { HALYARD_PORT_MAPPING: 'Default', HALYARD_DOCKER_REACH: 'port' }
    const platform = await platformOn(engine, environment)
    const { aGame, aPlayer, aService, urlOf, admin } = platform
    const game = await aGame()
    const open = await aService(game, 'echo')
    const isolated = await aService(game, 'echo', { network_mode: 'Isolated' })
    const { client } = await aPlayer(game)
    const { entry } = (await client.post(urlOf(open))).body
    expect(entry).toMatch(/^localhost:\d+$/)
    const port = Number(entry.split(':')[1])
    expect(await talk({ host: '127.0.0.1', port }, 'ahoy')).toBe('ahoy')
    const url = `/api/edit/games/${game.id}/challenges/${isolated.id}/container`
    expect((await admin.post(url)).body.title).toContain('HALYARD_PORT_MAPPING=PlatformProxy')
  })

  it.skipIf(!registry)(
    'pulls with the account of a registry, and says when that is wrong',
    async () => {
      if (!registry) return
      const { host, user, password } = registry
      const image = `${host}/quay/echo:1`
      await engine.push(imageOf('echo'), image, registry)
      const environment = { HALYARD_REGISTRY: host, HALYARD_REGISTRY_USER: user }
      const start = async (given: string) => {
        const { aGame, aService, admin } = await platformOn(engine, {
          ...environment,
          HALYARD_REGISTRY_PASSWORD: given,
        })
        const { id, game_id: game } = await aService(await aGame(), 'echo', {
          container_image: image,
        })
        return admin.post(`/api/edit/games/${game}/challenges/${id}/container`)
      }
      const refused = await start('guessed')
      expect(refused.body.title).toContain('The image could not be found: ')
      expect(JSON.stringify(refused.body)).not.toContain('guessed')
      expect((await start(password)).status).toBe(200)
    },
  )
})
