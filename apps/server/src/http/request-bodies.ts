import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A body that is on its way brings at least so many bytes in each such time, until it is there. */
const INTERVAL_MS = 15_000
const LEAST_BYTES = 1_500

/**
 * Ends connections whose request body comes too slowly, and reads what is left of a body that nobody wanted, so that
 * its connection serves the next request.
 */
export function watchRequestBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) endWhenSlow(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.readableEnded) request.raw.unpipe().resume()
    done()
  })
}

/** Whether a request brings a body, be it empty. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function endWhenSlow({ raw }: FastifyRequest): void {
  const { socket } = raw
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    // Bytes that wait for us are not the client's delay.
    const isOurTurn = raw.readableLength > 0
    if (!isOurTurn && socket.bytesRead - seen < LEAST_BYTES) socket.destroy()
    seen = socket.bytesRead
  }, INTERVAL_MS)
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
