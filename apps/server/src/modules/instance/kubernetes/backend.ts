import { CoreV1Api, KubeConfig } from '@kubernetes/client-node'
import type { V1Pod } from '@kubernetes/client-node'
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, LOG_LINES } from '#modules/instance/backend.ts'
import type { CreatedInstance, InstanceBackend, InstanceSpec } from '#modules/instance/backend.ts'
import { engineError, statusOf } from '#modules/instance/kubernetes/errors.ts'
import { INSTALLATION_LABEL, podOf, serviceOf } from '#modules/instance/kubernetes/manifests.ts'
import type { PodOptions } from '#modules/instance/kubernetes/manifests.ts'
import { createNamespaceWriter } from '#modules/instance/kubernetes/namespace.ts'
import {
  exitStatusOf,
  isFinished,
  startedAddress,
  whyUnschedulable,
} from '#modules/instance/kubernetes/pod-state.ts'
import { until } from '#modules/instance/kubernetes/until.ts'
import { StartError } from '#platform/start-error.ts'

const POLL_MS = 150
/** A cluster may add a node for a pod that none of its nodes takes, but nobody waits for that. */
const UNSCHEDULABLE_MS = 10_000
/** Below the time that an instance has for its start: after it, the image is what takes so long. */
const PULLING_MS = 25_000
const LOG_BYTES = 65_536

interface Options extends PodOptions {
  /** Where players find published ports; undefined where the platform proxies. */
  readonly publicHost: string | undefined
}

/**
 * Runs each instance as a pod of one namespace. The cluster is found as kubectl finds it, or from inside. Throws StartError for a
 * configuration that is broken.
 */
export function createKubernetesBackend(options: Options): InstanceBackend {
  const { installation, namespace, publicHost, registry } = options
  const config = readConfig()
  const core = config.makeApiClient(CoreV1Api)
  const prepareNamespace = createNamespaceWriter({ config, namespace, registry })

  const find = async (name: string, signal: AbortSignal): Promise<V1Pod | undefined> => {
    const pod = await core.readNamespacedPod({ name, namespace }, until(signal)).catch(absent)
    return pod?.metadata?.labels?.[INSTALLATION_LABEL] === installation ? pod : undefined
  }

  /** A repeated request finds what the first one made. */
  const createPod = (spec: InstanceSpec, signal: AbortSignal) =>
    core
      .createNamespacedPod({ namespace, body: podOf(spec, options) }, until(signal))
      .catch(async (error: unknown) => {
        const found = statusOf(error) === 409 ? await find(spec.name, signal) : undefined
        if (found) return found
        throw error
      })

  const createService = (spec: InstanceSpec, pod: V1Pod, signal: AbortSignal) =>
    core
      .createNamespacedService({ namespace, body: serviceOf(spec, pod) }, until(signal))
      .catch((error: unknown) => {
        if (statusOf(error) !== 409) throw error
        return core.readNamespacedService({ name: spec.name, namespace }, until(signal))
      })

  const untilStarted = async (name: string, signal: AbortSignal): Promise<string> => {
    for (let waitedMs = 0; ; waitedMs += POLL_MS) {
      const pod = await find(name, signal)
      if (!pod) throw new EngineError('engineRefused', 'The pod was deleted while it started.')
      const address = startedAddress(pod)
      if (address !== undefined) return address
      const unschedulable = whyUnschedulable(pod)
      if (unschedulable !== undefined && waitedMs >= UNSCHEDULABLE_MS)
        throw new EngineError('engineFull', unschedulable)
      if (waitedMs >= PULLING_MS)
        throw new EngineError('imagePulling', 'The cluster is still fetching the image.')
      await sleep(POLL_MS, undefined, { signal })
    }
  }

  const create = async (spec: InstanceSpec, signal: AbortSignal): Promise<CreatedInstance> => {
    await prepareNamespace()
    const pod = await createPod(spec, signal)
    const service = publicHost === undefined ? undefined : await createService(spec, pod, signal)
    const host = await untilStarted(spec.name, signal)
    const engineId = pod.metadata?.uid ?? spec.name
    const nodePort = service?.spec?.ports?.[0]?.nodePort
    if (publicHost === undefined || nodePort === undefined)
      return { engineId, inner: { host, port: spec.port } }
    const published = { host: publicHost, port: nodePort }
    return { engineId, inner: published, published }
  }

  const destroy = async (name: string, signal: AbortSignal) => {
    if (publicHost !== undefined)
      await core.deleteNamespacedService({ name, namespace }, until(signal)).catch(absent)
    if (!(await find(name, signal))) return
    await core.deleteNamespacedPod({ name, namespace }, until(signal)).catch(absent)
    while (await find(name, signal)) await sleep(POLL_MS, undefined, { signal })
  }

  const read = (name: string, signal: AbortSignal): Promise<string> =>
    core
      .readNamespacedPodLog(
        { name, namespace, tailLines: LOG_LINES, limitBytes: LOG_BYTES },
        until(signal),
      )
      // Before its start a container has no log: 400.
      .catch((error: unknown) => {
        if ([400, 404].includes(statusOf(error) ?? 0)) return ''
        throw error
      })

  return {
    engine: 'kubernetes',
    isLocal: false,
    create: (spec, signal) => known(create(spec, signal)),
    destroy: (name, signal) => known(destroy(name, signal)),
    async list(signal) {
      const labelSelector = `${INSTALLATION_LABEL}=${installation}`
      const { items } = await known(
        core.listNamespacedPod({ namespace, labelSelector }, until(signal)),
      )
      return items.map((pod) => ({ name: pod.metadata?.name ?? '', isRunning: !isFinished(pod) }))
    },
    logs: (name, signal) => known(read(name, signal)),
    async exitStatus(name, signal) {
      const pod = await known(find(name, signal))
      return pod && exitStatusOf(pod)
    },
    async close() {},
  }
}

function readConfig(): KubeConfig {
  const config = new KubeConfig()
  try {
    config.loadFromDefault()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it is no kubeconfig'
    throw new StartError(`The configuration of the cluster cannot be read: ${reason}`, { cause })
  }
  return config
}

/** Turns what the client throws into an EngineError. */
async function known<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw engineError(error)
  }
}

function absent(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined
  throw error
}
