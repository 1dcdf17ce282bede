import type Docker from 'dockerode'
import type { DockerOptions } from '#config/docker.ts'
import type { NetworkMode } from '#db/tables/games.ts'
import { EngineError } from '#modules/instance/backend.ts'
import { statusOf } from '#modules/instance/docker/errors.ts'

const NETWORKS = {
  Open: { name: 'halyard-open', isInternal: false },
  Isolated: { name: 'halyard-isolated', isInternal: true },
} as const

/** Instances of one network do not reach one another; Docker itself keeps networks apart. */
const APART = { 'com.docker.network.bridge.enable_icc': 'false' }

/** Podman cannot keep containers of one network apart, but networks that ask for it. */
const APART_ON_PODMAN = { isolate: 'true' }

interface Wish {
  readonly mode: NetworkMode
  /** Name of the instance. */
  readonly instance: string
  readonly publishesPort: boolean
}

/** The networks of instances, made when they are first needed. */
export interface Networks {
  /** Name of the network for an instance. Throws EngineError for one that cannot be had. */
  readonly for: (wish: Wish) => Promise<string>
  /** Removes what was made for that instance alone. */
  readonly release: (instance: string) => Promise<void>
}

export function createNetworks(docker: Docker, { customNetwork }: DockerOptions): Networks {
  const making = new Map<string, Promise<void>>()
  let podman: Promise<boolean> | undefined
  const isPodman = () => {
    podman ??= runsPodman(docker).catch((error: unknown) => {
      podman = undefined
      throw error
    })
    return podman
  }
  return {
    async for({ mode, instance, publishesPort }) {
      if (mode === 'Custom') {
        if (customNetwork !== undefined) return customNetwork
        throw new EngineError(
          'engineRefused',
          'The network mode Custom needs a network: name one in HALYARD_DOCKER_NETWORK.',
        )
      }
      const { name, isInternal } = NETWORKS[mode]
      if (isInternal && publishesPort) {
        throw new EngineError(
          'engineRefused',
          'Docker publishes no ports of isolated networks: use HALYARD_PORT_MAPPING=PlatformProxy and HALYARD_DOCKER_REACH=address, or the network mode Open.',
        )
      }
      if (await isPodman()) {
        await createNetwork(docker, { name: instance, isInternal, options: APART_ON_PODMAN })
        return instance
      }
      // All who start at the same moment wait for one.
      const work =
        making.get(name) ?? makeNetwork(docker, name, isInternal).finally(() => making.delete(name))
      making.set(name, work)
      await work
      return name
    },
    async release(instance) {
      if (!(await isPodman())) return
      await docker
        .getNetwork(instance)
        .remove()
        .catch((error: unknown) => {
          if (statusOf(error) !== 404) throw error
        })
    },
  }
}

async function runsPodman(docker: Docker): Promise<boolean> {
  const { Components } = await docker.version()
  return Components.some(({ Name }) => Name === 'Podman Engine')
}

async function makeNetwork(docker: Docker, name: string, isInternal: boolean): Promise<void> {
  const [found] = await docker.listNetworks({ filters: { name: [`^${name}$`] } })
  if (found) {
    // A network of the same name that lets instances talk to one another would be worse than none.
    if (found.Options?.['com.docker.network.bridge.enable_icc'] === 'false') return
    throw new EngineError('engineRefused', `The network ${name} is not ours: remove it.`)
  }
  await createNetwork(docker, { name, isInternal, options: APART })
}

interface NewNetwork {
  readonly name: string
  readonly isInternal: boolean
  readonly options: Readonly<Record<string, string>>
}

async function createNetwork(docker: Docker, { name, isInternal, options }: NewNetwork) {
  try {
    await docker.createNetwork({
      Name: name,
      CheckDuplicate: true,
      Driver: 'bridge',
      Internal: isInternal,
      Options: options,
      Labels: { 'io.halyard.network': name },
    })
  } catch (error) {
    // Another process was faster, or died before it made the instance. Podman has no status for that.
    const isThere = statusOf(error) === 409 || /already (exists|used)/.test(String(error))
    if (!isThere) throw error
  }
}
