// A whole deployment on one machine: PostgreSQL behind Toxiproxy, an S3 server, and three processes of the platform.
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { Engine } from './engine.ts'
import { slowProxy, startProxy } from './toxiproxy.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TOOLS = process.env['HALYARD_TEST_TOOLS'] ?? join(ROOT, '../shared/tools')
const READY_WITHIN_MS = 90_000
const DISK_MEGABYTES = 400
const PROCESSES = 3
/** Of what the platform writes, characters. */
const LAST_OUTPUT = 10_000

/** Ports from the first one on, which must be free. */
export interface Ports {
  readonly platform: number
  readonly postgres: number
  readonly proxied: number
  readonly toxiproxy: number
  readonly objects: number
  readonly mail: number
}
export const portsFrom = (first: number): Ports => ({
  platform: first,
  postgres: first + 1,
  proxied: first + 2,
  toxiproxy: first + 3,
  objects: first + 4,
  mail: first + 5,
})

/** Everything of one run, in one folder; its database has a small disk of its own. Linux, root. */
export class World {
  readonly folder = mkdtempSync(join(tmpdir(), 'halyard-faults-'))
  readonly ports: Ports
  readonly url: string
  /** Past the proxy, for looking at what is there. */
  readonly databaseUrl: string
  #platform: ChildProcess | undefined
  #objects: ChildProcess | undefined
  #toxiproxy: ChildProcess | undefined
  readonly engine = new Engine(this.folder)
  readonly #disk = join(this.folder, 'disk')
  readonly #files = join(this.folder, 'files')
  readonly #cluster = join(this.#disk, 'cluster')

  constructor(ports: Ports) {
    this.ports = ports
    this.url = `http://127.0.0.1:${ports.platform}`
    this.databaseUrl = `postgres://halyard@127.0.0.1:${ports.postgres}/postgres`
  }

