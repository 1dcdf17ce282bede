import type { Frame } from '#features/monitor/traffic/pcap.ts'

export type Endpoint = { readonly address: string; readonly port: number }

/** What a frame carries between two programs. */
export type Packet = {
  readonly protocol: 'TCP' | 'UDP'
  readonly from: Endpoint
  readonly to: Endpoint
  /** The first packet of a TCP connection. */
  readonly opens: boolean
  readonly payload: Uint8Array
}

const ethernetBytes = 14
const ipBytes = 40
const transportAt = ethernetBytes + ipBytes
const ipv6 = 0x86dd
const [tcp, udp] = [6, 17]
const [syn, ack] = [2, 16]

/** Reads TCP and UDP over IPv6, which is all that servers write into captures. @returns undefined for anything else */
export function packetOf({ bytes }: Pick<Frame, 'bytes'>): Packet | undefined {
  if (bytes.length < transportAt + 8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint16(12) !== ipv6) return undefined
  const protocol = view.getUint8(ethernetBytes + 6)
  const end = Math.min(bytes.length, transportAt + view.getUint16(ethernetBytes + 4))
  const ends = {
    from: endpointOf(bytes, ethernetBytes + 8, view.getUint16(transportAt)),
    to: endpointOf(bytes, ethernetBytes + 24, view.getUint16(transportAt + 2)),
  }
  if (protocol === udp) {
    return { ...ends, protocol: 'UDP', opens: false, payload: bytes.subarray(transportAt + 8, end) }
  }
  if (protocol !== tcp || bytes.length < transportAt + 20) return undefined
  const start = transportAt + (view.getUint8(transportAt + 12) >> 4) * 4
  const flags = view.getUint8(transportAt + 13)
  return {
    ...ends,
    protocol: 'TCP',
    opens: (flags & (syn | ack)) === syn,
    payload: bytes.subarray(Math.min(start, end), end),
  }
}

const endpointOf = (bytes: Uint8Array, at: number, port: number): Endpoint => ({
  address: addressOf(bytes.subarray(at, at + 16)),
  port,
})

function addressOf(bytes: Uint8Array): string {
  const isMapped = bytes.subarray(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff
  if (isMapped && bytes[11] === 0xff) return bytes.subarray(12).join('.')
  const groups = Array.from({ length: 8 }, (_, index) =>
    (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16),
  )
  // Addresses of the web are written in the one short form.
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)
}

/** An end of a connection as it is written. */
export const endpointText = ({ address, port }: Endpoint): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
