import { connect } from 'node:net'
import { percentile } from './percentile.ts'

/** What a load run found. Times in milliseconds. */
export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly maxMs: number
  readonly megabytesPerSecond: number
  /** All requests, those before the measurement included. */
  readonly sent: number
  /** Processor time of the load generator itself, seconds. */
  readonly ownSeconds: number
  readonly statuses: Readonly<Record<string, number>>
}

export interface LoadOptions {
  readonly port: number
  readonly connections: number
  /** How long to measure. Requests of the first fifth before that are not counted. */
  readonly seconds: number
  /** The next request of a connection as it travels; undefined ends the connection. */
  readonly next: (connection: number) => Buffer | undefined
}

const NOTHING = Buffer.alloc(0)
const HEAD_END = Buffer.from('\r\n\r\n')
/** All connections read into the same piece of memory: what is in it is looked at before the next one reads. */
const READ_INTO = Buffer.alloc(262_144)

/**
 * Keeps every connection busy with one request after the other. It reads of an answer only the status and
 * the length, so that on a small machine the processor is left to the server.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const warmUntil = performance.now() + (options.seconds * 1000) / 5
  const until = warmUntil + options.seconds * 1000
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  let bytes = 0
  let sent = 0
  const count = (sentAt: number, status: string, length: number) => {
    const now = performance.now()
    sent += 1
    if (sentAt < warmUntil) return
    latencies.push(now - sentAt)
    statuses[status] = (statuses[status] ?? 0) + 1
    bytes += length
  }
  const startedAt = performance.now()
  const all = Array.from({ length: options.connections }, (_, index) =>
    oneConnection({ ...options, until, count }, index),
  )
  await Promise.all(all)
  const seconds = (Math.min(performance.now(), until) - Math.max(warmUntil, startedAt)) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => percentile(latencies, share)
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    sent,
    ownSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    megabytesPerSecond: bytes / 1e6 / seconds,
    statuses,
  }
}

interface Run extends LoadOptions {
  readonly until: number
  readonly count: (sentAt: number, status: string, length: number) => void
}

function oneConnection({ port, next, until, count }: Run, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    let status = ''
    let length = 0
    /** Bytes that are still to come; undefined while the head is read. */
    let missing: number | undefined
    let head = NOTHING
    const send = () => {
      const request = performance.now() < until ? next(index) : undefined
      if (!request) return socket.end()
      sentAt = performance.now()
      missing = undefined
      head = NOTHING
      return socket.write(request)
    }
    const finish = () => {
      count(sentAt, status, length)
      send()
    }
    const receive = (size: number) => {
      if (missing !== undefined) {
        missing -= size
        if (missing <= 0) finish()
        return
      }
      const chunk = READ_INTO.subarray(0, size)
      const seen = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = seen.indexOf(HEAD_END)
      if (end === -1) {
        head = Buffer.from(seen)
        return
      }
      const text = seen.toString('latin1', 0, end)
      status = text.slice(9, 12)
      length = status === '304' ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      missing = length - (seen.length - end - HEAD_END.length)
      if (missing <= 0) finish()
    }
    const callback = (size: number) => {
      receive(size)
      return true
    }
    const onread = { buffer: READ_INTO, callback }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}
