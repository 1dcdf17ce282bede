import { isPowSolved } from '#modules/captcha/hash-pow.ts'

/** Answers a proof-of-work challenge the way a client does: by trying. */
export function solvePow(given: { id: string; challenge: string; difficulty: number }): string {
  const challenge = Buffer.from(given.challenge, 'hex')
  const answer = Buffer.alloc(8)
  for (let count = 0n; ; count += 1n) {
    answer.writeBigUInt64BE(count)
    if (isPowSolved(challenge, answer, given.difficulty))
      return `${given.id}:${answer.toString('hex')}`
  }
}
