// A Docker engine of the tests' own: its folder, socket and networks go with it.
import Docker from 'dockerode'
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pack } from 'tar-stream'
import { afterAll } from 'vitest'
import { mountLimitedDisk } from '#testing/limited-disk.ts'

const START_LIMIT_MS = 20_000
const BUSYBOX = '/bin/busybox'
const SERVICE_PORT = '8000'

/** What the images run, by their names after `halyard-test/`. */
const IMAGES = {
  echo: [BUSYBOX, 'nc', '-ll', '-p', SERVICE_PORT, '-e', BUSYBOX, 'cat'],
  flag: [BUSYBOX, 'nc', '-ll', '-p', SERVICE_PORT, '-e', BUSYBOX, 'sh', '-c', 'echo $HALYARD_FLAG'],
  exits: [BUSYBOX, 'sh', '-c', 'echo the flag file is missing; exit 3'],
  /** Ends after its first connection. */
  once: [
    ...[BUSYBOX, 'sh', '-c'],
    `echo ready; ${BUSYBOX} nc -l -p ${SERVICE_PORT} -e ${BUSYBOX} sleep 1; echo bye; exit 4`,
  ],
  silent: [BUSYBOX, 'sleep', '1000'],
  foreign: ['/bin/of-another-machine'],
} as const
export const imageOf = (name: keyof typeof IMAGES): string => `halyard-test/${name}:1`

export interface DockerEngine {
  readonly docker: Docker
  /** Whether it limits what containers write. */
  readonly limitsStorage: boolean
  /** For DOCKER_HOST. */
  readonly address: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Stops answering, without closing connections. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Copies an image to a registry, and removes the local one. */
  readonly push: (
    image: string,
    name: string,
    account: { readonly user: string; readonly password: string },
  ) => Promise<void>
  /** Runs a command inside a container; returns what it writes and its exit status. */
  readonly run: (
    name: string,
    command: readonly string[],
  ) => Promise<{ text: string; code: number }>
}

/**
 * Undefined where no engine can be started: that takes Linux, root, `dockerd` and a static `busybox`.
 *
 * @param wantsDisk on a file system on which it can limit what containers write, where that can be had
 */
export async function startDockerEngine(wantsDisk = false): Promise<DockerEngine | undefined> {
  const busybox = whereIs('busybox')
  const dockerd = whereIs('dockerd')
  if (process.getuid?.() !== 0 || !dockerd || !busybox) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-docker-'))
  const data = join(folder, 'data')
  const disk = wantsDisk ? mountLimitedDisk(data) : undefined
  const socketPath = join(folder, 'docker.sock')
  const docker = new Docker({ socketPath })
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(dockerd, [
      ...['--host', `unix://${socketPath}`, '--pidfile', join(folder, 'pid')],
      ...['--data-root', data, '--exec-root', join(folder, 'exec')],
      ...['--storage-driver', disk ? 'btrfs' : 'vfs'],
      ...['--bridge', 'none', '--shutdown-timeout', '1'],
      ...['--default-address-pool', `base=10.${200 + (process.pid % 50)}.0.0/16,size=24`],
    ])
    const lastMoment = Date.now() + START_LIMIT_MS
    while (!(await docker.ping().then(Boolean, () => false))) {
      if (child.exitCode !== null || Date.now() > lastMoment) return false
      await sleep(50)
    }
    return true
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  afterAll(async () => {
    const [containers, networks] = [
      await docker.listContainers({ all: true }).catch(() => []),
      await docker.listNetworks().catch(() => []),
    ]
    for (const { Id } of containers) await docker.getContainer(Id).remove({ force: true })
    for (const { Id, Driver } of networks)
      if (Driver === 'bridge') await docker.getNetwork(Id).remove()
    await stop()
    disk?.unmount()
    rmSync(folder, { recursive: true, force: true })
  })
  if (!(await start())) return undefined
  await importImages(docker, busybox)
  return {
    docker,
    limitsStorage: disk !== undefined,
    address: `unix://${socketPath}`,
    stop,
    async start() {
      if (!(await start())) throw new Error('the engine did not start again')
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async push(image, name, { user, password }) {
      const [repo, tag] = [name.slice(0, name.lastIndexOf(':')), name.split(':').at(-1)]
      await docker.getImage(image).tag({ repo, tag })
      const copy = docker.getImage(name)
      await finished(docker, await copy.push({ authconfig: { username: user, password } }))
      await copy.remove()
    },
    async run(name, command) {
      const exec = await docker
        .getContainer(name)
        .exec({ Cmd: [BUSYBOX, ...command], AttachStdout: true, AttachStderr: true, Tty: true })
      const stream = await exec.start({ Tty: true })
      let text = ''
      for await (const chunk of stream) text += String(chunk)
      return { text, code: (await exec.inspect()).ExitCode ?? -1 }
    },
  }
}

function whereIs(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

async function importImages(docker: Docker, busybox: string): Promise<void> {
  for (const [name, command] of Object.entries(IMAGES)) {
    const files = pack()
    files.entry({ name: 'bin/busybox', mode: 0o755 }, readFileSync(busybox))
    files.entry({ name: 'bin/of-another-machine', mode: 0o755 }, 'not a program of this machine')
    files.finalize()
    const progress = await docker.importImage(Readable.from(files), {
      repo: `halyard-test/${name}`,
      tag: '1',
      changes: [`CMD ${JSON.stringify(command)}`],
    })
    await finished(docker, progress)
  }
}

const finished = (docker: Docker, progress: NodeJS.ReadableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    docker.modem.followProgress(progress, (error: Error | null) =>
      error ? reject(error) : resolve(),
    )
  })
