import { once } from 'node:events'
import type { Wire } from './wire.ts'

const PART_BYTES = 65_000
const MEGABYTE = 1_000_000

/** Megabytes a second from the service to the client. */
export async function download({ socket, framed }: Wire, bytes: number): Promise<number> {
  socket.write(framed(Buffer.from(`give ${bytes}\n`)))
  let left = bytes
  const startMs = performance.now()
  const done = Promise.withResolvers<undefined>()
  socket.on('data', (part: Buffer) => {
    left -= part.length
    if (left <= 0) done.resolve(undefined)
  })
  await done.promise
  socket.destroy()
  return perSecond(bytes, startMs)
}

/** Megabytes a second from the client to the service, which says when it has all; sent as that payload, again and again. */
export async function upload(
  { socket, framed }: Wire,
  bytes: number,
  payload = Buffer.alloc(PART_BYTES, 'client'),
): Promise<number> {
  const parts = Math.ceil(bytes / payload.length)
  const part = framed(payload)
  const startMs = performance.now()
  const done = once(socket, 'data')
  socket.write(framed(Buffer.from(`take ${parts * payload.length}\n`)))
  for (let index = 0; index < parts; index += 1) {
    if (!socket.write(part)) await once(socket, 'drain')
  }
  await done
  socket.destroy()
  return perSecond(parts * payload.length, startMs)
}

/** Milliseconds from a short message to its echo, the median of many, one after the other. */
export async function roundTrip({ socket, framed, headBytes }: Wire, rounds: number) {
  const message = Buffer.alloc(32, 'x')
  socket.write(framed(Buffer.from('echo\n')))
  // The service has read the first line by then, and nothing more.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const times: number[] = []
  const sent = framed(message)
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now()
    socket.write(sent)
    for (let left = message.length + headBytes; left > 0;) {
      const [part] = await once(socket, 'data')
      left -= part.length
    }
    times.push(performance.now() - startMs)
  }
  socket.destroy()
  return median(times)
}

const perSecond = (bytes: number, startMs: number) =>
  bytes / MEGABYTE / ((performance.now() - startMs) / 1000)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
