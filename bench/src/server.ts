import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LoadJob } from './load-child.ts'
import type { LoadResult } from './load.ts'
import { processorSeconds, residentMegabytes } from './processes.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** Flags and environment that the launcher gives to the server, too. */
export const SETTINGS: { flags: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../apps/server/process.json', import.meta.url), 'utf8'),
)
const LOAD = fileURLToPath(new URL('load-child.ts', import.meta.url))
const READY_WITHIN_MS = 120_000
const run = promisify(execFile)

export interface BenchServer {
  readonly port: number
  readonly url: string
  readonly pid: number
  /** Resident memory of the server's own process, megabytes; undefined where the system does not tell. */
  memory(): number | undefined
  /** The most it has been since the start, looked at ten times a second. */
  mostMemory(): number | undefined
  /** Processor time that the server and its database have used, seconds; undefined where the system does not tell. */
  processorSeconds(): { server: number; database: number } | undefined
  stop(): Promise<void>
}

/** The platform on a data folder, as a process of its own with the settings it has in real life. */
export async function startServer(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const port = await freePort()
  const web = join(folder, 'no-client')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>none</title>')
  const args = [...SETTINGS.flags, MAIN, '--port', String(port), '--data', folder]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...SETTINGS.environment,
      ...process.env,
      HALYARD_WEB: web,
      HALYARD_LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const lastMoment = performance.now() + READY_WITHIN_MS
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) break
    if (child.exitCode !== null || performance.now() > lastMoment)
      throw new Error('the server did not get ready')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const pid = child.pid ?? 0
  let most = residentMegabytes(pid)
  const watch = setInterval(() => {
    const now = residentMegabytes(pid)
    if (now !== undefined && now > (most ?? 0)) most = now
  }, 100)
  watch.unref()
  return {
    port,
    url,
    pid,
    memory: () => residentMegabytes(pid),
    mostMemory: () => most,
    processorSeconds: () => processorSeconds(pid),
    async stop() {
      clearInterval(watch)
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Works with a server on a copied game, and takes both away afterwards. */
export async function withServer(
  { folder }: { folder: string },
  work: (server: BenchServer) => Promise<void>,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const server = await startServer(folder, environment)
  try {
    await work(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Loads a server from another process. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [LOAD, JSON.stringify(job)])
  return JSON.parse(stdout)
}
