import { readChoice } from '#config/choices.ts'
import { KUBERNETES_VARIABLES, readKubernetesOptions } from '#config/kubernetes.ts'
import type { KubernetesOptions } from '#config/kubernetes.ts'
import { DOCKER_VARIABLES, readDockerOptions } from '#config/docker.ts'
import type { DockerOptions } from '#config/docker.ts'
import { REGISTRY_VARIABLES, readRegistry } from '#config/registry.ts'
import type { Registry } from '#config/registry.ts'
import { StartError } from '#platform/start-error.ts'

const BACKENDS = ['built-in', 'docker', 'kubernetes', 'off'] as const
const PORT_MAPPINGS = ['Default', 'PlatformProxy'] as const

/** Where the services of challenges run, and how players reach them. */
export interface InstanceOptions {
  readonly backend: (typeof BACKENDS)[number]
  /** PlatformProxy: through this server; Default: players connect to a published port. */
  readonly portMapping: (typeof PORT_MAPPINGS)[number]
  /** Host that players find published ports at. */
  readonly publicHost: string
  readonly kubernetes: KubernetesOptions
  readonly docker: DockerOptions
  readonly registry: Registry | undefined
}

export const INSTANCE_VARIABLES = {
  HALYARD_INSTANCES: `Where the services of challenges run: ${BACKENDS.join(', ')}; built-in, which runs the sample services only`,
  HALYARD_PORT_MAPPING:
    'How players reach instances: PlatformProxy (through this server) or Default (published ports); PlatformProxy',
  HALYARD_PUBLIC_HOST:
    'Host that players find published ports at; that of HALYARD_URL, or localhost',
  ...KUBERNETES_VARIABLES,
  ...DOCKER_VARIABLES,
  ...REGISTRY_VARIABLES,
} as const

type Text = (name: keyof typeof INSTANCE_VARIABLES) => string | undefined

/** Throws StartError naming the variable that is wrong. */
export function readInstanceOptions(
  text: Text,
  { publicUrl, dockerHost }: { publicUrl: string | undefined; dockerHost: string | undefined },
): InstanceOptions {
  const backend = readChoice('HALYARD_INSTANCES', text('HALYARD_INSTANCES'), BACKENDS) ?? 'built-in'
  const portMapping =
    readChoice('HALYARD_PORT_MAPPING', text('HALYARD_PORT_MAPPING'), PORT_MAPPINGS) ??
    'PlatformProxy'
  if (backend === 'built-in' && portMapping === 'Default') {
    throw new StartError(
      'HALYARD_PORT_MAPPING=Default needs HALYARD_INSTANCES=docker or kubernetes: the built-in services are reached through the platform.',
    )
  }
  const host = text('HALYARD_PUBLIC_HOST') ?? (publicUrl && URL.parse(publicUrl)?.hostname)
  const kubernetes = readKubernetesOptions(text)
  const docker = readDockerOptions(text, dockerHost)
  const registry = readRegistry(text)
  return { backend, portMapping, publicHost: host ?? 'localhost', docker, kubernetes, registry }
}
