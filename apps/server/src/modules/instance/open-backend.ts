import type { Config } from '#config.ts'
import type { Db } from '#db/database.ts'
import type { InstanceBackend } from '#modules/instance/backend.ts'
import { createBuiltInBackend } from '#modules/instance/built-in/backend.ts'
import { forgetForeign } from '#modules/instance/sweep-repository.ts'
import { installationId } from '#modules/settings/installation.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

interface Needs {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly random: Randomness
  readonly log: { readonly warn: (values: object, text: string) => void }
}

/** The backend that the operator chose; undefined when instances are off. Throws StartError for one that cannot be used. */
export async function openBackend(needs: Needs): Promise<InstanceBackend | undefined> {
  const { instances } = needs.config
  switch (instances.backend) {
    case 'off':
      // Nobody could reach or end them, and players would be shown addresses that lead nowhere.
      await forgetForeign(needs.db, undefined, needs.log)
      return undefined
    case 'built-in':
      return createBuiltInBackend()
    case 'docker':
      return openDocker(needs)
    case 'kubernetes':
      return openKubernetes(needs)
    default:
      return instances.backend satisfies never
  }
}

/** The clients of engines are large: each is read only where it is used. */
async function openDocker(needs: Needs): Promise<InstanceBackend> {
  const [{ default: Docker }, { createDockerBackend }, { warnOfMissingLimits }] = await Promise.all(
    [
      import('dockerode'),
      import('#modules/instance/docker/backend.ts'),
      import('#modules/instance/docker/limits.ts'),
    ],
  )
  const installation = await installationId(needs)
  const docker = new Docker()
  void warnOfMissingLimits(docker, needs.log)
  return createDockerBackend({
    docker,
    installation,
    options: needs.config.instances,
  })
}

async function openKubernetes(needs: Needs): Promise<InstanceBackend> {
  const { kubernetes, portMapping, publicHost, registry } = needs.config.instances
  const { createKubernetesBackend } = await import('#modules/instance/kubernetes/backend.ts')
  return createKubernetesBackend({
    ...kubernetes,
    installation: await installationId(needs),
    publicHost: portMapping === 'Default' ? publicHost : undefined,
    registry,
  })
}
