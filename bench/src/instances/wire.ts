import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A connection that costs the same whether it is bare TCP or a WebSocket: frames are made before, and not read as such. */
export interface Wire {
  readonly socket: Socket
  /** The bytes on the wire for those of the payload. */
  readonly framed: (payload: Buffer) => Buffer
  /** Bytes of the payload in what came; a WebSocket's heads are counted as well, four in 65,536. */
  readonly headBytes: number
}

export async function openTcp(port: number): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return { socket, framed: (payload) => payload, headBytes: 0 }
}

/** A WebSocket to that path. */
export async function openWebSocket(port: number, path: string): Promise<Wire> {
  const wire = await openTcp(port)
  wire.socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = await once(wire.socket, 'data')
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(`refused: ${String(answer)}`)
  return { socket: wire.socket, framed: frame, headBytes: 2 }
}

/** A masked binary frame, as clients must send them. */
function frame(payload: Buffer): Buffer {
  const mask = randomBytes(4)
  const length = payload.length
  const head =
    length < 126
      ? Buffer.from([0x82, 0x80 | length])
      : length < 65_536
        ? Buffer.from([0x82, 0x80 | 126, length >> 8, length & 0xff])
        : Buffer.from([
            0x82,
            0x80 | 127,
            0,
            0,
            0,
            0,
            ...Buffer.from(length.toString(16).padStart(8, '0'), 'hex'),
          ])
  const masked = Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)))
  return Buffer.concat([head, mask, masked])
}
