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
export function randomUuid(random: Randomness): string {
  const bytes = random.bytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
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
