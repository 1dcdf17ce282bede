import type { V1ContainerStateTerminated, V1Pod } from '@kubernetes/client-node'
import { EngineError } from '#modules/instance/backend.ts'
import type { ExitStatus } from '#modules/instance/backend.ts'

const NO_IMAGE = ['ErrImagePull', 'ImagePullBackOff', 'ErrImageNeverPull', 'RegistryUnavailable']
const UNUSABLE = [
  'InvalidImageName',
  'ImageInspectError',
  'CreateContainerConfigError',
  'CreateContainerError',
  'RunContainerError',
]
/** How a shell says that a process was killed. */
const KILLED = 137

const stateOf = ({ status }: V1Pod) => status?.containerStatuses?.[0]?.state

/** The address of a pod whose container has been started; undefined while the cluster is at it. Throws EngineError. */
export function startedAddress(pod: V1Pod): string | undefined {
  const state = stateOf(pod)
  const { reason = '', message = '' } = state?.waiting ?? {}
  if (NO_IMAGE.includes(reason)) throw new EngineError('imageMissing', message || reason)
  if (UNUSABLE.includes(reason)) throw new EngineError('imageRefused', message || reason)
  if (!state?.running && !state?.terminated) {
    if (pod.status?.phase === 'Failed') throw new EngineError('engineRefused', whyFailed(pod))
    return undefined
  }
  return pod.status?.podIP
}

/** Why no node takes a pod; undefined when one does. */
export function whyUnschedulable({ status }: V1Pod): string | undefined {
  const found = status?.conditions?.find(
    ({ type, reason }) => type === 'PodScheduled' && reason === 'Unschedulable',
  )
  return found && (found.message ?? found.reason)
}

export const isFinished = (pod: V1Pod): boolean =>
  stateOf(pod)?.terminated !== undefined ||
  ['Failed', 'Succeeded'].includes(pod.status?.phase ?? '')

/** How the container ended; undefined while it has not. A pod that its node evicted may have lost its container. */
export function exitStatusOf(pod: V1Pod): ExitStatus | undefined {
  const terminated: V1ContainerStateTerminated | undefined = stateOf(pod)?.terminated
  if (terminated)
    return { code: terminated.exitCode, isOutOfMemory: terminated.reason === 'OOMKilled' }
  return isFinished(pod) ? { code: KILLED, isOutOfMemory: false } : undefined
}

const whyFailed = ({ status }: V1Pod): string =>
  [status?.reason, status?.message].filter(Boolean).join(': ') || 'The pod failed.'
