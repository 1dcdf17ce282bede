import type { Endpoint } from '#modules/capture/address.ts'
import { FLAGS, MAX_PAYLOAD, segmentWriter } from '#modules/capture/packets.ts'
import type { SegmentWriter } from '#modules/capture/packets.ts'

export type Side = 'client' | 'service'

/** Receives the bytes of one record; they may arrive as several parts. */
export type RecordSink = (parts: readonly Uint8Array[]) => void

/** One TCP connection as an observer between its ends would have seen it. */
export interface Conversation {
  readonly sent: (by: Side, bytes: Uint8Array) => void
  /** That end says that it sends nothing more. */
  readonly finished: (by: Side) => void
  /** The connection broke off. */
  readonly reset: (by: Side) => void
}

interface End {
  readonly write: SegmentWriter
  /** Sequence number of the next byte. */
  next: number
  /** What the other end has acknowledged. */
  acknowledged: number
  isFinished: boolean
}

/** The other end acknowledges at the latest after so many bytes, so that the window is never full. */
const ACKNOWLEDGE_BYTES = 4 * 1024 * 1024
const WRAP = 2 ** 32

/** Begins with the three packets by which a TCP connection opens. */
export function openConversation(
  sink: RecordSink,
  client: Endpoint,
  service: Endpoint,
  now: () => number,
): Conversation {
  const ends: Record<Side, End> = {
    client: endOf(client, service),
    service: endOf(service, client),
  }
  const other = (side: Side) => ends[side === 'client' ? 'service' : 'client']

  const write = (side: Side, flags: number, payload?: Uint8Array) => {
    const [end, peer] = [ends[side], other(side)]
    const isFirst = flags === FLAGS.syn
    const head = end.write({
      atMs: now(),
      flags,
      sequence: end.next,
      acknowledgement: isFirst ? 0 : peer.next,
      ...(payload && { payload }),
    })
    // SYN and FIN count as one byte each.
    const length = (payload?.byteLength ?? 0) + (flags & (FLAGS.syn | FLAGS.fin) ? 1 : 0)
    end.next = (end.next + length) % WRAP
    if (!isFirst) peer.acknowledged = peer.next
    sink(payload ? [head, payload] : [head])
  }
  const acknowledge = (side: Side) => write(side, FLAGS.ack)

  write('client', FLAGS.syn)
  write('service', FLAGS.syn | FLAGS.ack)
  acknowledge('client')

  return {
    sent(by, bytes) {
      const end = ends[by]
      for (let start = 0; start < bytes.byteLength; start += MAX_PAYLOAD) {
        write(by, FLAGS.psh | FLAGS.ack, bytes.subarray(start, start + MAX_PAYLOAD))
        const waiting = (end.next - end.acknowledged + WRAP) % WRAP
        if (waiting >= ACKNOWLEDGE_BYTES) acknowledge(by === 'client' ? 'service' : 'client')
      }
    },
    finished(by) {
      if (ends[by].isFinished) return
      ends[by].isFinished = true
      write(by, FLAGS.fin | FLAGS.ack)
      acknowledge(by === 'client' ? 'service' : 'client')
    },
    reset(by) {
      write(by, FLAGS.rst | FLAGS.ack)
    },
  }
}

const endOf = (from: Endpoint, to: Endpoint): End => ({
  write: segmentWriter(from, to),
  next: 0,
  acknowledged: 0,
  isFinished: false,
})
