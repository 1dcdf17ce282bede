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

/** The networks of instances, made when they are first needed. */
export interface Networks {
  /** Name of the network for a challenge. Throws EngineError for one that cannot be had. */
  readonly for: (mode: NetworkMode, publishesPort: boolean) => Promise<string>
}

export function createNetworks(docker: Docker, { customNetwork }: DockerOptions): Networks {
  const making = new Map<string, Promise<void>>()
  return {
    async for(mode, publishesPort) {
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
      // All who start at the same moment wait for one.
      const work =
        making.get(name) ?? makeNetwork(docker, name, isInternal).finally(() => making.delete(name))
      making.set(name, work)
      await work
      return name
    },
  }
}

async function makeNetwork(docker: Docker, name: string, isInternal: boolean): Promise<void> {
  const [found] = await docker.listNetworks({ filters: { name: [`^${name}$`] } })
  if (found) {
    // A network of the same name that lets instances talk to one another would be worse than none.
    if (found.Options?.['com.docker.network.bridge.enable_icc'] === 'false') return
    throw new EngineError('engineRefused', `The network ${name} is not ours: remove it.`)
  }
  try {
    await docker.createNetwork({
      Name: name,
      CheckDuplicate: true,
      Driver: 'bridge',
      Internal: isInternal,
      Options: APART,
      Labels: { 'io.halyard.network': name },
    })
  } catch (error) {
    // Another process was faster.
    if (statusOf(error) !== 409) throw error
  }
}
