import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { startEmbedded } from '#db/embedded.ts'
import { CONNECTIONS_PER_PROCESS } from '#start/database.ts'
import { takeDataFolder } from '#start/data-folder.ts'
import type { Platform } from '#start/platform.ts'
import { refuseUsedPort } from '#start/port.ts'

/** What a process says of itself once it listens. */
type Description = Omit<Platform, 'stop'>

interface Options {
  readonly config: Config
  readonly log: Logger
  /** The database ended by itself. */
  readonly onDatabaseEnd: (outputTail: string) => void
}

/** A process did not start; it has said why itself. */
export class ProcessEndedError extends Error {}

/** Delays restarts of a process that keeps crashing. */
const RESTART_AFTER_MS = 1000
/** For the superuser, backups and whoever looks. */
const SPARE_CONNECTIONS = 20

/**
 * Starts the platform as several processes that share one port, one database and one data folder. A process that exits is replaced.
 * The built-in database belongs to this process, so that none of them takes it along.
 */
export async function startProcesses({ config, log, onDatabaseEnd }: Options): Promise<Platform> {
  await refuseUsedPort(config)
  const folder = takeDataFolder(config.dataFolder, { alone: !config.databaseUrl })
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        folder: folder.database,
        maxConnections: SPARE_CONNECTIONS + config.processes * CONNECTIONS_PER_PROCESS,
        onLog: (line) => log.warn({ line }, 'database'),
        onUnexpectedEnd: onDatabaseEnd,
      })
  const databaseUrl = config.databaseUrl ?? embedded?.urlOf() ?? ''
  const workers = new Set<Worker>()
  let isStopping = false

  const fork = async (place: number): Promise<Description> => {
    const worker = cluster.fork(environmentOf(config, databaseUrl, place))
    workers.add(worker)
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker)
      if (isStopping || !isUp) return
      log.error({ place, code, signal }, 'a process ended and is started again')
      void restart(place)
    })
    let isUp = false
    const ended = once(worker, 'exit').then(() => {
      throw new ProcessEndedError(`process ${place} did not start`)
    })
    const said = new Promise<Description>((resolve) => worker.once('message', resolve))
    const description = await Promise.race([said, ended])
    isUp = true
    return description
  }
  const restart = async (place: number): Promise<void> => {
    await sleep(RESTART_AFTER_MS)
    if (isStopping) return
    await fork(place).catch(() => restart(place))
  }

  const stop = async () => {
    isStopping = true
    await Promise.all(
      [...workers].map(async (worker) => {
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await ended
      }),
    )
    await embedded?.stop()
    folder.release()
  }
  try {
    // The first brings the database up to date and fills it; the others find it ready.
    const first = await fork(0)
    const places = Array.from({ length: config.processes - 1 }, (_, index) => index + 1)
    await Promise.all(places.map(fork))
    const kind = embedded ? 'built-in PostgreSQL' : first.database
    return { ...first, database: `${kind}, ${config.processes} processes`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Reports to the supervisor that this process listens. */
export function reportListening(platform: Platform): void {
  const { stop: _stop, ...description } = platform
  process.send?.(description satisfies Description)
}

/** Each process has a port of its own for metrics: the first that of the settings, the others those after it. */
const environmentOf = ({ metrics }: Config, databaseUrl: string, place: number) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_URL_FILE: '',
  ...(metrics && { HALYARD_METRICS_PORT: String(metrics.port + place) }),
})
