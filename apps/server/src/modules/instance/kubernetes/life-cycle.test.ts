import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { createKubernetesBackend } from '#modules/instance/kubernetes/backend.ts'
import {
  IMAGES,
  aNamespace,
  clusterFolder,
  killApiServer,
  kubectl,
  withKubeconfig,
} from '#testing/cluster.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

const NAMESPACE = 'halyard-life'

/** The platform on the cluster, by the account of the how-to. */
async function platform() {
  const account = await aNamespace(NAMESPACE)
  const { instances } = readConfig({
    HALYARD_INSTANCES: 'kubernetes',
    HALYARD_KUBERNETES_NAMESPACE: NAMESPACE,
  })
  const backend = withKubeconfig(account, () =>
    createKubernetesBackend({
      ...instances.kubernetes,
      installation: 'life',
      publicHost: undefined,
      registry: undefined,
    }),
  )
  const app = await testApp({ instances }, { backend, instanceTimes: { openMs: 5_000 } })
  return {
    ...app,
    ...serviceBuilders(app),
    admin: await app.as(await app.aUser({ role: 'Admin' })),
  }
}

/** Names of the pods that there are. */
const pods = async () =>
  (await kubectl('get', 'pods', '-n', NAMESPACE, '-o', 'name')).trim().split('\n').filter(Boolean)

describe.skipIf(!clusterFolder)('the life of an instance on a real cluster, over HTTP', () => {
  let all: Awaited<ReturnType<typeof platform>>
  const aService = async (image: string) => {
    const game = await all.aGame()
    const service = await all.aService(game, { container_image: image, expose_port: 8000 })
    return { game, service, url: all.urlOf(service), ...(await all.aPlayer(game)) }
  }
  const reconcile = async () => all.services.instances?.reconcile()

  beforeAll(async () => {
    all = await platform()
  })
  afterAll(async () => {
    await kubectl('delete', 'namespace', NAMESPACE, '--wait=false', '--ignore-not-found')
  })

  afterEach(async () => {
    await all.db.deleteFrom('containers').execute()
    await reconcile()
  })

  it('starts with the flag of its team, is extended, and stops', async () => {
    const { game, service, url, client } = await aService(IMAGES.web)
    const { status, body } = await client.post(url)
    expect(status).toBe(200)
    const [row] = await all.rows()
    const page = await fetch(`http://${row?.inner_host}:${row?.inner_port}/`)
    expect(await page.text()).toBe('moored\n')
    const pod = ['-n', NAMESPACE, row?.name ?? '', '--']
    const echo = ['/bin/busybox', 'sh', '-c', 'echo $HALYARD_FLAG']
    const flag = (await kubectl('exec', ...pod, ...echo)).trim()
    const challenge = `/api/game/${game.id}/challenges/${service.id}`
    const submission = (await client.post(challenge, { flag })).body
    expect((await client.get(`${challenge}/status/${submission}`)).body).toBe('Accepted')
    all.clock.advance(115 * 60_000)
    const extended = (await client.post(`${url}/extend`)).body
    expect(extended.expectStopAt).toBeGreaterThan(body.expectStopAt)
    expect((await client.delete(url)).status).toBe(200)
    expect(await pods()).toEqual([])
  })

  it.each([
    ['localhost:1/no/such:1', 'The image could not be found: '],
    [IMAGES.exits, 'It ended with status 3.\ngoing'],
  ])('of the image %s fails, and shows organisers alone why', async (image, detail) => {
    const { game, service, url, client } = await aService(image)
    expect((await client.post(url)).body.title).toBe(
      'The instance did not start. Tell the organizers.',
    )
    const test = `/api/edit/games/${game.id}/challenges/${service.id}/container`
    expect((await all.admin.post(test)).body.title).toContain(detail)
    await expect
      .poll(async () => [await all.rows(), await pods()], { timeout: 10_000 })
      .toEqual([[], []])
  })

  it('ends with its challenge, and is forgotten when the cluster lost it', async () => {
    const [disabled, lost] = [await aService(IMAGES.web), await aService(IMAGES.web)]
    for (const { client, url } of [disabled, lost]) await client.post(url)
    const { game, service } = disabled
    await all.admin.put(`/api/edit/games/${game.id}/challenges/${service.id}`, { isEnabled: false })
    await reconcile()
    const [left, ...others] = await all.rows()
    expect([left?.challenge_id, others]).toEqual([lost.service.id, []])
    await kubectl('delete', 'pod', left?.name ?? '', '-n', NAMESPACE)
    await reconcile()
    expect([await all.rows(), await pods()]).toEqual([[], []])
    all.clock.advance(10_000)
    expect((await lost.client.post(lost.url)).status).toBe(200)
  })

  it('survives an outage of its API server, and asks players to try again', async () => {
    const { url, client } = await aService(IMAGES.web)
    const { entry } = (await client.post(url)).body
    const restart = await killApiServer()
    const other = await aService(IMAGES.web)
    expect((await other.client.post(other.url)).body.title).toBe(
      'Instances cannot be started or stopped right now. Try again in a minute.',
    )
    await reconcile()
    expect((await all.visitor.get('/readyz')).text).toBe('Degraded')
    await restart()
    await reconcile()
    expect((await all.visitor.get('/readyz')).text).toBe('Healthy')
    expect((await all.rows()).map(({ id }) => id)).toEqual([entry])
    expect(await pods()).toHaveLength(1)
    all.clock.advance(10_000)
    expect((await client.delete(url)).status).toBe(200)
  })
})
