import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { InstanceBackend, InstanceSpec } from '#modules/instance/backend.ts'
import { untilOpen } from '#modules/instance/port-probe.ts'
import { createKubernetesBackend } from '#modules/instance/kubernetes/backend.ts'
import { randomHex, systemRandom } from '#platform/random.ts'
import {
  IMAGES,
  aNamespace,
  apply,
  clusterFolder,
  killApiServer,
  kubectl,
  withKubeconfig,
} from '#testing/cluster.ts'

const NAMESPACE = 'halyard-instances'
const OPTIONS = {
  installation: '6a1c7c52-3d0e-4b51-9a3f-0d0f4a1c7c52',
  namespace: NAMESPACE,
  pullSecrets: [],
  runtimeClass: undefined,
  publicHost: undefined,
  registry: undefined,
}
const FLAG = 'halyard{moored}'

const signal = () => AbortSignal.timeout(30_000)

const aSpec = (difference: Partial<InstanceSpec> = {}): InstanceSpec => ({
  name: `halyard-${randomHex(systemRandom, 8)}`,
  image: IMAGES.web,
  port: 8000,
  memoryMb: 64,
  cpuTenths: 2,
  storageMb: 64,
  networkMode: 'Open',
  environment: { GZCTF_FLAG: FLAG, GZCTF_TEAM_ID: '7' },
  labels: { game: '1', challenge: '2', team: '7' },
  ...difference,
})

/** A pod as the cluster has it. */
const podOf = async ({ name }: InstanceSpec) =>
  JSON.parse(await kubectl('get', 'pod', name, '-n', NAMESPACE, '-o', 'json'))

