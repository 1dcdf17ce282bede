import pg from 'pg'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { takeDataFolder } from '../../apps/server/src/start/data-folder.ts'
import { createLogger } from '../../apps/server/src/start/logger.ts'
import { startPlatform } from '../../apps/server/src/start/platform.ts'

/** Name and password of the administrator in a database that the generator makes. */
export const ADMINISTRATOR = { name: 'admin', password: 'Anchor-4-Weigh' }

interface Target {
  /** A data folder of the platform; used when there is no `url`. */
  readonly folder: string
  /** A database that is running already. */
  readonly url: string | undefined
}

/** Runs work on a database that has the newest schema and an administrator. */
export async function withDatabase<T>(
  { folder, url }: Target,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  await startOnce(folder, url)
  if (url !== undefined) return withClient(url, work)
  const data = takeDataFolder(folder, { alone: true })
  try {
    const embedded = await startEmbedded({ folder: data.database })
    try {
      return await withClient(embedded.urlOf(), work)
    } finally {
      await embedded.stop()
    }
  } finally {
    data.release()
  }
}

/** Lets the platform start and stop, which makes the schema and the administrator. */
async function startOnce(folder: string, url: string | undefined): Promise<void> {
  const config = readConfig({
    HALYARD_DATA: folder,
    HALYARD_PORT: '0',
    HALYARD_LOG_LEVEL: 'warn',
    HALYARD_ADMIN_NAME: ADMINISTRATOR.name,
    HALYARD_ADMIN_PASSWORD: ADMINISTRATOR.password,
    DATABASE_URL: url,
  })
  const log = await createLogger(config.logLevel)
  const onDatabaseEnd = (lastOutput: string) => log.error(lastOutput)
  const platform = await startPlatform({ config, log, wantsSample: false, onDatabaseEnd })
  await platform.stop()
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
