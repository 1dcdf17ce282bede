import { afterEach, describe, expect, it } from 'vitest'
import { startDockerEngine } from '#testing/docker-engine.ts'
import { platformOn, talk } from '#testing/docker-platform.ts'

const BUSYBOX = '/bin/busybox'
const engine = await startDockerEngine(true)

describe.skipIf(!engine)('instances on Docker that', async () => {
  if (!engine) return
  const platform = await platformOn(engine)
  const { aGame, aPlayer, aService, urlOf, clock, innerOf, nameOf, inEngine } = platform

  afterEach(async () => {
    await platform.db.deleteFrom('containers').execute()
    await platform.untilCleared()
  })

  /** Two instances of a service that says everything again. */
  const twoOf = async (difference: Parameters<typeof aService>[2]) => {
    const game = await aGame()
    const service = await aService(game, 'echo', difference)
    const [mine, theirs] = await Promise.all(
      [await aPlayer(game), await aPlayer(game)].map(async ({ client }) => {
        const { entry } = (await client.post(urlOf(service))).body
        return { client, name: await nameOf(entry), inner: await innerOf(entry) }
      }),
    )
    if (!mine || !theirs) throw new Error('not started')
    const stop = async () => {
      clock.advance(10_000)
      expect((await mine.client.delete(urlOf(service))).status).toBe(200)
      expect(await inEngine()).toEqual([theirs.name])
    }
    return { mine, theirs, stop }
  }

  it('fork without end come to their limit, disturb nobody, and can be stopped', async () => {
    const { mine, theirs, stop } = await twoOf({})
    const fork = `i=0; while [ $((i += 1)) -le 400 ]; do ${BUSYBOX} sleep 100 & done; echo all`
    const { text } = await engine.run(mine.name, ['sh', '-c', fork])
    expect(text).toContain("can't fork")
    expect(text).not.toContain('all')
    expect(await talk(theirs.inner, 'ahoy')).toBe('ahoy')
    await stop()
  }, 60_000)

  it.skipIf(!engine.limitsStorage)(
    'fill their disk come to their limit, disturb nobody, and can be stopped',
    async () => {
      const { mine, theirs, stop } = await twoOf({ storage_limit: 64 })
      const fill = ['dd', 'if=/dev/zero', 'of=/fill', 'bs=1M', 'count=128']
      const { text, code } = await engine.run(mine.name, fill)
      expect(text).toContain('Disk quota exceeded')
      expect(code).not.toBe(0)
      expect(await talk(mine.inner, 'ahoy')).toBe('ahoy')
      const write = ['dd', 'if=/dev/zero', 'of=/fill', 'bs=1M', 'count=32']
      expect((await engine.run(theirs.name, write)).code).toBe(0)
      await stop()
    },
    60_000,
  )

  it('a restart of the engine ended are forgotten, and can be started again', async () => {
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
    await platform.untilCleared()
    expect((await platform.visitor.get('/readyz')).text).toBe('Healthy')
    clock.advance(10_000)
    expect((await client.post(urlOf(service))).status).toBe(200)
  }, 120_000)
})

describe.skipIf(!engine)('a start on Docker', async () => {
  if (!engine) return
  const platform = await platformOn(engine, {}, { openMs: 1_500 })
  const { aGame, aPlayer, aService, urlOf, admin } = platform

  it.each([
    [undefined, 'The image could not be found: ', 'halyard-test/nowhere'],
    ['exits', 'The instance ended before its port opened. ', 'status 3.\nthe flag file is missing'],
    ['silent', "Nothing is listening on the challenge's port. ", ''],
    ['foreign', 'The instance ended before its port opened. ', '/bin/of-another-machine failed'],
  ] as const)(
    'of the image %s fails, and shows organisers alone why',
    async (image, title, detail) => {
      const game = await aGame()
      const service = await aService(game, image)
      const { client } = await aPlayer(game)
      const players = await client.post(urlOf(service))
      expect(players).toMatchObject({
        status: 400,
        body: { title: 'The instance did not start. Tell the organizers.' },
      })
      const organisers = await admin.post(
        `/api/edit/games/${game.id}/challenges/${service.id}/container`,
      )
      expect(organisers.status).toBe(400)
      expect(organisers.body.title).toContain(title)
      expect(organisers.body.title).toContain(detail)
      await platform.untilCleared()
    },
    60_000,
  )

  it('shows organisers what the service wrote and how it ended, when it ends later', async () => {
    const service = await aService(await aGame(), 'once')
    const url = `/api/edit/games/${service.game_id}/challenges/${service.id}`
    expect((await admin.post(`${url}/container`)).status).toBe(200)
    await expect
      .poll(async () => (await admin.get(`${url}?testOutput=true`)).body.testOutput, {
        timeout: 20_000,
      })
      .toEqual({ text: 'ready\nbye', exitCode: 4, isOutOfMemory: false })
  }, 40_000)
})

describe.skipIf(!engine)('a start on Docker while the engine hangs', () => {
  if (!engine) return

  it('is refused soon, and leaves nothing behind', async () => {
    const platform = await platformOn(engine, {}, { startMs: 1_000 })
    const { aGame, aPlayer, aService, urlOf } = platform
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
    await platform.untilCleared()
  }, 60_000)
})
