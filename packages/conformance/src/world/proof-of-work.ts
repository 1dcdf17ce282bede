import { createHash } from 'node:crypto'

const answerBytes = 8

/** Leading zero bits of a hash, most significant bit first. */
export function leadingZeroBits(hash: Uint8Array): number {
  const firstSet = hash.findIndex((byte) => byte !== 0)
  if (firstSet === -1) return hash.length * 8
  return firstSet * 8 + Math.clz32(hash[firstSet] ?? 0) - 24
}

/** The first 8-byte answer, as 16 hex digits, whose hash with the challenge starts with enough zero bits. */
export function solveProofOfWork(challengeHex: string, difficulty: number): string {
  const challenge = Buffer.from(challengeHex, 'hex')
  const answer = Buffer.alloc(answerBytes)
  for (let count = 0n; ; count += 1n) {
    answer.writeBigUInt64BE(count)
    const hash = createHash('sha256').update(challenge).update(answer).digest()
    if (leadingZeroBits(hash) >= difficulty) return answer.toString('hex')
  }
}
