export type Datagram = {
  atMs: number
  from: readonly [host: number, port: number]
  to: readonly [host: number, port: number]
  text: string
}

const ETHERNET = 1
const UDP = 17

/** A capture file of UDP datagrams between hosts of 10.0.0.0/24, readable by every packet viewer. */
export function pcap(datagrams: readonly Datagram[]): Buffer {
  const header = Buffer.alloc(24)
  header.writeUInt32LE(0xa1b2c3d4, 0)
  header.writeUInt16LE(2, 4)
  header.writeUInt16LE(4, 6)
  header.writeUInt32LE(65_535, 16)
  header.writeUInt32LE(ETHERNET, 20)
  return Buffer.concat([header, ...datagrams.map(record)])
}

function record(datagram: Datagram): Buffer {
  const frame = ethernet(datagram, ipv4(datagram, udp(datagram)))
  const head = Buffer.alloc(16)
  head.writeUInt32LE(Math.floor(datagram.atMs / 1000), 0)
  head.writeUInt32LE((datagram.atMs % 1000) * 1000, 4)
  head.writeUInt32LE(frame.length, 8)
  head.writeUInt32LE(frame.length, 12)
  return Buffer.concat([head, frame])
}

const ethernet = ({ from, to }: Datagram, packet: Buffer): Buffer =>
  Buffer.concat([Buffer.from([2, 0, 0, 0, 0, to[0], 2, 0, 0, 0, 0, from[0], 8, 0]), packet])

function ipv4({ from, to }: Datagram, body: Buffer): Buffer {
  const head = Buffer.alloc(20)
  head[0] = 0x45
  head.writeUInt16BE(head.length + body.length, 2)
  head[8] = 64
  head[9] = UDP
  head.set([10, 0, 0, from[0]], 12)
  head.set([10, 0, 0, to[0]], 16)
  head.writeUInt16BE(internetChecksum(head), 10)
  return Buffer.concat([head, body])
}

/** Without checksum: UDP over IPv4 may leave it out. */
function udp({ from, to, text }: Datagram): Buffer {
  const payload = Buffer.from(text)
  const head = Buffer.alloc(8)
  head.writeUInt16BE(from[1], 0)
  head.writeUInt16BE(to[1], 2)
  head.writeUInt16BE(head.length + payload.length, 4)
  return Buffer.concat([head, payload])
}

function internetChecksum(bytes: Buffer): number {
  let sum = 0
  for (let index = 0; index < bytes.length; index += 2) sum += bytes.readUInt16BE(index)
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16)
  return ~sum & 0xffff
}
