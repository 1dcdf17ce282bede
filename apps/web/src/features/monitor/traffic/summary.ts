import type {
  Sent,
  Connection,
  About,
  CaptureSummary,
} from '#features/monitor/traffic/capture-summary.ts'
import { endpointText, packetOf } from '#features/monitor/traffic/packet.ts'
import type { Packet } from '#features/monitor/traffic/packet.ts'
import { createPcapReader } from '#features/monitor/traffic/pcap.ts'
import type { Frame } from '#features/monitor/traffic/pcap.ts'
import { withSides } from '#features/monitor/traffic/sides.ts'

type Growing<Part> = { -readonly [Key in keyof Part]: Part[Key] }
type Open = Growing<Omit<Connection, 'byClient' | 'byService'>> & {
  byClient: Growing<Sent>
  byService: Growing<Sent>
}

/** First bytes that are kept of each direction. */
const mostHeadBytes = 512
/** Connections that are kept with all that is known of them. */
const mostConnections = 2000
/** Whence a description of the instance is sent; no player's connection comes from there. */
const descriptionFrom = '[::]:65535'

/** Sums up a capture as it comes in: who spoke with whom, how much, and how each began. */
export function createSummary() {
  let about: About | undefined
  let clientAddress: string | undefined
  let packets = 0
  let bytes = 0
  let connectionCount = 0
  const connections: Open[] = []
  const byEnds = new Map<string, Open | undefined>()

  const open = ({ protocol, from, to, opens }: Packet, at: number): Open | undefined => {
    connectionCount += 1
    if (connections.length >= mostConnections) return undefined
    const connection: Open = {
      ...{ protocol, client: from, service: to, isOpened: opens },
      ...{ packets: 0, firstAt: at, lastAt: at },
      byClient: { bytes: 0, head: new Uint8Array() },
      byService: { bytes: 0, head: new Uint8Array() },
    }
    connections.push(connection)
    return connection
  }

  const take = ({ at, bytes: frame }: Frame) => {
    packets += 1
    const packet = packetOf({ bytes: frame })
    if (!packet) return
    const [from, to] = [endpointText(packet.from), endpointText(packet.to)]
    if (packet.protocol === 'UDP' && from === descriptionFrom) {
      about ??= descriptionOf(packet.payload)
      clientAddress ??= packet.to.address
      return
    }
    bytes += packet.payload.length
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    // The ports of a long capture come around again.
    if (packet.opens || !byEnds.has(key)) byEnds.set(key, open(packet, at))
    const connection = byEnds.get(key)
    if (!connection) return
    connection.packets += 1
    connection.lastAt = at
    const isByClient = from === endpointText(connection.client)
    add(isByClient ? connection.byClient : connection.byService, packet.payload)
  }

  const reader = createPcapReader(take)
  return {
    push: reader.push,
    end: (): CaptureSummary => ({
      ...{ about, packets, bytes, connectionCount },
      connections: withSides(connections, clientAddress),
      isCut: reader.isCut(),
    }),
  }
}

function add(sent: Growing<Sent>, payload: Uint8Array): void {
  sent.bytes += payload.length
  const missing = payload.subarray(0, mostHeadBytes - sent.head.length)
  if (missing.length > 0) sent.head = Uint8Array.from([...sent.head, ...missing])
}

function descriptionOf(payload: Uint8Array): About | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(payload))
    return { instance: textOf(value, 'ContainerId'), flag: textOf(value, 'Flag') }
  } catch {
    return undefined
  }
}

function textOf(value: unknown, name: string): string {
  const found: unknown = value instanceof Object ? Reflect.get(value, name) : undefined
  return typeof found === 'string' ? found : ''
}
