import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { SlowClients } from '#http/limits/slow-clients.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'

const STEP_MS = 5000
/** A client that has taken nothing of its answer for so many steps does not want it. */
const PATIENCE_STEPS = 3

/** What has left for the network; of what is being written nobody knows. */
const sentOn = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength

/**
 * Ends the connection of a client that does not read its answer, which would stay in memory for as long. The socket's own clock
 * starts again whenever bytes leave, so that a slow client is not taken for one that does not read.
 */
export function endWhenUnread(response: ServerResponse, slowClients: SlowClients): void {
  let sent = -1
  let steps = 0
  let leave: (() => void) | undefined
  response.setTimeout(STEP_MS)
  response.on('timeout', (socket: Socket) => {
    // The answer is ours to give still.
    if (socket.writableLength === 0) return
    steps = sentOn(socket) === sent ? steps + 1 : 1
    sent = sentOn(socket)
    leave ??= slowClients.enter(addressGroup(socket.remoteAddress ?? ''))
    if (!leave || steps >= PATIENCE_STEPS) socket.destroy()
    else socket.setTimeout(STEP_MS)
  })
  response.once('close', () => leave?.())
}
