import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseRaw } from '#http/raw-refusal.ts'
import { createSlowClients } from '#http/limits/slow-clients.ts'
import type { SlowClients } from '#http/limits/slow-clients.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'

const INTERVAL_MS = 5000
/** A body brings at least so much in each interval. */
const LEAST_BYTES_PER_SECOND = 1000
/** What is slower than this is let in, but only so often from one address. */
const UNHURRIED_BYTES_PER_SECOND = 10_000

/**
 * Ends connections whose request body comes too slowly, and reads what is left of a body that nobody wanted, so that
 * its connection serves the next request.
 */
export function watchRequestBodies(app: FastifyInstance): void {
  const slowClients = createSlowClients()
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) endWhenSlow(request, reply, slowClients)
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

function endWhenSlow(request: FastifyRequest, reply: FastifyReply, slowClients: SlowClients): void {
  const { raw, ip } = request
  const { socket } = raw
  let seen = { bytes: socket.bytesRead, atMs: performance.now() }
  let leave: (() => void) | undefined
  const timer = setInterval(() => {
    const now = { bytes: socket.bytesRead, atMs: performance.now() }
    const rate = ((now.bytes - seen.bytes) * 1000) / (now.atMs - seen.atMs)
    seen = now
    // Bytes that wait for us are not the client's delay.
    if (raw.readableLength > 0 || rate >= UNHURRIED_BYTES_PER_SECOND) return
    if (rate < LEAST_BYTES_PER_SECOND) return refuseSlow(request, reply)
    leave ??= slowClients.enter(addressGroup(ip))
    if (!leave) refuseSlow(request, reply)
  }, INTERVAL_MS)
  const stop = () => {
    clearInterval(timer)
    leave?.()
    leave = undefined
  }
  raw.once('end', stop).once('close', stop)
}

/** Answers 408 and ends the connection, whoever is reading the body: that one finds it broken off. */
function refuseSlow({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw
  if (reply.raw.headersSent) return void socket.destroy()
  refuseRaw({ headers }, socket, { status: 408, key: 'requestTooSlow' })
}
