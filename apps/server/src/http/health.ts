import { LEAST_FREE_DISK } from '@halyard/rules'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { newerMigration } from '#db/migrate.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Services } from '#modules/services.ts'
import { within } from '#platform/within.ts'

/** Longer than a busy database takes, shorter than visitors wait. */
const LIMIT_MS = 5000

/**
 * `/livez`: the process lives; `/healthz` is its older name, which clients know. `/readyz`: it can do its work, so send it visitors;
 * Degraded without the engine of instances.
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  for (const path of ['/livez', '/healthz']) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/plain').send('Healthy'),
    )
  }
  app.get('/readyz', async (_request, reply) => {
    const problem = await findProblem(services)
    const working = services.instances?.isReachable() === false ? 'Degraded' : 'Healthy'
    return reply
      .code(problem === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(problem === undefined ? working : `Unhealthy: ${problem}`)
  })
}

/** Why the platform cannot do its work; undefined when it can. */
export async function findProblem(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  limitMs = LIMIT_MS,
): Promise<string | undefined> {
  const database = findDatabaseProblem(db).catch(() => 'the database cannot be reached')
  const storage = files.free().then(
    (free) => (free >= LEAST_FREE_DISK ? undefined : 'the disk is full'),
    () => 'the files cannot be reached',
  )
  const [ofDatabase, ofStorage] = await Promise.all([
    within(database, limitMs, 'the database does not answer'),
    within(storage, limitMs, 'the files cannot be reached'),
  ])
  return ofDatabase ?? ofStorage
}

async function findDatabaseProblem(db: Infrastructure['db']): Promise<string | undefined> {
  if (!(await isWritable(db))) return 'the database is read-only'
  // A newer server has migrated it, and takes over from this one.
  if ((await newerMigration(db)) !== undefined) return 'the database belongs to a newer version'
  return undefined
}

/** False on a standby, which a failover may leave behind the old address. */
async function isWritable(db: Infrastructure['db']): Promise<boolean> {
  const { rows } = await sql<{
    mode: string
  }>`select current_setting('transaction_read_only') as mode`.execute(db)
  return rows[0]?.mode === 'off'
}
