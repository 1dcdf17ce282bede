import { StartError } from '#platform/start-error.ts'

/** An account at a registry of private images. */
export interface Registry {
  /** Such as `registry.example.org`. */
  readonly host: string
  readonly user: string
  readonly password: string
}

export const REGISTRY_VARIABLES = {
  HALYARD_REGISTRY: 'Registry of private images, such as registry.example.org or docker.io',
  HALYARD_REGISTRY_USER: 'Account at that registry',
  HALYARD_REGISTRY_PASSWORD: 'Its password or token',
} as const

type Text = (name: keyof typeof REGISTRY_VARIABLES) => string | undefined

/** Throws StartError for an account that is not whole. */
export function readRegistry(text: Text): Registry | undefined {
  const host = text('HALYARD_REGISTRY')
  const user = text('HALYARD_REGISTRY_USER')
  const password = text('HALYARD_REGISTRY_PASSWORD')
  if (host === undefined && user === undefined && password === undefined) return undefined
  if (host !== undefined && user !== undefined && password !== undefined)
    return { host, user, password }
  throw new StartError(
    'HALYARD_REGISTRY, HALYARD_REGISTRY_USER and HALYARD_REGISTRY_PASSWORD belong together: set all or none.',
  )
}
