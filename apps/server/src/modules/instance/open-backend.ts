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
    case 'kubernetes':
      throw new Error('not yet')
    default:
      return instances.backend satisfies never
  }
}
