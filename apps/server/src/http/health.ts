import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#modules/services.ts'

/** With less, uploads and the database fail any moment. */
const LEAST_FREE_BYTES = 64 * 1024 ** 2

/** `/healthz`: the process lives. `/readyz`: it can do its work, so send it visitors; Degraded without the engine of instances. */
export function serveHealth(app: FastifyInstance, { db, files, instances }: Services): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('Healthy'),
  )
  app.get('/readyz', async (_request, reply) => {
    const isReady = await Promise.all([sql`select 1`.execute(db), files.free()]).then(
      ([, free]) => free >= LEAST_FREE_BYTES,
      () => false,
    )
    const working = instances?.isReachable() === false ? 'Degraded' : 'Healthy'
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isReady ? working : 'Unhealthy')
  })
}
