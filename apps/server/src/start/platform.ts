import cluster from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { openBackend } from '#modules/instance/open-backend.ts'
import { systemClock } from '#platform/clock.ts'
import { fileStore } from '#platform/files.ts'
import { folderMailer, smtpMailer } from '#platform/mail.ts'
import { openStorage } from '#platform/objects/open.ts'
import { systemRandom } from '#platform/random.ts'
import { takeDataFolder } from '#start/data-folder.ts'
import { startDatabase } from '#start/database.ts'
import type { FirstAdministrator } from '#start/first-start.ts'
import { refuseUsedPort } from '#start/port.ts'

export interface Platform {
  /** Address to open in a browser. */
  readonly url: string
  /** Where metrics are; undefined when nobody collects them. */
  readonly metricsUrl: string | undefined
  readonly dataFolder: string
  readonly database: string
  /** Where uploads are kept. */
  readonly files: string
  /** Where mails go: a folder, or a description of the mail server. */
  readonly mail: string
  readonly administrator: FirstAdministrator | undefined
  /** Stops taking requests, finishes those that run, and closes everything. */
  readonly stop: () => Promise<void>
}

interface Options {
  readonly config: Config
  readonly log: Logger
  readonly wantsSample: boolean
  /** The database ended by itself. */
  readonly onDatabaseEnd: (outputTail: string) => void
}

/** Addresses that a browser on this machine reaches as localhost. */
const HERE = ['127.0.0.1', '0.0.0.0', '::', '::1']

/** Starts everything and listens. Throws StartError with a sentence for the operator. */
export async function startPlatform(options: Options): Promise<Platform> {
  const { config, log } = options
  // Processes that share a port have a supervisor, which has looked.
  if (!cluster.isWorker) await refuseUsedPort(config)
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    if (config.traces) undo.push(await (await import('#start/tracing.ts')).startTracing())
    const folder = takeDataFolder(config.dataFolder, { alone: !config.databaseUrl })
    undo.push(folder.release)
    // Before the database: what cannot start should not have changed anything.
    const storage = await openStorage(config.files ?? { kind: 'folder', path: folder.path })
    undo.push(storage.close)
    // The code of the app is read while the database, a process of its own, gets ready.
    const [database, { serve }] = await Promise.all([
      startDatabase({ config, folder: folder.database, log, onEnd: options.onDatabaseEnd }),
      import('#start/serve.ts'),
    ])
    undo.push(database.stop)
    const { db, notifications, kind } = database
    const mailer = config.smtp
      ? smtpMailer(config.smtp)
      : folderMailer(folder.mail, () => systemClock.now())
    const backend = await openBackend({
      config,
      db,
      clock: systemClock,
      random: systemRandom,
      log,
    })
    const serving = await serve(
      {
        config,
        db,
        notifications,
        clock: systemClock,
        random: systemRandom,
        files: fileStore(storage.files),
        captureObjects: storage.captures,
        mailer,
        backend,
        log,
      },
      options.wantsSample,
    )
    undo.push(serving.stop)
    const { administrator, port, metricsUrl } = serving
    const url = `http://${HERE.includes(config.host) ? 'localhost' : config.host}:${port}`
    const mail = config.smtp ? 'sent by the mail server' : folder.mail
    return {
      url,
      metricsUrl,
      dataFolder: folder.path,
      database: kind,
      files: storage.name,
      mail,
      administrator,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
