import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { startEmbedded } from '#db/embedded.ts'
import { allowMailboxesOnce } from '#db/mailboxes.ts'
import { migrate } from '#db/migrate.ts'
import { openNotifications } from '#db/notifications.ts'
import type { Notifications } from '#db/notifications.ts'
import type { Tables } from '#db/tables.ts'
import { traceStatement } from '#db/trace.ts'

export interface RunningDatabase {
  readonly db: Kysely<Tables>
  readonly notifications: Notifications
  /** Description for the banner. */
  readonly kind: string
  readonly stop: () => Promise<void>
}

interface Needs {
  readonly config: Config
  readonly folder: string
  readonly log: Logger
  /** The built-in database ended by itself: nothing works any more. */
  readonly onEnd: (outputTail: string) => void
}

const POOL_SIZE = 20
/** What one process takes of a database's connections: its pool, and the one it listens on. */
export const CONNECTIONS_PER_PROCESS = POOL_SIZE + 1

/** Starts the built-in PostgreSQL, or uses the operator's own, and brings it to the newest schema. */
export async function startDatabase({
  config,
  folder,
  log,
  onEnd,
}: Needs): Promise<RunningDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        folder,
        onLog: (line) => log.warn({ line }, 'database'),
        onUnexpectedEnd: onEnd,
      })
  const url = config.databaseUrl ?? embedded?.urlOf() ?? ''
  let isStopping = false
  const onIdleError = (err: Error) => {
    if (!isStopping) log.warn({ err }, 'an idle database connection broke')
  }
  const onStatement = config.traces ? traceStatement : undefined
  const db = openDatabase({ url, maxConnections: POOL_SIZE, onIdleError, onStatement })
  try {
    const ran = await migrate(db)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    await allowMailboxesOnce(db, config.onePerMailbox)
    const notifications = await openNotifications(url)
    return {
      db,
      notifications,
      kind: embedded ? 'built-in PostgreSQL' : 'PostgreSQL of DATABASE_URL',
      async stop() {
        isStopping = true
        await notifications.close()
        await db.destroy()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await db.destroy()
    await embedded?.stop()
    throw error
  }
}
