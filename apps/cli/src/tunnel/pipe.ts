import type { Socket } from 'node:net'
import type { RawData } from 'ws'
import { HALF_CLOSE } from '#tunnel/dial.ts'
import type { DialFailure, Line } from '#tunnel/dial.ts'

/** What became of one connection through a tunnel. */
export type PipeEnd = 'closed' | DialFailure

/** Milliseconds between signs of life: reverse proxies drop a silent WebSocket after a minute. */
const pingEveryMs = 25_000
/**
 * Where half-closed connections are not known: how long the instance may be silent before the connection ends, in milliseconds, once
 * the local program has sent everything. A program that has gone looks the same, so it is short.
 */
const silenceAfterEndMs = 1000

/** Called with each chunk: bytes to the instance, bytes from it. */
type Count = (sent: number, received: number) => void

/**
 * Carries the bytes of one local connection to an instance and back, each way as fast as the slower end. The socket has been
 * accepted with `allowHalfOpen` and `pauseOnConnect`.
 *
 * @returns how it ended, once it is closed
 */
export async function pipe(
  socket: Socket,
  line: Promise<Line | DialFailure>,
  onBytes: Count,
): Promise<PipeEnd> {
  const isClosed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => socket.destroy())
  const found = await line
  if (typeof found === 'string') {
    socket.destroy()
    return found
  }
  relay(socket, found, onBytes)
  await isClosed
  return 'closed'
}

function relay(socket: Socket, { ws, carrier }: Line, onBytes: Count): void {
  const hasHalfClose = ws.protocol === HALF_CLOSE
  const ping = setInterval(() => ws.ping(), pingEveryMs)
  let silence: ReturnType<typeof setTimeout> | undefined
  const waitForSilence = () => {
    clearTimeout(silence)
    silence = setTimeout(() => ws.close(), silenceAfterEndMs)
  }

  ws.on('message', (data) => {
    const bytes = bytesOf(data)
    if (bytes.length === 0) {
      if (hasHalfClose) socket.end()
      return
    }
    onBytes(0, bytes.length)
    if (silence) waitForSilence()
    if (socket.writable && !socket.write(bytes, () => discard(bytes))) ws.pause()
  })
  socket.on('drain', () => ws.resume())

  socket.on('data', (chunk) => {
    onBytes(chunk.length, 0)
    ws.send(chunk, { binary: true }, () => discard(chunk))
    if (carrier.writableNeedDrain) socket.pause()
  })
  carrier.on('drain', () => socket.resume())

  socket.on('end', () => {
    if (hasHalfClose) ws.send('', { binary: true })
    else waitForSilence()
  })
  socket.on('close', () => {
    // A paused WebSocket would not see the answer to its close frame.
    ws.resume()
    ws.close()
  })
  ws.on('close', () => {
    clearInterval(ping)
    clearTimeout(silence)
    socket.resume()
    socket.destroySoon()
  })
  if (socket.destroyed) ws.close()
  ws.resume()
  socket.resume()
}

/** Gives memory back as soon as it has been written, where nothing else is in it: the garbage collector would let it pile up. */
function discard({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
