import { readChoice } from '#config/choices.ts'

const PULL_POLICIES = ['missing', 'always', 'never'] as const
const REACHES = ['address', 'port'] as const

/** How instances run on a Docker engine. Where the engine is, the library reads from DOCKER_HOST itself. */
export interface DockerOptions {
  readonly pull: (typeof PULL_POLICIES)[number]
  /** How this server reaches instances: at their own address, or at a published port. */
  readonly reach: (typeof REACHES)[number]
  /** The operator's network for challenges of the network mode Custom. */
  readonly customNetwork: string | undefined
}

export const DOCKER_VARIABLES = {
  HALYARD_DOCKER_PULL: `When images are pulled: ${PULL_POLICIES.join(', ')}; missing`,
  HALYARD_DOCKER_REACH:
    'How this server reaches instances: address (of the container) or port (published on loopback); address, but port where DOCKER_HOST is another machine or Docker is rootless',
  HALYARD_DOCKER_NETWORK: 'Docker network for challenges of the network mode Custom',
} as const

type Text = (name: keyof typeof DOCKER_VARIABLES) => string | undefined

/** Throws StartError naming the variable that is wrong. */
export function readDockerOptions(text: Text, dockerHost: string | undefined): DockerOptions {
  const pull = readChoice('HALYARD_DOCKER_PULL', text('HALYARD_DOCKER_PULL'), PULL_POLICIES)
  const reach = readChoice('HALYARD_DOCKER_REACH', text('HALYARD_DOCKER_REACH'), REACHES)
  return {
    pull: pull ?? 'missing',
    reach: reach ?? (hasReachableAddresses(dockerHost) ? 'address' : 'port'),
    customNetwork: text('HALYARD_DOCKER_NETWORK'),
  }
}

/** Docker Desktop, and rootless engines, whose socket is in a folder of the user, keep containers in a network of their own. */
function hasReachableAddresses(dockerHost: string | undefined): boolean {
  if (process.platform !== 'linux') return false
  return dockerHost === undefined || /^unix:\/\/(?!\/run\/user\/)/.test(dockerHost)
}
