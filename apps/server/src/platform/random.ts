import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Where randomness comes from. */
export interface Randomness {
  bytes(count: number): Buffer
  /** A whole number, 0 <= n < limit. */
  below(limit: number): number
}

export const systemRandom: Randomness = {
  bytes: (count) => randomBytes(count),
  below: (limit) => randomInt(limit),
}

/** The same sequence for the same seed, for tests. */
export function seededRandom(seed = 'halyard'): Randomness {
  let step = 0
  const block = (): Buffer => {
    step += 1
    return createHash('sha256').update(`${seed}:${step}`).digest()
  }
  const bytes = (count: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, block)
    return Buffer.concat(blocks).subarray(0, count)
  }
  return { bytes, below: (limit) => bytes(6).readUIntBE(0, 6) % limit }
}

/** `byteCount` random bytes as lower-case hex, twice as many characters. */
export function randomHex(random: Randomness, byteCount: number): string {
  return random.bytes(byteCount).toString('hex')
}

/** A version 4 UUID, lower case. */
export const randomUuid = (random: Randomness): string => uuidOf(random.bytes(16), 4)

const TIME_BYTES = 6
const SEQUENCE_LIMIT = 0x1000
let last = { ms: 0, sequence: 0 }

/**
 * A version 7 UUID, lower case: ids sort in the order in which this process makes them. Node's own takes neither the clock nor the
 * randomness of the tests.
 */
export function orderedUuid(random: Randomness, nowMs: number): string {
  const sequence = nowMs === last.ms ? (last.sequence + 1) % SEQUENCE_LIMIT : 0
  last = { ms: nowMs, sequence }
  const bytes = random.bytes(16)
  bytes.writeUIntBE(nowMs, 0, TIME_BYTES)
  bytes.writeUInt16BE(sequence, TIME_BYTES)
  return uuidOf(bytes, 7)
}

/** The bytes as a UUID of that version. */
function uuidOf(bytes: Buffer, version: 4 | 7): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
