import { execFile, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Folder of a real one-node cluster; `npm test` starts one where it can. */
export const clusterFolder = process.env['HALYARD_TEST_CLUSTER']

const HOW_TO = join(import.meta.dirname, '../../../../docs/how-to/instances-with-kubernetes.md')

const run = promisify(execFile)
const inFolder = (...parts: readonly string[]) => join(clusterFolder ?? '', ...parts)

/** The images that are loaded into the cluster. */
export const IMAGES = {
  /** Serves its files on port 8000. */
  web: 'localhost/halyard-web:1',
  /** Says something and ends with status 3. */
  exits: 'localhost/halyard-exits:1',
  /** Takes memory until there is none. */
  greedy: 'localhost/halyard-greedy:1',
} as const

/** What kubectl prints. */
export async function kubectl(...args: readonly string[]): Promise<string> {
  const config = ['--kubeconfig', inFolder('kubeconfig')]
  return (await run(inFolder('bin/kube'), ['ctl', ...config, ...args])).stdout
}

/** Applies manifests, as text. */
export function apply(manifests: string): void {
  const args = ['ctl', '--kubeconfig', inFolder('kubeconfig'), 'apply', '-f', '-']
  execFileSync(inFolder('bin/kube'), args, {
    input: manifests,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

/** Makes a namespace for instances by the how-to; returns the path of a kubeconfig for the account in it. */
export async function aNamespace(name: string): Promise<string> {
  const [, manifests = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(HOW_TO, 'utf8')) ?? []
  apply(manifests.replaceAll('halyard-instances', name))
  return configOf('halyard', name)
}

/** Makes something that finds the cluster by that kubeconfig. */
export function withKubeconfig<T>(path: string, make: () => T): T {
  const before = process.env['KUBECONFIG']
  process.env['KUBECONFIG'] = path
  try {
    return make()
  } finally {
    if (before === undefined) delete process.env['KUBECONFIG']
    else process.env['KUBECONFIG'] = before
  }
}

/** Copies one of the images to a registry, under that name. */
export async function pushImage(
  image: string,
  name: string,
  { user, password }: { readonly user: string; readonly password: string },
): Promise<void> {
  const images = ['--address', inFolder('containerd.sock'), '--namespace', 'k8s.io', 'images']
  await run('ctr', [...images, 'push', '--plain-http', '-u', `${user}:${password}`, name, image])
}

/** A kubeconfig for a service account, in the cluster's folder; returns its path. */
async function configOf(account: string, namespace: string): Promise<string> {
  const token = (await kubectl('create', 'token', account, '-n', namespace)).trim()
  const admin = readFileSync(inFolder('kubeconfig'), 'utf8')
  const path = inFolder(`${namespace}.kubeconfig`)
  writeFileSync(path, admin.replace(/token: "[^"]*"/, `token: "${token}"`), { mode: 0o600 })
  return path
}

/** Kills the API server; the function that is returned starts it again and waits until it answers. */
export async function killApiServer(): Promise<() => Promise<void>> {
  const pidFile = inFolder('pids/apiserver')
  const pid = Number(readFileSync(pidFile, 'utf8'))
  const [command = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .slice(0, -1)
  process.kill(pid, 'SIGKILL')
  return async () => {
    const child = spawn(command, args, { cwd: clusterFolder, detached: true, stdio: 'ignore' })
    child.unref()
    writeFileSync(pidFile, String(child.pid))
    for (;;) {
      const isReady = await kubectl('get', '--raw', '/readyz').then(
        () => true,
        () => false,
      )
      if (isReady) return
      await sleep(300)
    }
  }
}