  async start(): Promise<void> {
    execFileSync('chmod', ['755', this.folder])
    for (const disk of [this.#disk, this.#files]) {
      mkdirSync(disk)
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk])
    }
    execFileSync('chown', ['postgres', this.#disk])
    this.#postgres('initdb', '--pgdata', this.#cluster, '--auth', 'trust', '--username', 'halyard')
    this.startDatabase()
    this.#toxiproxy = this.#launch('toxiproxy-server', '-port', String(this.ports.toxiproxy))
    await startProxy(this.ports.toxiproxy, this.ports.proxied, this.ports.postgres)
    mkdirSync(join(this.#files, 'objects/halyard'), { recursive: true })
    this.startObjects()
  }

  /** Starts the platform and waits until all of its processes listen. */
  async startPlatform(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const args = ['apps/server/src/main.ts', '--empty', '--processes', String(PROCESSES)]
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HALYARD_PORT: String(this.ports.platform),
        HALYARD_DATA: join(this.#files, 'data'),
        HALYARD_INSTANCES: 'off',
        HALYARD_TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: `postgres://halyard@127.0.0.1:${this.ports.proxied}/postgres`,
        HALYARD_FILES: `s3://halyard?endpoint=http://127.0.0.1:${this.ports.objects}`,
        AWS_ACCESS_KEY_ID: 'KEY',
        AWS_SECRET_ACCESS_KEY: 'secret',
        ...environment,
      },
    })
    this.#platform = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString()}`.slice(-LAST_OUTPUT)
      })
    }
    const lastMoment = Date.now() + READY_WITHIN_MS
    while (!output.includes('Open      http')) {
      if (child.exitCode !== null || Date.now() > lastMoment)
        throw new Error(`the platform does not start: ${output}`)
      await sleep(100)
    }
    await this.ready()
  }

  /** Waits until the platform can do its work. */
  async ready(): Promise<void> {
    const lastMoment = Date.now() + READY_WITHIN_MS
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) return
      if (Date.now() > lastMoment) throw new Error('the platform does not get ready')
      await sleep(100)
    }
  }

  /** Kills one of the processes that share the port. */
  killProcess(): void {
    const own = String(this.#platform?.pid)
    const [first = ''] = execFileSync('pgrep', ['-P', own], { encoding: 'utf8' }).split('\n')
    process.kill(Number(first), 'SIGKILL')
  }

  /** Asks the platform to stop; returns its exit code when it has. */
  async stopPlatform(): Promise<number | null> {
    const child = this.#platform
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null
    child.kill('SIGTERM')
    await once(child, 'exit')
    return child.exitCode
  }

  startDatabase(): void {
    this.#control('start')
  }

  /** Ends statements and connections, and starts again. */
  restartDatabase(): void {
    this.#control('restart')
  }

  #control(mode: 'start' | 'restart'): void {
    const settings = `-p ${this.ports.postgres} -c max_connections=200 -c max_wal_size=64MB -k ${this.#disk}`
    const log = join(this.#disk, 'log')
    this.#postgres('pg_ctl', '-D', this.#cluster, '-o', settings, '-l', log, '-w', mode)
  }

  /** Without any last checkpoint, as when the machine loses power. */
  killDatabase(): void {
    const [pid = ''] = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    // A new one takes the old one for alive as long as nobody has waited for its end.
    rmSync(join(this.#cluster, 'postmaster.pid'))
  }

  /** After it was killed, as systemd does it: again until it starts, for its last processes may still be ending. */
  async startDatabaseAgain(): Promise<void> {
    const lastMoment = Date.now() + READY_WITHIN_MS
    for (;;) {
      try {
        return this.startDatabase()
      } catch (error) {
        if (Date.now() > lastMoment) throw error
        await sleep(200)
      }
    }
  }

  stopDatabase(): void {
    this.#postgres('pg_ctl', '-D', this.#cluster, '-m', 'immediate', '-w', 'stop')
  }

  startObjects(): void {
    const keys = ['--access', 'KEY', '--secret', 'secret']
    const port = `127.0.0.1:${this.ports.objects}`
    this.#objects = this.#launch(
      'versitygw',
      ...keys,
      '--port',
      port,
      'posix',
      join(this.#files, 'objects'),
    )
  }

  killObjects(): void {
    this.#objects?.kill('SIGKILL')
  }

  /** Holds every answer of the database up; 0 ends it. */
  slowDatabase(latency: number): Promise<void> {
    return slowProxy(this.ports.toxiproxy, latency)
  }

  /** Leaves no space, to the database or to uploads and captures; the function that is returned gives it back. */
  fillDisk(whose: 'database' | 'files'): () => void {
    const ballast = join(whose === 'database' ? this.#disk : this.#files, 'ballast')
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(1_000_000), { flag: 'a' })
    } catch {
      return () => rmSync(ballast)
    }
  }

  async query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end()
    }
  }

  async remove(): Promise<void> {
    await this.stopPlatform()
    this.#toxiproxy?.kill('SIGKILL')
    this.killObjects()
    try {
      this.stopDatabase()
    } catch {
      // The earlier failure is reported, not that it was down already.
    }
    await this.engine.stop()
    for (const disk of [this.#disk, this.#files]) execFileSync('umount', [disk])
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** PostgreSQL does not run as root. */
  #postgres(program: string, ...args: readonly string[]): void {
    const [version = ''] = readdirSync('/usr/lib/postgresql').toSorted()
    const path = `/usr/lib/postgresql/${version}/bin/${program}`
    const user = ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
    execFileSync('setpriv', [...user, path, ...args], { stdio: 'ignore', cwd: '/' })
  }

  #launch(name: string, ...args: readonly string[]): ChildProcess {
    const path = join(this.folder, name)
    rmSync(path, { force: true })
    writeFileSync(path, zstdDecompressSync(readFileSync(join(TOOLS, `${name}.zst`))), {
      mode: 0o755,
    })
    return spawn(path, args, { stdio: 'ignore' })
  }
}
