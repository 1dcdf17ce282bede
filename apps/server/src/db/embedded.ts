import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '#db/embedded-binaries.ts'
import {
  createCluster,
  endLeftover,
  endOf,
  refusalOf,
  refuseOtherVersion,
  USER,
} from '#db/embedded-cluster.ts'
import type { Place } from '#db/embedded-cluster.ts'
import { pgErrorOf } from '#db/errors.ts'
import { findLaunch } from '#db/embedded-launch.ts'
import { outputTail } from '#platform/output-tail.ts'
import type { OutputTail } from '#platform/output-tail.ts'
import { randomHex, systemRandom } from '#platform/random.ts'
import { StartError } from '#platform/start-error.ts'

export const MAINTENANCE_DATABASE = 'postgres'
/** A Unix socket's path has to fit into about 100 bytes on every system. */
const LONGEST_SOCKET_PATH = 100
const SOCKET_PORT = 5432
const WRONG_PASSWORD = '28P01'
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 60_000

export interface EmbeddedOptions {
  /** Folder of the cluster, the socket and the password; made when missing, readable by us alone. */
  readonly folder: string
  /** False trades the safety of data for speed: only for tests. */
  readonly durable?: boolean
  readonly maxConnections?: number
  readonly onLog?: (line: string) => void
  /** Called when the database exits unexpectedly. */
  readonly onUnexpectedEnd?: (outputTail: string) => void
}

export interface EmbeddedPostgres {
  /** Address of a database of that name; the maintenance database without one. */
  urlOf(database?: string): string
  /** Process number of the server. */
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the platform on a folder of ours, and makes the folder when it is
 * new. Only this machine's user reaches it: through a Unix socket in the folder, or on Windows through
 * the loopback address, in both cases with a random password. Throws StartError.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 })
  const binaries = findBinaries(join(options.folder, 'lib'))
  const launch = findLaunch()
  const place = await preparePlace(options.folder)
  if (!existsSync(place.cluster)) await createCluster(binaries, launch.initdb, place)
  refuseOtherVersion(place.cluster)
  await endLeftover(place)

  const recent = outputTail(20)
  // Until then it only says that it is not ready yet.
  let isReady = false
  let isStopping = false
  const [command = '', ...args] = [
    ...launch.server,
    binaries.postgres,
    ...serverArguments(place, options),
  ]
  // Its own process group: Ctrl-C in the terminal must reach us first, and it only through us.
  const child = spawn(command, args, {
    env: binaries.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      for (const line of recent.add(chunk.toString()))
        if (isReady && !isStopping) options.onLog?.(line)
    })
  }
  const ended = endOf(child)
  const urlOf = (database = MAINTENANCE_DATABASE) => urlIn(place, database)
  await waitUntilReady(urlOf(), child, recent).catch((error: unknown) => {
    child.kill('SIGINT')
    throw error
  })
  isReady = true

  child.once('exit', () => {
    if (!isStopping) options.onUnexpectedEnd?.(recent.text())
  })
  return {
    urlOf,
    pid: child.pid ?? 0,
    async stop() {
      isStopping = true
      child.kill('SIGINT')
      const isGone = await Promise.race([
        ended.then(() => true),
        sleep(STOP_LIMIT_MS, false, { ref: false }),
      ])
      if (!isGone) child.kill('SIGQUIT')
      await ended
    },
  }
}

async function preparePlace(folder: string): Promise<Place> {
  const passwordFile = join(folder, 'password')
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomHex(systemRandom, 24), { mode: 0o600 })
  }
  const base = { cluster: join(folder, 'cluster'), password: readPassword(passwordFile) }
  if (process.platform === 'win32') {
    return { ...base, socketFolder: undefined, port: await freePort() }
  }
  const inFolder = join(folder, 'socket')
  const fits =
    Buffer.byteLength(join(inFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= LONGEST_SOCKET_PATH
  // mkdtemp makes a folder that only this user may enter.
  const socketFolder = fits ? inFolder : mkdtempSync(join(tmpdir(), 'halyard-'))
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  return { ...base, socketFolder, port: SOCKET_PORT }
}

export function readPassword(file: string): string {
  try {
    const password = readFileSync(file, 'utf8').trim()
    if (password !== '') return password
  } catch {
    // Reported below, whatever the reason is.
  }
  throw new StartError(
    `The password of the built-in database cannot be read from ${file}: restore this file from a backup.`,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Address of a database in that place. */
export function urlIn(place: Place, database: string): string {
  const credentials = `${USER}:${place.password}`
  if (!place.socketFolder) return `postgres://${credentials}@127.0.0.1:${place.port}/${database}`
  const host = encodeURIComponent(place.socketFolder)
  return `postgres://${credentials}@localhost:${place.port}/${database}?host=${host}`
}

function serverArguments(place: Place, options: EmbeddedOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: place.socketFolder ? '' : '127.0.0.1',
    port: String(place.port),
    unix_socket_directories: place.socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: String(options.maxConnections ?? 60),
    shared_buffers: '64MB',
    jit: 'off',
    // Errors of single statements quote values, and the statement's own error reports them anyway.
    log_min_messages: 'fatal',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_timezone: 'UTC',
    ...(options.durable === false && {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
    }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', place.cluster, ...flags]
}

async function waitUntilReady(url: string, child: ChildProcess, recent: OutputTail): Promise<void> {
  const lastMoment = Date.now() + START_LIMIT_MS
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      throw refusalOf('The built-in database did not start', recent)
    if (await answers(url)) return
    if (Date.now() > lastMoment)
      throw new StartError('The built-in database did not get ready in time.')
    await sleep(15)
  }
}

/** Whether a database answers. Throws StartError when it refuses its password. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (pgErrorOf(error)?.code !== WRONG_PASSWORD) return false
    throw new StartError(
      'The built-in database refuses the password in the file "password" beside it: restore this file from a backup.',
    )
  }
}
