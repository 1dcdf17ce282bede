import { isIPv4, isIPv6 } from 'node:net'

/** One end of a connection. */
export interface Endpoint {
  /** An IPv4 or IPv6 address as text. */
  readonly address: string
  readonly port: number
}

const BYTES = 16

/** The sixteen bytes of an address; an IPv4 address is mapped into IPv6, and what is no address becomes `::`. */
export function addressBytes(address: string): Buffer {
  const bytes = Buffer.alloc(BYTES)
  const [plain = ''] = address.split('%')
  const url = URL.parse(`http://[${isIPv4(plain) ? `::ffff:${plain}` : plain}]`)
  // A URL holds the shortest form of the address, without dots.
  const text = url?.hostname.slice(1, -1)
  if (text === undefined || !isIPv6(text)) return bytes
  const [left = [], right = []] = text.split('::').map((half) => half.split(':').filter(Boolean))
  for (const [index, group] of left.entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), 2 * index)
  const first = BYTES - 2 * right.length
  for (const [index, group] of right.entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), first + 2 * index)
  return bytes
}
