import { once } from 'node:events'
import { connect } from 'node:net'
import type { OnReadOpts, Socket } from 'node:net'
import type { Address } from '#modules/instance/backend.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { errorCodeOf } from '#platform/error-code.ts'

const CONNECT_MS = 10_000
/** The kernel notices a peer that is gone without a word. */
export const KEEP_ALIVE_MS = 30_000

/** Opens the connection to a service, paused. Throws Refusal 400 for an unknown host, 418 when nothing answers there. */
export async function connectTo({ host, port }: Address, onread: OnReadOpts): Promise<Socket> {
  const socket = connect({
    host,
    port,
    allowHalfOpen: true,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_MS,
    onread,
  }).pause()
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) })
    return socket
  } catch (error) {
    socket.on('error', () => undefined)
    socket.destroy()
    throw ['ENOTFOUND', 'EAI_AGAIN'].includes(errorCodeOf(error) ?? '')
      ? new Refusal(400, 'instanceUnresolved')
      : new Refusal(418, 'instanceSilent')
  }
}
