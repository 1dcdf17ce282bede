import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { EngineError, LOG_LINES } from '#modules/instance/backend.ts'
import type { ExitStatus, InstanceBackend, InstanceSpec } from '#modules/instance/backend.ts'
import { SERVICES, SERVICES_FOLDER } from '#modules/instance/built-in/services.ts'
import { outputTail } from '#platform/output-tail.ts'
import type { OutputTail } from '#platform/output-tail.ts'

interface Service {
  readonly child: ChildProcess
  readonly output: OutputTail
  readonly ended: Promise<unknown>
}

/** A process of Node takes some 45 MB. */
const MOST = 50

/** Runs the programs that come with Halyard, each in a process of Node that may read its own folder and write nothing. */
export function createBuiltInBackend(): InstanceBackend {
  const services = new Map<string, Service>()

  const end = async ({ child, ended }: Service) => {
    child.kill('SIGKILL')
    await ended
  }

  return {
    engine: 'built-in',
    isLocal: true,
    async create(spec, signal) {
      const file = requireProgram(spec)
      if (services.size >= MOST)
        throw new EngineError('engineFull', `At most ${MOST} built-in services run at a time.`)
      const service = startProgram(file, spec)
      services.set(spec.name, service)
      const port = await portOf(service, signal)
      return { engineId: spec.name, inner: { host: '127.0.0.1', port } }
    },
    async destroy(name) {
      const service = services.get(name)
      if (!service) return
      await end(service)
      services.delete(name)
    },
    async list() {
      return Array.from(services, ([name, { child }]) => ({ name, isRunning: isRunning(child) }))
    },
    async logs(name) {
      return services.get(name)?.output.lines().join('\n') ?? ''
    },
    async exitStatus(name) {
      const service = services.get(name)
      return service && statusOf(service)
    },
    async close() {
      await Promise.all(Array.from(services.values(), end))
      services.clear()
    },
  }
}

function requireProgram({ image }: InstanceSpec): string {
  const file = SERVICES.get(image)
  if (file !== undefined) return join(SERVICES_FOLDER, file)
  throw new EngineError(
    'imageRefused',
    `The built-in services are ${[...SERVICES.keys()].join(', ')}. Set HALYARD_INSTANCES to docker or kubernetes to run other images.`,
  )
}

/** May read its own folder; no other file, no process, no native code. */
export const nodeOptions = (memoryMb: number): string[] => [
  '--permission',
  `--allow-fs-read=${join(SERVICES_FOLDER, '*')}`,
  `--max-old-space-size=${memoryMb}`,
]

function startProgram(file: string, { memoryMb, environment }: InstanceSpec): Service {
  const child = fork(file, [], {
    execArgv: nodeOptions(memoryMb),
    // Its own variables and nothing of ours: ours hold passwords.
    env: { ...environment },
    cwd: SERVICES_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = outputTail(LOG_LINES)
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.add(text))
  child.on('error', (error) => output.add(`${error.message}\n`))
  return { child, output, ended: once(child, 'close').catch(() => undefined) }
}

async function portOf({ child, output, ended }: Service, signal: AbortSignal): Promise<number> {
  const message = once(child, 'message', { signal })
  const first = await Promise.race([message, ended.then(() => undefined)])
  const port: unknown = Object(first?.[0]).port
  if (typeof port === 'number') return port
  throw new EngineError('exited', output.text())
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null

function statusOf({ child, output }: Service): ExitStatus | undefined {
  if (isRunning(child)) return undefined
  const { exitCode, signalCode } = child
  const code = exitCode ?? 128 + (signalCode === null ? 0 : constants.signals[signalCode])
  return { code, isOutOfMemory: output.text().includes('heap out of memory') }
}
