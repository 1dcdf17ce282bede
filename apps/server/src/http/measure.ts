import type { FastifyInstance } from 'fastify'
import type { OperationId } from '#modules/operation/operation-types.ts'
import type { Services } from '#modules/services.ts'

/** Counts and times the answers of all routes by operation. */
export function measureRequests(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'other'
    metrics.requests.inc({ operation, status: reply.statusCode })
    metrics.requestSeconds.observe({ operation }, reply.elapsedTime / 1000)
    done()
  })
}

/** The same for answers that come from no route. */
export function measureOperation(
  { metrics }: Services,
  operation: OperationId | 'other',
): (status: number, begunAt: number) => void {
  const seconds = metrics.requestSeconds.labels({ operation })
  return (status, begunAt) => {
    metrics.requests.inc({ operation, status })
    seconds.observe((performance.now() - begunAt) / 1000)
  }
}
