import type Docker from 'dockerode'
import { setTimeout as sleep } from 'node:timers/promises'
import type { InstanceOptions } from '#config/instances.ts'
import { EngineError, LOG_LINES } from '#modules/instance/backend.ts'
import type {
  Address,
  CreatedInstance,
  InstanceBackend,
  InstanceSpec,
} from '#modules/instance/backend.ts'
import { describeInstance } from '#modules/instance/describe.ts'
import {
  INSTALLATION_LABEL,
  containerOptions,
  portKey,
} from '#modules/instance/docker/container-options.ts'
import type { Placement } from '#modules/instance/docker/container-options.ts'
import { engineErrorOf, statusOf } from '#modules/instance/docker/errors.ts'
import { createImages } from '#modules/instance/docker/images.ts'
import { textOfFrames } from '#modules/instance/docker/log-frames.ts'
import { createNetworks } from '#modules/instance/docker/networks.ts'

interface Needs {
  readonly docker: Docker
  /** Id of this installation: containers of others are left alone. */
  readonly installation: string
  readonly options: InstanceOptions
}

const EVERYWHERE = '0.0.0.0'
const LOOPBACK = '127.0.0.1'
const GONE_EVERY_MS = 50

/** Runs instances as containers of a Docker engine, or of an engine with the same API. */
export function createDockerBackend({ docker, installation, options }: Needs): InstanceBackend {
  const images = createImages(docker, options.registry)
  const networks = createNetworks(docker, options.docker)
  const isPublic = options.portMapping === 'Default'
  /** Learned from the first refusal: the engine does not announce it. */
  let limitsStorage = true

  const publishOn = () => {
    if (isPublic) return EVERYWHERE
    if (options.docker.reach === 'address') return undefined
    return isElsewhere(docker) ? EVERYWHERE : LOOPBACK
  }

  const createContainer = async (
    spec: InstanceSpec,
    placement: Omit<Placement, 'limitsStorage'>,
    abortSignal: AbortSignal,
  ) => {
    const attempt = (withLimit: boolean) =>
      docker.createContainer({
        ...containerOptions(spec, { ...placement, limitsStorage: withLimit }),
        abortSignal,
      })
    // What this one asks for: other starts may get the refusal meanwhile.
    const asksForLimit = limitsStorage
    try {
      return await attempt(asksForLimit)
    } catch (error) {
      if (!asksForLimit || !refusesStorageLimit(error)) throw error
      limitsStorage = false
      return attempt(false)
    }
  }

  const createWithImage = async (spec: InstanceSpec, signal: AbortSignal) => {
    const { pull } = options.docker
    if (pull === 'always') await images.pull(spec.image)
    const network = await networks.for({
      mode: spec.networkMode,
      instance: spec.name,
      publishesPort: publishOn() !== undefined,
    })
    const placement = { installation, network, publishOn: publishOn() }
    try {
      return { network, container: await createContainer(spec, placement, signal) }
    } catch (error) {
      if (statusOf(error) !== 404 || pull !== 'missing' || !/image/i.test(String(error)))
        throw error
      await images.pull(spec.image)
      return { network, container: await createContainer(spec, placement, signal) }
    }
  }

  const create = async (spec: InstanceSpec, signal: AbortSignal): Promise<CreatedInstance> => {
    const { network, container } = await createWithImage(spec, signal)
    await container.start({ abortSignal: signal })
    const { Id, NetworkSettings } = await container.inspect({ abortSignal: signal })
    const own = NetworkSettings.Networks[network]?.IPAddress
    const bound = NetworkSettings.Ports[portKey(spec.port)]?.[0]?.HostPort
    const published = bound === undefined ? undefined : Number(bound)
    const inner = innerOf(spec, own, published)
    // Without an address it has ended already.
    if (!inner)
      throw new EngineError(
        'exited',
        await describeInstance({ exitStatus, logs }, spec.name, signal),
      )
    return {
      engineId: Id,
      inner,
      ...(isPublic &&
        published !== undefined && { published: { host: options.publicHost, port: published } }),
    }
  }

  const innerOf = (
    spec: InstanceSpec,
    own: string | undefined,
    published: number | undefined,
  ): Address | undefined => {
    if (options.docker.reach === 'address') return own ? { host: own, port: spec.port } : undefined
    return published === undefined ? undefined : { host: hostOf(docker), port: published }
  }

  const logs = async (name: string, abortSignal: AbortSignal) => {
    const log = await docker
      .getContainer(name)
      .logs({ stdout: true, stderr: true, tail: LOG_LINES, abortSignal })
      .catch(orNothing)
    return log ? textOfFrames(log) : ''
  }

  const exitStatus = async (name: string, abortSignal: AbortSignal) => {
    const details = await docker.getContainer(name).inspect({ abortSignal }).catch(orNothing)
    if (details?.State.Status !== 'exited' && details?.State.Status !== 'dead') return undefined
    return { code: details.State.ExitCode, isOutOfMemory: details.State.OOMKilled }
  }

  const destroy = async (name: string, signal: AbortSignal) => {
    const container = docker.getContainer(name)
    await container.remove({ force: true, v: true }).catch((error: unknown) => {
      // 409: it is being removed already.
      if (![404, 409].includes(statusOf(error) ?? 0)) throw error
    })
    while (await container.inspect({ abortSignal: signal }).catch(orNothing))
      await sleep(GONE_EVERY_MS, undefined, { signal })
    await networks.release(name)
  }

  return {
    engine: 'docker',
    isLocal: false,
    create: (spec, signal) => inTerms(create(spec, signal)),
    destroy: (name, signal) => inTerms(destroy(name, signal)),
    async list(abortSignal) {
      const filters = { label: [`${INSTALLATION_LABEL}=${installation}`] }
      const all = await inTerms(docker.listContainers({ all: true, filters, abortSignal }))
      return all.map(({ Names, State }) => ({
        name: (Names[0] ?? '').replace(/^\//, ''),
        isRunning: State === 'running',
      }))
    },
    logs: (name, signal) => inTerms(logs(name, signal)),
    exitStatus: (name, signal) => inTerms(exitStatus(name, signal)),
    close: () => Promise.resolve(),
  }
}

const inTerms = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw engineErrorOf(error)
  })

/** There is no such container: that is an answer, too. */
function orNothing(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error
}

const refusesStorageLimit = (error: unknown) =>
  /storage-opt|storage opt|quota/i.test(error instanceof Error ? error.message : '')

/** Host of an engine that is reached over the network; its ports are there. */
const remoteHostOf = ({ modem }: Docker): string | undefined =>
  Object(modem).socketPath ? undefined : Object(modem).host
const isElsewhere = (docker: Docker) => remoteHostOf(docker) !== undefined
const hostOf = (docker: Docker) => remoteHostOf(docker) ?? LOOPBACK
