// Times `halyard move-in` on a made installation of any size, with the most memory that it took.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { writeExport } from './src/ctfd-export.ts'
import { SETTINGS } from './src/server.ts'
import { installationOf } from './src/old-installation.ts'

interface Options {
  readonly teams: string
  readonly submissions: string
  readonly source: string
  readonly megabytes: string
}

const root = join(import.meta.dirname, '..')
const server = join(root, 'apps/server/src')
const TICKS_PER_SECOND = 100
const folder = join(root, '.cache/bench/move-in')

await new Command()
  .description('how long it takes to move another installation in')
  .addOption(
    new Option('--source <name>', 'what is moved in').choices(['gzctf', 'ctfd']).default('gzctf'),
  )
  .option('--teams <number>', 'teams of the game', '1000')
  .option('--submissions <number>', 'answers of all teams', '100000')
  .option('--megabytes <number>', 'size of the upload in an export of CTFd', '1')
  .action(measure)
  .parseAsync()

async function measure({ source, ...given }: Options): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [teams, submissions] = [Number(given.teams), Number(given.submissions)]
  if (source === 'ctfd') {
    const path = join(folder, 'export.zip')
    await writeExport(path, { teams, submissions, megabytes: Number(given.megabytes) })
    return move(['ctfd', path])
  }
  const old = await startEmbedded({ folder: join(folder, 'old'), durable: false })
  try {
    const client = new pg.Client({ connectionString: old.urlOf() })
    await client.connect()
    await client.query(readFileSync(join(server, 'move-in/testing/installation.sql'), 'utf8'))
    await client.query('set search_path to public')
    await client.query(installationOf({ teams, submissions }))
    await client.end()
    const files = ['--files', join(server, 'move-in/testing/files')]
    await move(['gzctf', '--database', old.urlOf(), ...files, '--xor-key', 'abcdefghijklmnop'])
  } finally {
    await old.stop()
  }
}

async function move(source: readonly string[]): Promise<void> {
  const args = ['move-in', ...source, '--data', join(folder, 'new')]
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...SETTINGS.flags, join(server, 'main.ts'), ...args], {
    env: { ...SETTINGS.environment, ...process.env },
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  let [mostKb, busySeconds] = [0, 0]
  const watch = setInterval(() => {
    mostKb = Math.max(mostKb, peakOf(child.pid))
    busySeconds = Math.max(busySeconds, busyOf(child.pid))
  }, 100)
  const [code]: unknown[] = await once(child, 'exit')
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `\nexit ${String(code)}, ${seconds.toFixed(1)} s with the start of the database, ` +
      `${busySeconds.toFixed(1)} s of a processor, at most ${Math.round(mostKb / 1024)} MB`,
  )
}

/** Processor time of a process, without its database; 0 where the system does not say. */
function busyOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** The most resident memory that a process has had, in kB; 0 where the system does not say. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
