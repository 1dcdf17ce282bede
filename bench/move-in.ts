// Times `halyard move-in gzctf` on a made installation of any size, with the most memory that it took.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Command } from 'commander'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { installationOf } from './src/old-installation.ts'

interface Options {
  readonly teams: string
  readonly submissions: string
}

const root = join(import.meta.dirname, '..')
const server = join(root, 'apps/server/src')
const folder = join(root, '.cache/bench/move-in')

await new Command()
  .description('how long it takes to move an installation of GZ::CTF in')
  .option('--teams <number>', 'teams of the game', '1000')
  .option('--submissions <number>', 'answers of all teams', '100000')
  .action(measure)
  .parseAsync()

async function measure({ teams, submissions }: Options): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const old = await startEmbedded({ folder: join(folder, 'old'), durable: false })
  try {
    const client = new pg.Client({ connectionString: old.urlOf() })
    await client.connect()
    await client.query(readFileSync(join(server, 'move-in/testing/installation.sql'), 'utf8'))
    await client.query('set search_path to public')
    await client.query(installationOf({ teams: Number(teams), submissions: Number(submissions) }))
    await client.end()
    await move(old.urlOf())
  } finally {
    await old.stop()
  }
}

async function move(database: string): Promise<void> {
  const words = ['move-in', 'gzctf', '--database', database, '--data', join(folder, 'new')]
  const files = ['--files', join(server, 'move-in/testing/files'), '--xor-key', 'abcdefghijklmnop']
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(server, 'main.ts'), ...words, ...files], {
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  let mostKb = 0
  const watch = setInterval(() => {
    mostKb = Math.max(mostKb, peakOf(child.pid))
  }, 100)
  const [code]: unknown[] = await once(child, 'exit')
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `\nexit ${String(code)}, ${seconds.toFixed(1)} s with the start of the database, at most ${Math.round(mostKb / 1024)} MB`,
  )
}

/** The most resident memory that a process has had, in kB; 0 where the system does not tell. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
