import { CoreV1Api, NetworkingV1Api } from '@kubernetes/client-node'
import type { KubeConfig, V1Secret } from '@kubernetes/client-node'
import type { Registry } from '#config/registry.ts'
import { statusOf } from '#modules/instance/kubernetes/errors.ts'
import {
  MANAGED,
  NETWORK_POLICIES,
  REGISTRY_SECRET,
} from '#modules/instance/kubernetes/manifests.ts'
import { accountsFile } from '#modules/instance/registry.ts'

/** Somebody may have removed them, together with the whole namespace. */
const AGAIN_MS = 60_000

interface Options {
  readonly config: KubeConfig
  readonly namespace: string
  /** Account that images are pulled with. */
  readonly registry: Registry | undefined
}

/**
 * Writes what all instances of a namespace need: network policies, and the account at the registry. The function that is returned
 * does so at most once a minute, and again after a failure.
 */
export function createNamespaceWriter({ config, namespace, registry }: Options) {
  const core = config.makeApiClient(CoreV1Api)
  const networking = config.makeApiClient(NetworkingV1Api)
  let written: Promise<void> | undefined

  const writePolicies = async () => {
    for (const body of NETWORK_POLICIES) {
      const name = body.metadata?.name ?? ''
      await networking
        .createNamespacedNetworkPolicy({ namespace, body })
        .catch(
          onConflict(() => networking.replaceNamespacedNetworkPolicy({ name, namespace, body })),
        )
    }
  }
  const writeAccount = async () => {
    if (!registry) return
    const body = secretOf(registry)
    await core
      .createNamespacedSecret({ namespace, body })
      .catch(
        onConflict(() => core.replaceNamespacedSecret({ name: REGISTRY_SECRET, namespace, body })),
      )
  }
  const forget = () => {
    written = undefined
  }
  const write = async () => {
    await writePolicies()
    await writeAccount()
    setTimeout(forget, AGAIN_MS).unref()
  }
  return (): Promise<void> => {
    written ??= write().catch((error: unknown) => {
      forget()
      throw error
    })
    return written
  }
}

const secretOf = (registry: Registry): V1Secret => ({
  metadata: { name: REGISTRY_SECRET, labels: MANAGED },
  type: 'kubernetes.io/dockerconfigjson',
  stringData: { '.dockerconfigjson': accountsFile(registry) },
})

/** It is there already. */
const onConflict = (replace: () => Promise<unknown>) => (error: unknown) => {
  if (statusOf(error) !== 409) throw error
  return replace()
}
