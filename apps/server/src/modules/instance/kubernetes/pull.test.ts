import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '#config/registry.ts'
import type { InstanceSpec } from '#modules/instance/backend.ts'
import { createKubernetesBackend } from '#modules/instance/kubernetes/backend.ts'
import { REGISTRY_SECRET } from '#modules/instance/kubernetes/manifests.ts'
import {
  IMAGES,
  aNamespace,
  clusterFolder,
  kubectl,
  pushImage,
  withKubeconfig,
} from '#testing/cluster.ts'
import { startRegistry } from '#testing/registry.ts'

const NAMESPACE = 'halyard-pull'
const registry = clusterFolder ? await startRegistry() : undefined

describe.skipIf(!registry)('images of a registry that asks for an account', () => {
  if (!registry) return
  const image = `${registry.host}/quay/web:1`
  let account: string

  const startWith = async (given: Registry | undefined, name: string) => {
    const options = { namespace: NAMESPACE, pullSecrets: [], runtimeClass: undefined }
    const backend = withKubeconfig(account, () =>
      createKubernetesBackend({
        ...options,
        installation: 'pull',
        publicHost: undefined,
        registry: given,
      }),
    )
    const signal = AbortSignal.timeout(30_000)
    const spec: InstanceSpec = {
      name,
      image,
      port: 8000,
      memoryMb: 64,
      cpuTenths: 2,
      storageMb: 64,
      networkMode: 'Open',
      environment: {},
      labels: { game: '1', challenge: '2', team: '7' },
    }
    return backend.create(spec, signal)
  }

  beforeAll(async () => {
    account = await aNamespace(NAMESPACE)
    await pushImage(IMAGES.web, image, registry)
  })
  afterAll(async () => {
    await kubectl('delete', 'namespace', NAMESPACE, '--wait=false', '--ignore-not-found')
  })

  it('are not pulled without one, nor with a wrong one, which is not shown', async () => {
    const missing = { problem: 'imageMissing', detail: expect.stringContaining(image) }
    await expect(startWith(undefined, 'without')).rejects.toMatchObject(missing)
    const refused = startWith({ ...registry, password: 'guessed' }, 'guessed')
    await expect(refused).rejects.toMatchObject(missing)
    await expect(refused).rejects.toSatisfy(({ detail }) => !detail.includes(registry.user))
  })

  it('are pulled with the account, which replaces that of an earlier process', async () => {
    const { inner } = await startWith(registry, 'with')
    expect(inner.port).toBe(8000)
    const secret = await kubectl('get', 'secret', REGISTRY_SECRET, '-n', NAMESPACE, '-o', 'json')
    const file = JSON.parse(secret).data['.dockerconfigjson']
    expect(JSON.parse(Buffer.from(file, 'base64').toString()).auths).toEqual({
      [registry.host]: { auth: btoa(`${registry.user}:${registry.password}`) },
    })
  })

  it('may be pulled, but no secret be read, by the account of the how-to', async () => {
    const asked = kubectl('get', 'secrets', '-n', NAMESPACE, '--kubeconfig', account)
    await expect(asked).rejects.toThrow('forbidden')
  })
})
