import { endpointText, packetOf } from '#features/monitor/traffic/packet.ts'
import type { Endpoint, Packet } from '#features/monitor/traffic/packet.ts'
import { createPcapReader } from '#features/monitor/traffic/pcap.ts'
import type { Frame } from '#features/monitor/traffic/pcap.ts'

/** What one end of a connection has sent. */
export type Sent = {
  readonly bytes: number
  /** The first of them. */
  readonly head: Uint8Array
}

export type Connection = {
  readonly protocol: Packet['protocol']
  readonly client: Endpoint
  readonly service: Endpoint
  readonly packets: number
  /** Epoch milliseconds. */
  readonly firstAt: number
  readonly lastAt: number
  readonly byClient: Sent
  readonly byService: Sent
}

/** What a server writes into the first packet about the instance. */
export type About = { readonly instance: string; readonly flag: string }

export type CaptureSummary = {
  readonly about: About | undefined
  readonly packets: number
  /** Of the payload. */
  readonly bytes: number
  readonly connectionCount: number
  /** In the order they were opened; of very many the first. */
  readonly connections: readonly Connection[]
  /** The file ends too early, or was not read to its end. */
  readonly isCut: boolean
}

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
  let packets = 0
  let bytes = 0
  let connectionCount = 0
  const connections: Open[] = []
  const byEnds = new Map<string, Open | undefined>()

  const open = ({ protocol, from, to }: Packet, at: number): Open | undefined => {
    connectionCount += 1
    if (connections.length >= mostConnections) return undefined
    const connection: Open = {
      ...{ protocol, client: from, service: to, packets: 0, firstAt: at, lastAt: at },
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
      ...{ about, packets, bytes, connectionCount, connections },
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
