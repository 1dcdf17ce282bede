import Docker from 'dockerode'
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import type { InstanceSpec } from '#modules/instance/backend.ts'
import { createDockerBackend } from '#modules/instance/docker/backend.ts'
import { untilOpen } from '#modules/instance/port-probe.ts'

const BUSYBOX = '/bin/busybox'
const IMAGE = 'docker.io/halyard-test/echo:1'
const START_LIMIT_MS = 20_000
const COMMAND = JSON.stringify([BUSYBOX, 'nc', '-ll', '-p', '8000', '-e', BUSYBOX, 'cat'])

/** Its socket has Docker's API. Undefined where it cannot be started: that takes Linux, root, `podman` and a static `busybox`. */
async function startPodman(): Promise<Docker | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-podman-'))
  const socketPath = join(folder, 'podman.sock')
  const own = ['--storage-driver', 'vfs', '--root', join(folder, 'root')]
  own.push('--runroot', join(folder, 'run'), '--network-config-dir', join(folder, 'networks'))
  // Its own limits are above those of many machines that run tests.
  writeFileSync(
    join(folder, 'containers.conf'),
    '[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]\n',
  )
  const env = { ...process.env, CONTAINERS_CONF: join(folder, 'containers.conf') }
  try {
    mkdirSync(join(folder, 'image/bin'), { recursive: true })
    copyFileSync(BUSYBOX, join(folder, 'image/bin/busybox'))
    execFileSync('tar', ['-C', join(folder, 'image'), '-cf', join(folder, 'image.tar'), '.'])
    const image = [join(folder, 'image.tar'), IMAGE]
    execFileSync('podman', [...own, 'import', '--change', `CMD ${COMMAND}`, ...image], {
      env,
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const service = ['system', 'service', '--time', '0', `unix://${socketPath}`]
  const child = spawn('podman', [...own, ...service], { env, stdio: 'ignore' })
  afterAll(() => {
    execFileSync('podman', [...own, 'rm', '--all', '--force', '--time', '0'], { env })
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const docker = new Docker({ socketPath })
  const lastMoment = Date.now() + START_LIMIT_MS
  while (!(await docker.ping().then(Boolean, () => false))) {
    if (child.exitCode !== null || Date.now() > lastMoment) return undefined
    await sleep(50)
  }
  return docker
}

const signal = () => AbortSignal.timeout(20_000)

const aSpec = (name: string, networkMode: InstanceSpec['networkMode']): InstanceSpec => ({
  name,
  image: IMAGE,
  port: 8000,
  memoryMb: 32,
  cpuTenths: 2,
  storageMb: 32,
  networkMode,
  environment: { HALYARD_FLAG: 'halyard{moored}' },
  labels: { game: '1', challenge: '2', team: '7' },
})

const podman = await startPodman()

describe.skipIf(!podman)('instances on Podman', () => {
  const docker = podman ?? new Docker()
  const { instances: options } = readConfig({ HALYARD_INSTANCES: 'docker' })
  const backend = createDockerBackend({ docker, installation: 'ours', options })

  it.each(['Open', 'Isolated'] as const)(
    'run, do not reach one another, and leave nothing behind, in the mode %s',
    async (mode) => {
      const names = [`halyard-${mode.toLowerCase()}-1`, `halyard-${mode.toLowerCase()}-2`]
      const [mine, theirs] = await Promise.all(
        names.map((name) => backend.create(aSpec(name, mode), signal())),
      )
      if (!mine || !theirs) throw new Error('not made')
      for (const { inner } of [mine, theirs])
        await untilOpen(inner, signal(), async () => undefined)
      expect(await backend.list(signal())).toHaveLength(2)
      const exec = await docker.getContainer(names[0] ?? '').exec({
        Cmd: [BUSYBOX, 'timeout', '1', BUSYBOX, 'nc', '-z', theirs.inner.host, '8000'],
        AttachStdout: true,
      })
      await new Promise((resolve) => {
        void exec.start({}).then((stream) => stream.on('end', resolve).resume())
      })
      expect((await exec.inspect()).ExitCode).not.toBe(0)
      for (const name of names) await backend.destroy(name, signal())
      expect(await backend.list(signal())).toEqual([])
      const networks = (await docker.listNetworks()).map(({ Name }) => Name)
      expect(networks.filter((name) => name.startsWith('halyard-'))).toEqual([])
    },
    40_000,
  )
})
