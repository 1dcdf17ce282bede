import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readPassword, urlIn } from '../../../apps/server/src/db/embedded.ts'
import { usageBelow } from '../processes.ts'
import type { Usage } from '../processes.ts'
import { SETTINGS } from '../server.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const READY_WITHIN_MS = 120_000

/** A platform of several processes with the built-in database, on this machine. */
export interface Deployment {
  readonly url: string
  readonly databaseUrl: string
  readonly usage: () => { server: Usage; database: Usage }
  /** Resolves when it has ended, by itself or not. */
  readonly ended: Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Starts it as `npm start` does, behind a proxy that sends the addresses of visitors. */
export async function deploy(
  folder: string,
  { port, processes }: { port: number; processes: number },
): Promise<Deployment> {
  const args = ['apps/server/src/main.ts', '--empty', '--processes', String(processes)]
  const child = spawn(process.execPath, [...SETTINGS.flags, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...SETTINGS.environment,
      PATH: process.env['PATH'],
      HALYARD_DATA: folder,
      HALYARD_PORT: String(port),
      HALYARD_TRUST_PROXY: '127.0.0.1',
      HALYARD_WEBHOOK_RANGES: '127.0.0.0/8',
      HALYARD_LOG_LEVEL: 'error',
    },
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const lastMoment = Date.now() + READY_WITHIN_MS
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    await ready?.body?.cancel()
    if (ready?.ok) break
    if (child.exitCode !== null || Date.now() > lastMoment)
      throw new Error('the platform does not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    databaseUrl: databaseUrlIn(folder),
    usage: () => usageBelow(child.pid ?? 0),
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Of the built-in database in a data folder, while its platform runs. */
export function databaseUrlIn(folder: string): string {
  const database = join(folder, 'postgres')
  const place = {
    cluster: join(database, 'cluster'),
    password: readPassword(join(database, 'password')),
    socketFolder: join(database, 'socket'),
    port: 5432,
  }
  return urlIn(place, 'postgres')
}

/** How long the database has worked on statements since its start, milliseconds; and how many transactions it committed. */
export async function databaseWork(url: string): Promise<{ activeMs: number; commits: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ activeMs: number; commits: number }>(
      `select active_time as "activeMs", xact_commit::int as commits from pg_stat_database where datname = current_database()`,
    )
    return rows[0] ?? { activeMs: 0, commits: 0 }
  } finally {
    await client.end()
  }
}
