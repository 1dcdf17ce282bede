import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from '#db/embedded-binaries.ts'
import { outputTail } from '#platform/output-tail.ts'
import type { OutputTail } from '#platform/output-tail.ts'
import { errorCodeOf } from '#platform/error-code.ts'
import { commandOf, isAlive, processesIn, waitUntilGone } from '#platform/processes.ts'
import { StartError } from '#platform/start-error.ts'

export const USER = 'halyard'
const FULL_DISK = /no space left|disk quota|wrote only \d+ of/i
/** How an earlier server is ended, one after the other: in good order, at once, by force; and how long each may take. */
const ENDINGS = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 5_000],
] as const
/** Processes of a server that is gone end by themselves, as a rule within moments. */
const ORPHAN_LIMIT_MS = 2_000
const POSTGRES = /(^|[/\\])postgres(\.exe)?(:|\s|$)/

/** Where a cluster is and how it is reached. */
export interface Place {
  readonly cluster: string
  readonly socketFolder: string | undefined
  readonly port: number
  readonly password: string
}

/** Created in a temporary folder and renamed, so that an interrupted start leaves nothing incomplete. */
export async function createCluster(
  binaries: Binaries,
  prefix: readonly string[],
  place: Place,
): Promise<void> {
  const temporary = `${place.cluster}.new`
  rmSync(temporary, { recursive: true, force: true })
  const passwordFile = `${temporary}.password`
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  const [command = '', ...args] = [
    ...prefix,
    binaries.initdb,
    ...['-D', temporary, '-U', USER, '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--data-checksums', '--no-instructions'],
  ]
  const recent = outputTail(10)
  const child = spawn(command, args, { env: binaries.env, stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (chunk: Buffer) => recent.add(chunk.toString()))
  const code = await endOf(child)
  rmSync(passwordFile, { force: true })
  if (code !== 0) {
    rmSync(temporary, { recursive: true, force: true })
    throw refusalOf(`The built-in database could not be made in ${place.cluster}`, recent)
  }
  renameSync(temporary, place.cluster)
}

/** A full disk is explained in our own message; other errors in PostgreSQL's. */
export function refusalOf(what: string, recent: OutputTail): StartError {
  return FULL_DISK.test(recent.text())
    ? new StartError('The disk is full: free some space and start again.')
    : new StartError(`${what}: ${recent.reason()}`)
}

/** Throws StartError for a cluster of another PostgreSQL than the one that comes with the platform. */
export function refuseOtherVersion(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== '18') {
    throw new StartError(
      `The data folder was made with PostgreSQL ${found}, this version of Halyard brings 18: dump it with the older version and restore it, or set DATABASE_URL.`,
    )
  }
}

/** No process ever has this number, so PostgreSQL takes a lock of it for one of the dead. */
const NOBODY_PID = 999_999_999

/**
 * A server whose parent was killed may still hold the cluster: end it. One that was killed itself leaves locks with
 * its number, which by now may belong to a stranger; PostgreSQL would then refuse to start. What was not written is
 * recovered from the log. Throws StartError naming a process that cannot be ended.
 */
export async function endLeftover({ cluster, socketFolder }: Place): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (existsSync(pidFile)) {
    const text = readFileSync(pidFile, 'utf8')
    const pid = Number(text.split('\n')[0])
    if (isAlive(pid) && commandOf(pid)?.includes(cluster)) await endServer(pid, cluster)
    // The other lines stay: by them PostgreSQL knows whether parts of the earlier server still run.
    if (existsSync(pidFile)) writeFileSync(pidFile, text.replace(/^\d+/, String(NOBODY_PID)))
  }
  await endOrphans(cluster)
  if (socketFolder) {
    for (const name of readdirSync(socketFolder)) rmSync(join(socketFolder, name), { force: true })
  }
}

async function endServer(pid: number, cluster: string): Promise<void> {
  for (const [signal, limitMs] of ENDINGS) {
    if (!sendSignal(pid, signal)) break
    if (await waitUntilGone(pid, limitMs)) return
  }
  refuseSurvivor(pid, cluster)
}

/** Processes of a server that is gone itself; a shell that somebody opened in the folder is none. */
async function endOrphans(cluster: string): Promise<void> {
  const orphans = () =>
    processesIn(cluster).filter((pid) => POSTGRES.test(commandOf(pid)?.split(' ')[0] ?? ''))
  const lastMoment = Date.now() + ORPHAN_LIMIT_MS
  while (orphans().length > 0 && Date.now() < lastMoment) await sleep(25)
  for (const pid of orphans()) {
    const isEnding = sendSignal(pid, 'SIGKILL')
    if (!isEnding || !(await waitUntilGone(pid, ORPHAN_LIMIT_MS))) refuseSurvivor(pid, cluster)
  }
}

/** False when the process is not ours to end; one that is gone already needs no signal. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
  } catch (error) {
    return errorCodeOf(error) === 'ESRCH'
  }
  return true
}

function refuseSurvivor(pid: number, cluster: string): void {
  if (!isAlive(pid)) return
  throw new StartError(
    `An earlier database (process ${pid}) still runs on ${cluster} and does not stop: end it and start again.`,
  )
}

/** The exit code of a process, -1 when it could not be started. */
export function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', (code) => resolve(code))
  })
}
