import type Docker from 'dockerode'
import type { InstanceSpec } from '#modules/instance/backend.ts'

export const INSTALLATION_LABEL = 'io.halyard.installation'
const MEGABYTE = 1024 * 1024
const NANO_CPUS_PER_TENTH = 100_000_000
/** Enough for a server with a process for each connection, little for a fork bomb. */
const MOST_PROCESSES = 256
/** What programs need that start as root, take a low port and change to another user; the others go. */
const CAPABILITIES = [
  'CHOWN',
  'DAC_OVERRIDE',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
  'SYS_CHROOT',
]

export interface Placement {
  readonly installation: string
  readonly network: string
  /** Addresses of the engine's machine that the port is published on; undefined for none. */
  readonly publishOn: string | undefined
  /** Only some storage drivers limit what a container writes. */
  readonly limitsStorage: boolean
}

export const portKey = (port: number): string => `${port}/tcp`

/** A container as the engine is asked for it. */
export function containerOptions(
  spec: InstanceSpec,
  { installation, network, publishOn, limitsStorage }: Placement,
): Docker.ContainerCreateOptions {
  const memory = spec.memoryMb * MEGABYTE
  const labels = Object.entries(spec.labels).map(([name, value]) => [`io.halyard.${name}`, value])
  return {
    name: spec.name,
    Image: spec.image,
    Env: Object.entries(spec.environment).map(([name, value]) => `${name}=${value}`),
    Labels: { ...Object.fromEntries(labels), [INSTALLATION_LABEL]: installation },
    // An engine that stops need not wait: nothing in an instance is worth saving.
    StopTimeout: 1,
    ExposedPorts: { [portKey(spec.port)]: {} },
    HostConfig: {
      NetworkMode: network,
      Memory: memory,
      // The same: no swap.
      MemorySwap: memory,
      NanoCpus: spec.cpuTenths * NANO_CPUS_PER_TENTH,
      PidsLimit: MOST_PROCESSES,
      CapDrop: ['ALL'],
      CapAdd: CAPABILITIES,
      SecurityOpt: ['no-new-privileges'],
      // Reaps what services leave behind: many images have no init of their own.
      Init: true,
      RestartPolicy: { Name: 'no' },
      LogConfig: { Type: 'json-file', Config: { 'max-size': '1m', 'max-file': '1' } },
      ...(limitsStorage && { StorageOpt: { size: `${spec.storageMb}M` } }),
      ...(publishOn !== undefined && {
        PortBindings: { [portKey(spec.port)]: [{ HostIp: publishOn, HostPort: '' }] },
      }),
    },
  }
}
