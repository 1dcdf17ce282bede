import type { OnReadOpts } from 'node:net'

/** What a connection that says little reads into; it keeps this much. */
const SMALL_BYTES = 4096
/** What it reads into where there is more, so that one turn of the event loop and one message take more of it. */
const LARGE_BYTES = 256 * 1024
/** Large pieces of memory that are kept for the next reads, of all connections together. */
const KEPT = 32
const kept: Buffer[] = []

/** Takes what was read; the bytes stay as they are until `release` is called. */
type Reader = (bytes: Buffer, release: () => void) => void

/** How a connection reads. */
export interface Reading {
  readonly onread: OnReadOpts
  /** Who takes what is read. The connection has to be paused until there is somebody. */
  reader: Reader
}

/**
 * Reads into memory that is used again. Left to itself, Node takes new memory for each read, and every few dozen megabytes that pass make
 * the garbage collector look through all objects of the server: half of what passing bytes on cost.
 */
export function createReading(): Reading {
  const small = Buffer.allocUnsafeSlow(SMALL_BYTES)
  let isMuch = false
  let large: Buffer | undefined
  const reading: Reading = {
    reader: () => undefined,
    onread: {
      buffer: () => {
        if (!isMuch) return small
        large ??= kept.pop() ?? Buffer.allocUnsafeSlow(LARGE_BYTES)
        return large
      },
      callback(length, memory) {
        isMuch = length >= SMALL_BYTES
        if (memory !== large || !isMuch) {
          reading.reader(Buffer.from(memory.subarray(0, length)), () => undefined)
          return true
        }
        const taken = large
        large = undefined
        reading.reader(taken.subarray(0, length), () => keep(taken))
        return true
      },
    },
  }
  return reading
}

function keep(memory: Buffer): void {
  if (kept.length < KEPT) kept.push(memory)
}

/** Gives memory back without the garbage collector, where nothing else is in it. Nobody may use the bytes afterwards. */
export function discard({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
