import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import type { Conversation } from '#modules/capture/conversation.ts'
import { discard } from '#modules/proxy/reading.ts'
import type { Reading } from '#modules/proxy/reading.ts'

/**
 * WebSockets know no half-closed connection. A client that offers this protocol gets one: an empty message says "I send nothing more",
 * either way, and the other direction stays open. Without it the connection is over when either end closes.
 */
export const HALF_CLOSE = 'tcp-half-close'

/** A service that does not take the last bytes of a client that has left is given up after this time. */
const FLUSH_MS = 10_000

interface Parts {
  readonly webSocket: WebSocket
  /** The connection that carries the WebSocket. */
  readonly carrier: Socket
  /** The connection to the service, opened with `allowHalfOpen`, paused. */
  readonly service: Socket
  /** How it reads. */
  readonly reading: Reading
  /** Called with the bytes that pass. */
  readonly observer?: Conversation | undefined
  /** Called once, when both connections are over. */
  readonly onEnd: () => void
}

/**
 * Passes bytes both ways, unchanged and in order, until either end closes. Neither end is read faster than the other one takes the
 * bytes, so nothing piles up here.
 */
export function relay({ webSocket, carrier, service, reading, observer, onEnd }: Parts): void {
  const hasHalfClose = webSocket.protocol === HALF_CLOSE

  webSocket.on('message', (data) => {
    const bytes = bytesOf(data)
    if (bytes.length === 0) {
      if (hasHalfClose) finishClient()
      return
    }
    if (!service.writable) return
    observer?.sent('client', bytes)
    if (!service.write(bytes, () => discard(bytes))) webSocket.pause()
  })
  service.on('drain', () => webSocket.resume())

  reading.reader = (bytes, release) => {
    observer?.sent('service', bytes)
    webSocket.send(bytes, { binary: true }, release)
    if (carrier.writableNeedDrain) service.pause()
  }
  carrier.on('drain', () => service.resume())
  service.resume()

  const finishClient = () => {
    if (!service.writable) return
    observer?.finished('client')
    service.end()
  }
  service.on('end', () => {
    observer?.finished('service')
    if (!hasHalfClose) webSocket.close()
    else if (service.writable) webSocket.send('', { binary: true })
  })
  service.on('error', () => observer?.reset('service'))
  service.on('close', () => {
    // A paused WebSocket would not see the answer to its close frame.
    webSocket.resume()
    webSocket.close()
    endOnce()
  })

  // The peer broke the protocol; `ws` closes the connection.
  webSocket.on('error', () => undefined)
  webSocket.on('close', () => {
    finishClient()
    service.resume()
    service.destroySoon()
    service.setTimeout(FLUSH_MS, () => service.destroy())
    endOnce()
  })

  let open = 2
  const endOnce = () => {
    open -= 1
    if (open === 0) onEnd()
  }
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
