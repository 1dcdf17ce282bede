import { afterEach, describe, expect, it } from 'vitest'
import { INSTALLATION_LABEL } from '#modules/instance/docker/container-options.ts'
import { imageOf, startDockerEngine } from '#testing/docker-engine.ts'
import { INSTALLATION, platformOn, talk } from '#testing/docker-platform.ts'
import { startRegistry } from '#testing/registry.ts'

const engine = await startDockerEngine()
const registry = engine && (await startRegistry())

describe.skipIf(!engine)('instances on Docker', async () => {
  if (!engine) return
  const { docker } = engine
  const platform = await platformOn(engine)
  const { aGame, aPlayer, aService, urlOf, admin, clock, innerOf, nameOf, inEngine } = platform

  afterEach(async () => {
    await platform.db.deleteFrom('containers').execute()
    await platform.untilCleared()
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

  it('are distinguished from those of others', async () => {
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
    // Nothing in it handles the stop signal, which the engine would wait for.
    await docker.getContainer('somebody-elses').remove({ force: true })
  })
})

describe.skipIf(!engine)('an engine with other settings', async () => {
  if (!engine) return

  it('that publishes ports shows players where, and refuses isolated services', async () => {
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
