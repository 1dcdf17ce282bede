import type {
  V1Container,
  V1NetworkPolicy,
  V1NetworkPolicyPeer,
  V1OwnerReference,
  V1Pod,
  V1Service,
} from '@kubernetes/client-node'
import type { KubernetesOptions } from '#config/kubernetes.ts'
import type { Registry } from '#config/registry.ts'
import type { InstanceSpec } from '#modules/instance/backend.ts'

/** Marks what is ours. */
export const MANAGED = { 'app.kubernetes.io/managed-by': 'halyard' } as const
const INSTANCE_LABEL = 'halyard/instance'
const NETWORK_LABEL = 'halyard/network'
/** Whose it is: pods of other installations are left alone. */
export const INSTALLATION_LABEL = 'halyard/installation'

/** Holds the account at the registry; the role of the platform lets it write this secret, and read none. */
export const REGISTRY_SECRET = 'halyard-registry'

/** Images of this field start as root and give it up: these let them. None of them reaches the node. */
const CAPABILITIES = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
  'SYS_CHROOT',
]

/** What an instance surely gets; the limits say how much it may get where there is some left. */
const REQUESTED = { cpu: '10m', memory: '16Mi' } as const
/** Shorter than people wait, longer than a service needs to say goodbye. */
const GRACE_SECONDS = 1

export interface PodOptions extends KubernetesOptions {
  /** Id of this installation. */
  readonly installation: string
  /** Account that images are pulled with. */
  readonly registry: Registry | undefined
}

/** The pod of an instance: one container that is never started again, without rights in the cluster. */
export function podOf(spec: InstanceSpec, options: PodOptions): V1Pod {
  const { game, challenge, team } = spec.labels
  return {
    metadata: {
      name: spec.name,
      labels: {
        ...MANAGED,
        [INSTALLATION_LABEL]: options.installation,
        [INSTANCE_LABEL]: spec.name,
        [NETWORK_LABEL]: spec.networkMode.toLowerCase(),
        'halyard/game': game,
        'halyard/challenge': challenge,
        'halyard/team': team,
      },
    },
    spec: {
      containers: [containerOf(spec)],
      restartPolicy: 'Never',
      terminationGracePeriodSeconds: GRACE_SECONDS,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
      imagePullSecrets: pullSecretsOf(options).map((name) => ({ name })),
      ...(options.runtimeClass !== undefined && { runtimeClassName: options.runtimeClass }),
    },
  }
}

const pullSecretsOf = ({ pullSecrets, registry }: PodOptions): readonly string[] =>
  registry ? [...pullSecrets, REGISTRY_SECRET] : pullSecrets

function containerOf(spec: InstanceSpec): V1Container {
  return {
    name: 'service',
    image: spec.image,
    imagePullPolicy: 'IfNotPresent',
    ports: [{ containerPort: spec.port }],
    env: Object.entries(spec.environment).map(([name, value]) => ({ name, value })),
    resources: {
      requests: REQUESTED,
      limits: {
        cpu: `${spec.cpuTenths * 100}m`,
        memory: `${spec.memoryMb}Mi`,
        'ephemeral-storage': `${spec.storageMb}Mi`,
      },
    },
    securityContext: {
      privileged: false,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'], add: CAPABILITIES },
    },
  }
}

/** Opens a port of the nodes for an instance; the cluster removes it with the pod. */
export function serviceOf({ name, port }: InstanceSpec, pod: V1Pod): V1Service {
  return {
    metadata: {
      name,
      labels: { ...MANAGED, [INSTANCE_LABEL]: name },
      ownerReferences: [ownerOf(pod)],
    },
    spec: { type: 'NodePort', selector: { [INSTANCE_LABEL]: name }, ports: [{ port }] },
  }
}

const ownerOf = ({ metadata }: V1Pod): V1OwnerReference => ({
  apiVersion: 'v1',
  kind: 'Pod',
  name: metadata?.name ?? '',
  uid: metadata?.uid ?? '',
})

/** Addresses that are not public: pods, nodes, the metadata services of clouds. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
]
const PRIVATE_V6 = ['::1/128', 'fc00::/7', 'fe80::/10']

const INTERNET: V1NetworkPolicyPeer[] = [
  { ipBlock: { cidr: '0.0.0.0/0', except: PRIVATE_V4 } },
  { ipBlock: { cidr: '::/0', except: PRIVATE_V6 } },
]
const CLUSTER_DNS: V1NetworkPolicyPeer = {
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
  podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
}
const DNS_PORTS = ['UDP', 'TCP'].map((protocol) => ({ protocol, port: 53 }))

/**
 * What instances may connect to: the internet in the mode Open, nothing in the mode Isolated, and in neither another instance, the
 * nodes or the cluster. For Custom there is none: the operator writes it.
 */
export const NETWORK_POLICIES: readonly V1NetworkPolicy[] = [
  policyOf('open', [{ to: INTERNET }, { to: [CLUSTER_DNS], ports: DNS_PORTS }]),
  policyOf('isolated', []),
]

function policyOf(
  mode: 'open' | 'isolated',
  egress: NonNullable<NonNullable<V1NetworkPolicy['spec']>['egress']>,
): V1NetworkPolicy {
  return {
    metadata: { name: `halyard-${mode}`, labels: MANAGED },
    spec: {
      podSelector: { matchLabels: { ...MANAGED, [NETWORK_LABEL]: mode } },
      policyTypes: ['Egress'],
      egress,
    },
  }
}