describe.skipIf(!clusterFolder)('instances on a real cluster, by the account of the how-to', () => {
  let account: string
  let backend: InstanceBackend

  beforeAll(async () => {
    account = await aNamespace(NAMESPACE)
    backend = withConfig(account)
  })
  afterAll(async () => {
    await kubectl('delete', 'namespace', NAMESPACE, '--wait=true', '--ignore-not-found')
  })

  it('start, answer, are listed, and leave nothing behind', async () => {
    const spec = aSpec()
    const { inner, published } = await backend.create(spec, signal())
    expect(published).toBeUndefined()
    await untilOpen(inner, signal(), async () => undefined)
    const page = await fetch(`http://${inner.host}:${inner.port}/`)
    expect(await page.text()).toBe('moored\n')
    expect(await backend.list(signal())).toContainEqual({ name: spec.name, isRunning: true })
    expect(await backend.exitStatus(spec.name, signal())).toBeUndefined()
    expect(await backend.logs(spec.name, signal())).toBe('the flag is in the environment\n')
    await backend.destroy(spec.name, signal())
    expect(await backend.list(signal())).not.toContainEqual(
      expect.objectContaining({ name: spec.name }),
    )
    await backend.destroy(spec.name, signal())
  })

  it('have limits, no rights, and no flag in what is shown of them', async () => {
    const spec = aSpec()
    await backend.create(spec, signal())
    const { metadata, spec: pod } = await podOf(spec)
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      restartPolicy: 'Never',
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          resources: { limits: { cpu: '200m', memory: '64Mi', 'ephemeral-storage': '64Mi' } },
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        },
      ],
    })
    expect(pod.volumes ?? []).toEqual([])
    expect(metadata.labels).toMatchObject({ 'halyard/team': '7', 'halyard/network': 'open' })
    expect(JSON.stringify(metadata)).not.toContain(FLAG)
    await backend.destroy(spec.name, signal())
  })

  it('are asked for again after a crash, and are still one (409)', async () => {
    const spec = aSpec()
    const first = await backend.create(spec, signal())
    expect(await backend.create(spec, signal())).toEqual(first)
    await withConfig(account).create(spec, signal())
    expect((await backend.list(signal())).filter(({ name }) => name === spec.name)).toHaveLength(1)
    await backend.destroy(spec.name, signal())
  })

  it('have a port of the node where players connect directly', async () => {
    const open = withConfig(account, { publicHost: '10.231.0.1' })
    const spec = aSpec()
    const { inner, published } = await open.create(spec, signal())
    expect(published).toEqual({ host: '10.231.0.1', port: expect.any(Number) })
    await untilOpen(inner, signal(), async () => undefined)
    expect(await open.create(spec, signal())).toMatchObject({ published })
    await open.destroy(spec.name, signal())
    const services = await kubectl('get', 'services', '-n', NAMESPACE, '-o', 'name')
    expect(services).not.toContain(spec.name)
  })

  it('fall under a network policy of their mode', async () => {
    const text = await kubectl('get', 'networkpolicies', '-n', NAMESPACE, '-o', 'json')
    const policies = new Map(
      JSON.parse(text).items.map((one: { metadata: { name: string }; spec: unknown }) => [
        one.metadata.name,
        one.spec,
      ]),
    )
    expect(policies.get('halyard-isolated')).toMatchObject({
      podSelector: { matchLabels: { 'halyard/network': 'isolated' } },
      policyTypes: ['Egress'],
    })
    expect(policies.get('halyard-isolated')).not.toHaveProperty('egress')
    const isolated = aSpec({ networkMode: 'Isolated' })
    await backend.create(isolated, signal())
    expect((await podOf(isolated)).metadata.labels['halyard/network']).toBe('isolated')
    expect(JSON.stringify(policies.get('halyard-open'))).toContain('169.254.0.0/16')
    await backend.destroy(isolated.name, signal())
  })

  it('report how they ended', async () => {
    const spec = aSpec({ image: IMAGES.exits })
    await backend.create(spec, signal())
    await expect
      .poll(() => backend.exitStatus(spec.name, signal()), { timeout: 10_000 })
      .toEqual({ code: 3, isOutOfMemory: false })
    expect(await backend.logs(spec.name, signal())).toBe('going\n')
    expect(await backend.list(signal())).toContainEqual({ name: spec.name, isRunning: false })
    const greedy = aSpec({ image: IMAGES.greedy, memoryMb: 16 })
    await backend.create(greedy, signal())
    await expect
      .poll(() => backend.exitStatus(greedy.name, signal()), { timeout: 20_000 })
      .toMatchObject({ isOutOfMemory: true })
    for (const { name } of [spec, greedy]) await backend.destroy(name, signal())
  })

  it('of an image that is not there, or no image, are refused with the reason', async () => {
    const missing = aSpec({ image: 'localhost:1/no/such:1' })
    await expect(backend.create(missing, signal())).rejects.toMatchObject({
      problem: 'imageMissing',
      detail: expect.stringContaining('localhost:1/no/such:1'),
    })
    const invalid = aSpec({ image: 'NOT an image' })
    await expect(backend.create(invalid, signal())).rejects.toMatchObject({
      problem: 'imageRefused',
    })
    for (const { name } of [missing, invalid]) await backend.destroy(name, signal())
  })

  it('that are of others are neither listed nor destroyed', async () => {
    apply(`{apiVersion: v1, kind: Pod, metadata: {name: foreign, namespace: ${NAMESPACE}}, spec: {
      terminationGracePeriodSeconds: 0, containers: [{name: a, image: "${IMAGES.web}", imagePullPolicy: Never}]}}`)
    expect(await backend.list(signal())).not.toContainEqual(
      expect.objectContaining({ name: 'foreign' }),
    )
    await backend.destroy('foreign', signal())
    expect(await backend.logs('foreign', signal())).toBe('')
    expect(await kubectl('get', 'pod', 'foreign', '-n', NAMESPACE, '-o', 'name')).toContain(
      'foreign',
    )
    await kubectl('delete', 'pod', 'foreign', '-n', NAMESPACE)
    const spec = aSpec()
    const other = withConfig(account, { installation: 'another' })
    await other.create(spec, signal())
    await backend.destroy(spec.name, signal())
    expect(await backend.list(signal())).toEqual([])
    expect(await other.list(signal())).toEqual([{ name: spec.name, isRunning: true }])
    await other.destroy(spec.name, signal())
  })

  it('beyond the quota are refused, those of a forbidden namespace, too', async () => {
    await kubectl('create', 'quota', 'none', '--hard=pods=0', '-n', NAMESPACE)
    const full = backend.create(aSpec(), signal())
    await expect(full).rejects.toMatchObject({
      problem: 'engineFull',
      detail: expect.stringContaining('exceeded quota'),
    })
    await expect(full).rejects.toSatisfy((error) => !JSON.stringify(error).includes(FLAG))
    await kubectl('delete', 'quota', 'none', '-n', NAMESPACE)
    const elsewhere = withConfig(account, { namespace: 'default' })
    await expect(elsewhere.create(aSpec(), signal())).rejects.toMatchObject({
      problem: 'engineRefused',
      detail: expect.stringContaining('forbidden'),
    })
  })

  it('wait for the API server to come back', async () => {
    const spec = aSpec()
    await backend.create(spec, signal())
    const restart = await killApiServer()
    await expect(backend.list(signal())).rejects.toMatchObject({ problem: 'engineAway' })
    await expect(backend.destroy(spec.name, signal())).rejects.toMatchObject({
      problem: 'engineAway',
    })
    await restart()
    expect(await backend.list(signal())).toContainEqual({ name: spec.name, isRunning: true })
    await backend.destroy(spec.name, signal())
  })

  it('are over when their namespace is deleted', async () => {
    const spec = aSpec()
    await backend.create(spec, signal())
    await kubectl('delete', 'namespace', NAMESPACE, '--wait=true')
    // Its account went with it.
    await expect(backend.list(signal())).rejects.toMatchObject({ problem: 'engineAway' })
    const administrator = withConfig(join(clusterFolder ?? '', 'kubeconfig'))
    expect(await administrator.exitStatus(spec.name, signal())).toBeUndefined()
    expect(await administrator.list(signal())).toEqual([])
    await administrator.destroy(spec.name, signal())
    await expect(administrator.create(aSpec(), signal())).rejects.toMatchObject({
      problem: 'engineRefused',
      detail: `namespaces "${NAMESPACE}" not found`,
    })
  })
})

