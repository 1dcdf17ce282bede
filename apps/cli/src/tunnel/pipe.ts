import type { Socket } from 'node:net'
import WebSocket, { createWebSocketStream } from 'ws'

/** What happened to one connection through a tunnel. */
export type PipeEnd = 'closed' | 'gone' | 'full' | 'unreachable'

/** What the platform's proxy says by the status of a refusal. */
const refusals: Readonly<Record<number, PipeEnd>> = { 400: 'full', 404: 'gone' }

/** Milliseconds between signs of life: reverse proxies drop a silent WebSocket after a minute. */
const pingEveryMs = 25_000
const handshakeTimeoutMs = 10_000
/**
 * A WebSocket cannot be closed in one direction only. After the local program has sent everything, this is how long the instance
 * may be silent before the connection ends, in milliseconds.
 */
const silenceAfterEndMs = 1000

/**
 * Carries the bytes of one local connection through a WebSocket, both ways, each as fast as the slower end.
 *
 * @param onBytes told of each chunk: bytes to the instance, bytes from it
 * @returns how it ended
 */
export function pipe(
  socket: Socket,
  remote: string,
  onBytes: (sent: number, received: number) => void,
): Promise<PipeEnd> {
  const ws = new WebSocket(remote, {
    perMessageDeflate: false,
    handshakeTimeout: handshakeTimeoutMs,
    followRedirects: false,
  })
  const stream = createWebSocketStream(ws)
  const ping = setInterval(() => {
    if (ws.readyState === ws.OPEN) ws.ping()
  }, pingEveryMs)
  const { promise, resolve } = Promise.withResolvers<PipeEnd>()
  let end: PipeEnd = 'unreachable'
  let silence: ReturnType<typeof setTimeout> | undefined

  const waitForSilence = () => {
    clearTimeout(silence)
    silence = setTimeout(() => ws.close(), silenceAfterEndMs)
  }
  ws.once('unexpected-response', (request, { statusCode }) => {
    end = refusals[statusCode ?? 0] ?? 'unreachable'
    request.destroy()
    socket.destroy()
  })
  ws.once('open', () => (end = 'closed'))
  ws.once('close', () => {
    clearInterval(ping)
    clearTimeout(silence)
    resolve(end)
  })
  stream.on('error', () => socket.destroy())
  stream.on('data', (chunk: Buffer) => {
    onBytes(0, chunk.length)
    if (socket.readableEnded) waitForSilence()
  })
  socket.on('data', (chunk: Buffer) => onBytes(chunk.length, 0))
  socket.once('end', waitForSilence)
  socket.once('error', () => ws.close())
  socket.once('close', () => ws.close())
  socket.pipe(stream, { end: false })
  stream.pipe(socket)
  return promise
}
