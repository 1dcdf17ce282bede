// The platform on a Docker engine of the tests.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { readConfig } from '#config.ts'
import type { Address } from '#modules/instance/backend.ts'
import { createDockerBackend } from '#modules/instance/docker/backend.ts'
import { findProxyTarget } from '#modules/instance/repository.ts'
import { imageOf } from '#testing/docker-engine.ts'
import type { DockerEngine } from '#testing/docker-engine.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { testApp } from '#testing/test-app.ts'

export const INSTALLATION = 'this-installation'
/** Long enough for a machine that is busy with other tests. */
const TIMES = { startMs: 60_000, openMs: 10_000, answerMs: 15_000 }
const CLEAR_MS = 30_000

/** Its instances are those of the whole engine: one at a time. */
export async function platformOn(
  { docker }: DockerEngine,
  environment: Record<string, string> = {},
  times: Partial<typeof TIMES> = {},
) {
  const { instances: options } = readConfig({ HALYARD_INSTANCES: 'docker', ...environment })
  const backend = createDockerBackend({ docker, installation: INSTALLATION, options })
  const app = await testApp(
    { instances: options },
    { backend, instanceTimes: { ...TIMES, ...times } },
  )
  const builders = serviceBuilders(app)
  const reconcile = async () => app.services.instances?.reconcile()
  return {
    ...app,
    ...builders,
    admin: await app.as(await app.aUser({ role: 'Admin' })),
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
    reconcile,
    /** Brings platform and engine together until neither has an instance left. */
    untilCleared: () =>
      expect
        .poll(
          async () => {
            await reconcile()
            return [await builders.rows(), await builders.inEngine().catch(String)]
          },
          { timeout: CLEAR_MS },
        )
        .toEqual([[], []]),
  }
}

/** What a service says to whoever connects and sends this. */
export async function talk(address: Address, content = ''): Promise<string> {
  const socket = connect(address)
  await once(socket, 'connect')
  socket.end(content)
  return text(socket)
}