describe('without a cluster', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-kubeconfig-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const config = (server: string) => {
    const path = join(folder, 'config')
    writeFileSync(
      path,
      `{apiVersion: v1, kind: Config, current-context: a, clusters: [{name: a, cluster: {server: "${server}", insecure-skip-tls-verify: true}}],
        users: [{name: a, user: {}}], contexts: [{name: a, context: {cluster: a, user: a}}]}`,
    )
    return withConfig(path)
  }

  it('every answer is that it is away', async () => {
    const backend = config('http://127.0.0.1:2')
    const away = { problem: 'engineAway', detail: expect.stringContaining('127.0.0.1:2') }
    await expect(backend.list(signal())).rejects.toMatchObject(away)
    await expect(backend.create(aSpec(), signal())).rejects.toMatchObject(away)
  })

  it('that answers, nothing hangs longer than it may', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const backend = config(`http://127.0.0.1:${port}`)
    const short = AbortSignal.timeout(200)
    await expect(backend.list(short)).rejects.toMatchObject({ problem: 'engineAway' })
  })

  it('whose configuration is broken, the server says so and does not start', () => {
    const path = join(folder, 'broken')
    writeFileSync(path, 'clusters: [')
    expect(() => withConfig(path)).toThrow(/^The configuration of the cluster cannot be read: /)
  })
})

/** The backend that finds the cluster by that file. */
const withConfig = (
  path: string,
  difference: Partial<Parameters<typeof createKubernetesBackend>[0]> = {},
): InstanceBackend =>
  withKubeconfig(path, () => createKubernetesBackend({ ...OPTIONS, ...difference }))
