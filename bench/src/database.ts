import pg from 'pg'
import { readConfig } from '../../apps/server/src/config.ts'
import { createParts } from '../../apps/server/src/modules/parts.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { folderStore } from '../../apps/server/src/platform/files.ts'
import { systemRandom } from '../../apps/server/src/platform/random.ts'
import { startEmbedded } from '../../apps/server/src/db/embedded.ts'
import { takeDataFolder } from '../../apps/server/src/start/data-folder.ts'
import { startDatabase } from '../../apps/server/src/start/database.ts'
import { prepareFirstStart } from '../../apps/server/src/start/first-start.ts'
import { createLogger } from '../../apps/server/src/start/logger.ts'

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
  const data = takeDataFolder(folder, { alone: url === undefined })
  try {
    await prepare(data, url)
    if (url !== undefined) return await withClient(url, work)
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

/** What the platform itself does on its first start, without listening. */
async function prepare(
  { files, database }: { files: string; database: string },
  url: string | undefined,
): Promise<void> {
  const config = readConfig({
    HALYARD_LOG_LEVEL: 'warn',
    HALYARD_ADMIN_NAME: ADMINISTRATOR.name,
    HALYARD_ADMIN_PASSWORD: ADMINISTRATOR.password,
    DATABASE_URL: url,
  })
  const log = await createLogger(config.logLevel)
  const fail = (lastWords: string) => log.error(lastWords)
  const { db, notifications, stop } = await startDatabase({
    config,
    folder: database,
    log,
    onEnd: fail,
  })
  try {
    const foundation = { config, db, notifications, log, clock: systemClock, random: systemRandom }
    await prepareFirstStart(createParts({ ...foundation, files: await folderStore(files) }), false)
  } finally {
    await stop()
  }
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
