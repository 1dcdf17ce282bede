import type { Socket } from 'node:net'
import WebSocket from 'ws'

/**
 * A WebSocket cannot be closed in one direction only. A platform with this protocol takes an empty message for "I send
 * nothing more", and says the same so.
 */
export const HALF_CLOSE = 'tcp-half-close'
/** How `ws` refuses a server without it. */
const notSupported = 'Server sent no subprotocol'

/** Why there is no way to an instance. */
export type DialFailure = 'gone' | 'full' | 'unreachable'

/** What the platform's proxy says by the status of a refusal. */
const refusals: Readonly<Record<number, DialFailure>> = { 400: 'full', 404: 'gone' }

const handshakeTimeoutMs = 10_000

/** An open WebSocket, paused, and the connection that carries it. */
export type Line = { ws: WebSocket; carrier: Socket }

/** Opens WebSockets to instances, and remembers which platforms know no half-closed connections: a second try costs time. */
export function createDialer() {
  const plainHosts = new Set<string>()
  return async (remote: string): Promise<Line | DialFailure> => {
    const { host } = new URL(remote)
    if (!plainHosts.has(host)) {
      const line = await open(remote, [HALF_CLOSE])
      if (line !== notSupported) return line
      plainHosts.add(host)
    }
    const line = await open(remote, [])
    return line === notSupported ? 'unreachable' : line
  }
}

export type Dial = ReturnType<typeof createDialer>

function open(remote: string, protocols: string[]) {
  const { promise, resolve } = Promise.withResolvers<Line | DialFailure | typeof notSupported>()
  const ws = new WebSocket(remote, protocols, {
    perMessageDeflate: false,
    handshakeTimeout: handshakeTimeoutMs,
    followRedirects: false,
  })
  ws.once('upgrade', ({ socket: carrier }) =>
    ws.once('open', () => {
      // What came before anybody listens would be lost.
      ws.pause()
      resolve({ ws, carrier })
    }),
  )
  ws.once('unexpected-response', (request, { statusCode }) => {
    request.destroy()
    resolve(refusals[statusCode ?? 0] ?? 'unreachable')
  })
  ws.on('error', ({ message }) => resolve(message === notSupported ? notSupported : 'unreachable'))
  return promise
}
