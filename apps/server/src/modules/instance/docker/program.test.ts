import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { hasTshark, tshark } from '#modules/capture/testing.ts'
import { imageOf, startDockerEngine } from '#testing/docker-engine.ts'
import { aFolder, end, start } from '#testing/program.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'
import { openTunnel } from '#testing/tunnel.ts'

const TEAMS = 20

/** Sends requests as somebody. */
const clientOf =
  (url: string, cookie: Promise<string>) =>
  async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: { cookie: await cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

const engine = await startDockerEngine()

describe.skipIf(!engine)('the program on Docker', async () => {
  if (!engine) return
  const app = await testApp()
  app.clock.set(Date.now())
  const { aGame, aPlayer, aService, urlOf, rows } = serviceBuilders(app)
  const aDockerService = (
    game: Parameters<typeof aService>[0],
    image: Parameters<typeof imageOf>[0],
    difference: Parameters<typeof aService>[1] = {},
  ) => aService(game, { container_image: imageOf(image), expose_port: 8000, ...difference })
  const environment = {
    DATABASE_URL: app.databaseUrl,
    DOCKER_HOST: engine.address,
    HALYARD_INSTANCES: 'docker',
    HALYARD_RATE_LIMITS: 'off',
    HALYARD_LOG_LEVEL: 'trace',
  }
  const containers = async () =>
    (await engine.docker.listContainers({ all: true })).flatMap(({ Names }) => Names)

  it.skipIf(!hasTshark)(
    'lets a player take a flag through the tunnel, and staff find it in the capture',
    async () => {
      const game = await aGame()
      const service = await aDockerService(game, 'flag', { enable_traffic_capture: true })
      const { user, participation } = await aPlayer(game)
      const program = await start(aFolder(), ['--empty'], environment)
      const [player, admin] = [user, await app.aUser({ role: 'Admin' })].map((somebody) =>
        clientOf(program.url, app.cookieOf(somebody)),
      )
      if (!player || !admin) throw new Error('nobody is there')

      const started = await (await player('POST', urlOf(service))).json()
      const tunnel = await openTunnel(program.url, String(Object(started).entry))
      const flag = (await text(connect(tunnel.port, '127.0.0.1'))).trim()
      const board = `/api/game/${game.id}/challenges/${service.id}`
      const submission = await (await player('POST', board, { flag })).text()
      await expect
        .poll(async () => (await player('GET', `${board}/status/${submission}`)).json())
        .toBe('Accepted')

      // Its end closes the capture.
      const [running] = await rows()
      expect((await admin('DELETE', `/api/admin/instances/${running?.id}`)).status).toBe(200)
      const files = `/api/game/captures/${service.id}/${participation.id}`
      let name: unknown
      await expect
        .poll(
          async () => {
            const [file] = Object(await (await admin('GET', files)).json())
            name = file?.fileName
            return name
          },
          { timeout: 10_000 },
        )
        .toMatch(/\.pcap\.gz$/)
      const capture = join(aFolder(), 'capture.pcap')
      const bytes = await (await admin('GET', `${files}/${String(name)}`)).arrayBuffer()
      writeFileSync(capture, gunzipSync(bytes))
      expect(tshark(capture, '-q', '-z', 'follow,tcp,ascii,0')).toContain(flag)

      expect(await tunnel.stop()).toBe(0)
      await end(program, 'SIGTERM')
    },
    120_000,
  )

  it('killed while instances start, leaves nothing that its successor does not find, and no secret in its log', async () => {
    const game = await aGame()
    const service = await aDockerService(game, 'echo')
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

    const flags = await app.db.selectFrom('team_challenges').select('flag_text').execute()
    const secrets = [...started.map(({ id }) => id), ...flags.map(({ flag_text: flag }) => flag)]
    const logs = first.output() + second.output()
    expect(secrets.filter((secret) => secret !== null && logs.includes(secret))).toEqual([])
  }, 180_000)
})
