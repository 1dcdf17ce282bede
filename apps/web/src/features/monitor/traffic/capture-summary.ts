import type { Endpoint, Packet } from '#features/monitor/traffic/packet.ts'

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
  /** Whether its beginning was captured. */
  readonly isOpened: boolean
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
