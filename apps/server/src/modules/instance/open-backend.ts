import type { Config } from '#config.ts'
import type { InstanceBackend } from '#modules/instance/backend.ts'
import { createBuiltInBackend } from '#modules/instance/built-in/backend.ts'

/** The backend that the operator chose; undefined when instances are off. Throws StartError for one that cannot be used. */
export async function openBackend({ instances }: Config): Promise<InstanceBackend | undefined> {
  switch (instances.backend) {
    case 'off':
      return undefined
    case 'built-in':
      return createBuiltInBackend()
    case 'docker':
      throw new Error('not yet')
    case 'kubernetes':
      return openKubernetes(instances)
    default:
      return instances.backend satisfies never
  }
}

/** Its client is large: it is read only where it is used. */
async function openKubernetes({ kubernetes, portMapping, publicHost }: Config['instances']) {
  const { createKubernetesBackend } = await import('#modules/instance/kubernetes/backend.ts')
  return createKubernetesBackend({
    ...kubernetes,
    publicHost: portMapping === 'Default' ? publicHost : undefined,
  })
}
