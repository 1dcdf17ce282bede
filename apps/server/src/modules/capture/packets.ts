import { addressBytes } from '#modules/capture/address.ts'
import type { Endpoint } from '#modules/capture/address.ts'
import { checksumOf, sumOf } from '#modules/capture/checksum.ts'

const MAC = [0x00, 0x11, 0x00, 0x11, 0x00, 0x11] as const
const IPV6_TYPE = 0x86dd
const TCP = 6
const UDP = 17
const HOP_LIMIT = 64

const RECORD_BYTES = 16
const ETHERNET_BYTES = 14
const IPV6_BYTES = 40
const TCP_BYTES = 20
const UDP_BYTES = 8
const IP_AT = RECORD_BYTES + ETHERNET_BYTES
const TRANSPORT_AT = IP_AT + IPV6_BYTES

/** The largest frame that the file announces. */
const SNAP_BYTES = 65_536
/** Bytes of payload in one frame; the length field of IPv6 has 16 bits. */
export const MAX_PAYLOAD = 65_000
/** 8 MB with the scale that the first packets announce. */
const WINDOW = 0xffff
const WINDOW_SCALE = Buffer.from([1, 3, 3, 7])

export const FLAGS = { fin: 1, syn: 2, rst: 4, psh: 8, ack: 16 } as const

/** The header of a capture file with Ethernet frames and microseconds. */
export function fileHeader(): Buffer {
  const header = Buffer.alloc(24)
  header.writeUInt32LE(0xa1b2c3d4, 0)
  header.writeUInt16LE(2, 4)
  header.writeUInt16LE(4, 6)
  header.writeUInt32LE(SNAP_BYTES, 16)
  header.writeUInt32LE(1, 20)
  return header
}

export interface Segment {
  readonly atMs: number
  /** A sum of FLAGS. */
  readonly flags: number
  readonly sequence: number
  readonly acknowledgement: number
  /** At most MAX_PAYLOAD bytes. */
  readonly payload?: Uint8Array
}

/** Writes the head of one TCP segment as a record of the file; the payload follows it unchanged. */
export type SegmentWriter = (segment: Segment) => Buffer

/** For one direction of a connection, whose fixed fields and their sum are computed once. */
export function segmentWriter(from: Endpoint, to: Endpoint): SegmentWriter {
  const template = template6(TCP, TCP_BYTES, from, to)
  template.writeUInt16BE(WINDOW, TRANSPORT_AT + 14)
  // Version and hop limit are no part of the pseudo header, addresses, protocol and ports are.
  const fixed = fixedSum(template, TCP)

  return ({ atMs, flags, sequence, acknowledgement, payload }) => {
    const options = flags & FLAGS.syn ? WINDOW_SCALE : undefined
    const size = TCP_BYTES + (options?.length ?? 0)
    const head = Buffer.allocUnsafe(TRANSPORT_AT + size)
    template.copy(head)
    if (options) options.copy(head, TRANSPORT_AT + TCP_BYTES)
    head.writeUInt32BE(sequence, TRANSPORT_AT + 4)
    head.writeUInt32BE(acknowledgement, TRANSPORT_AT + 8)
    head[TRANSPORT_AT + 12] = (size / 4) << 4
    head[TRANSPORT_AT + 13] = flags
    const length = size + (payload?.byteLength ?? 0)
    writeLengths(head, length, atMs)
    const sum = sumOf(head.subarray(TRANSPORT_AT + 4)) + (payload ? sumOf(payload) : 0)
    head.writeUInt16LE(checksumOf(fixed + swapped(length) + sum), TRANSPORT_AT + 16)
    return head
  }
}

/** A record with one UDP datagram. */
export function datagram(atMs: number, from: Endpoint, to: Endpoint, payload: Buffer): Buffer {
  const head = template6(UDP, UDP_BYTES, from, to)
  const length = UDP_BYTES + payload.length
  writeLengths(head, length, atMs)
  head.writeUInt16BE(length, TRANSPORT_AT + 4)
  const sum = fixedSum(head, UDP) + 2 * swapped(length) + sumOf(payload)
  head.writeUInt16LE(checksumOf(sum), TRANSPORT_AT + 6)
  return Buffer.concat([head, payload])
}

/** Room for a record and its headers, with every field that does not change filled in. */
function template6(protocol: number, bytes: number, from: Endpoint, to: Endpoint): Buffer {
  const head = Buffer.alloc(TRANSPORT_AT + bytes)
  head.set(MAC, RECORD_BYTES)
  head.set(MAC, RECORD_BYTES + MAC.length)
  head.writeUInt16BE(IPV6_TYPE, RECORD_BYTES + 12)
  head[IP_AT] = 0x60
  head[IP_AT + 6] = protocol
  head[IP_AT + 7] = HOP_LIMIT
  addressBytes(from.address).copy(head, IP_AT + 8)
  addressBytes(to.address).copy(head, IP_AT + 24)
  head.writeUInt16BE(from.port, TRANSPORT_AT)
  head.writeUInt16BE(to.port, TRANSPORT_AT + 2)
  return head
}

/** What the checksum takes from addresses, ports and protocol. */
const fixedSum = (head: Buffer, protocol: number): number =>
  sumOf(head.subarray(IP_AT + 8, TRANSPORT_AT + 4)) + swapped(protocol)

/** The lengths that change with the payload, and the time. */
function writeLengths(head: Buffer, transportBytes: number, atMs: number): void {
  const frameBytes = ETHERNET_BYTES + IPV6_BYTES + transportBytes
  head.writeUInt32LE(Math.floor(atMs / 1000), 0)
  head.writeUInt32LE((atMs % 1000) * 1000, 4)
  head.writeUInt32LE(frameBytes, 8)
  head.writeUInt32LE(frameBytes, 12)
  head.writeUInt16BE(transportBytes, IP_AT + 4)
}

/** A 16-bit number of the network as a word of this machine. */
const swapped = (value: number): number => ((value & 0xff) << 8) | (value >>> 8)
