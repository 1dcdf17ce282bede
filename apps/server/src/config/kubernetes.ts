import { StartError } from '#platform/start-error.ts'

/** How instances run in a cluster. The cluster itself is found as kubectl finds it, or from inside. */
export interface KubernetesOptions {
  /** Where the pods are. */
  readonly namespace: string
  /** Names of the secrets that open the registries of the images. */
  readonly pullSecrets: readonly string[]
  /** A stronger sandbox than the cluster's own, such as gVisor. */
  readonly runtimeClass: string | undefined
}

export const KUBERNETES_VARIABLES = {
  HALYARD_KUBERNETES_NAMESPACE: 'Namespace of the instances; halyard-instances',
  HALYARD_KUBERNETES_PULL_SECRETS:
    'Names of image pull secrets in that namespace, separated by commas; none',
  HALYARD_KUBERNETES_RUNTIME_CLASS:
    'Runtime class that isolates instances better, such as gvisor; that of the cluster',
} as const

type Text = (name: keyof typeof KUBERNETES_VARIABLES) => string | undefined

const DEFAULT_NAMESPACE = 'halyard-instances'
/** What the cluster takes as a name. */
const NAME = /^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$/

/** Throws StartError naming the variable that is wrong. */
export function readKubernetesOptions(text: Text): KubernetesOptions {
  const secrets = text('HALYARD_KUBERNETES_PULL_SECRETS')?.split(',') ?? []
  const runtimeClass = text('HALYARD_KUBERNETES_RUNTIME_CLASS')
  return {
    namespace: requireName(
      'HALYARD_KUBERNETES_NAMESPACE',
      text('HALYARD_KUBERNETES_NAMESPACE') ?? DEFAULT_NAMESPACE,
    ),
    pullSecrets: secrets.map((secret) =>
      requireName('HALYARD_KUBERNETES_PULL_SECRETS', secret.trim()),
    ),
    runtimeClass: runtimeClass && requireName('HALYARD_KUBERNETES_RUNTIME_CLASS', runtimeClass),
  }
}

function requireName(variable: keyof typeof KUBERNETES_VARIABLES, value: string): string {
  if (NAME.test(value)) return value
  throw new StartError(
    `${variable} must be lower-case letters, digits and hyphens, not "${value}".`,
  )
}
