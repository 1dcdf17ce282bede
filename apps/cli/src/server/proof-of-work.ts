import { createHash } from 'node:crypto'
import type { PowChallenge } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'

/** About half a minute of work; the platform's own default is 18. */
const hardest = 25

/**
 * Answer to a proof-of-work captcha: eight bytes that, hashed behind the challenge, give `difficulty` leading zero bits.
 *
 * @throws Failure when that would take minutes
 */
export function solvePow({ id, challenge, difficulty }: PowChallenge): string {
  if (difficulty > hardest) {
    throw new Failure(`The server's captcha asks for too much work (${difficulty} bits).`)
  }
  const bytes = Buffer.concat([Buffer.from(challenge, 'hex'), Buffer.alloc(8)])
  for (let answer = 0; ; answer += 1) {
    bytes.writeBigUInt64BE(BigInt(answer), bytes.length - 8)
    const digest = createHash('sha256').update(bytes).digest()
    if (leadingZeroBits(digest) >= difficulty) return `${id}:${bytes.subarray(-8).toString('hex')}`
  }
}

function leadingZeroBits(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
