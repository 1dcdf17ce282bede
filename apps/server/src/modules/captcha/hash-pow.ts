import { createHash } from 'node:crypto'

const ANSWER = /^([0-9a-f]{12}):([0-9a-f]{16})$/i

export interface PowAnswer {
  readonly id: string
  readonly answer: Buffer
}

/** Reads `{id}:{16 hex digits}`; undefined for any other text. */
export function readPowAnswer(text: string): PowAnswer | undefined {
  const [, id, answer] = ANSWER.exec(text) ?? []
  if (id === undefined || answer === undefined) return undefined
  return { id: id.toLowerCase(), answer: Buffer.from(answer, 'hex') }
}

/** True when SHA-256(challenge, answer) starts with at least `difficulty` zero bits. */
export function isPowSolved(challenge: Buffer, answer: Buffer, difficulty: number): boolean {
  const hash = createHash('sha256').update(challenge).update(answer).digest()
  return leadingZeroBits(hash) >= difficulty
}

function leadingZeroBits(bytes: Buffer): number {
  const index = bytes.findIndex((byte) => byte !== 0)
  return index === -1 ? bytes.length * 8 : index * 8 + Math.clz32(bytes[index] ?? 0) - 24
}
