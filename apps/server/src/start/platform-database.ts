import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import { startEmbedded } from '#db/embedded.ts'
import type { EmbeddedPostgres } from '#db/embedded.ts'
import { findRunning } from '#db/embedded-running.ts'
import type { Tables } from '#db/tables.ts'
import { takeDataFolder } from '#start/data-folder.ts'

type Work<T> = (db: Kysely<Tables>) => Promise<T>

/**
 * Runs `work` on the database of a platform that does not run, whose data folder this process has taken.
 *
 * @param done what an interruption says did not happen, such as "moved"
 * @param stop for work that has more to take back than the database does: it is aborted, and has to end
 */
export async function withStoppedPlatform<T>(
  config: Config,
  folder: string,
  done: string,
  work: Work<T>,
  stop?: AbortController,
): Promise<T> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ folder })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (stop ? stop.abort() : void interrupt(embedded, done)))
  try {
    return await runOn(config.databaseUrl ?? embedded?.urlOf() ?? '', work)
  } finally {
    await embedded?.stop()
  }
}

/** Runs `work` on the database of a platform, whether it runs or not. */
export async function withPlatform<T>(config: Config, folder: string, work: Work<T>): Promise<T> {
  const url = config.databaseUrl ?? (await findRunning(folder))
  if (url !== undefined) return runOn(url, work)
  const { release } = takeDataFolder(config.dataFolder, { alone: true })
  try {
    return await withStoppedPlatform(config, folder, 'backed up', work)
  } finally {
    release()
  }
}

async function runOn<T>(url: string, work: Work<T>): Promise<T> {
  const db = openDatabase({ url, maxConnections: 2 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Ends everything; what was written so far is taken back by the database. */
async function interrupt(embedded: EmbeddedPostgres | undefined, done: string): Promise<void> {
  await embedded?.stop()
  process.stderr.write(`\nStopped. Nothing was ${done}.\n`)
  process.exit(1)
}
