import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#modules/services.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work, so send it visitors. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('Healthy'),
  )
  app.get('/readyz', async (_request, reply) => {
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isReady ? 'Healthy' : 'Unhealthy')
  })
}
