import { createSHA256 } from 'hash-wasm'

/** SHA-256; a promise only where WebAssembly is missing, since one for each hash costs more than the hash. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>

/** SHA-256 as WebAssembly, or the browser's own where WebAssembly is switched off, as in iOS's Lockdown Mode. */
export async function createDigest(): Promise<Digest> {
  try {
    const sha256 = await createSHA256()
    return (bytes) => sha256.init().update(bytes).digest('binary')
  } catch {
    return subtleDigest
  }
}

export const subtleDigest: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export type Search = {
  digest: Digest
  /** 16 hex digits. */
  challenge: string
  /** Leading zero bits wanted. */
  difficulty: number
  /** First half of the answer, so that two searches do not repeat each other. */
  prefix: number
  /** Where to begin and how many answers to try. */
  from: number
  count: number
}

/** Looks for an answer: the second half, of which SHA-256(challenge, prefix, answer) starts with enough zero bits. */
export async function search({
  digest,
  challenge,
  difficulty,
  prefix,
  from,
  count,
}: Search): Promise<number | undefined> {
  const bytes = new Uint8Array(16)
  const input = new DataView(bytes.buffer)
  input.setBigUint64(0, BigInt(`0x${challenge}`))
  input.setUint32(8, prefix)
  for (let answer = from; answer < from + count; answer++) {
    input.setUint32(12, answer)
    const hash = digest(bytes)
    if (zeroBits(hash instanceof Promise ? await hash : hash) >= difficulty) return answer
  }
  return undefined
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

const hex = (word: number) => word.toString(16).padStart(8, '0')

/** What the server expects: the challenge's id and 16 hex digits. */
export const answerText = (id: string, prefix: number, answer: number) =>
  `${id}:${hex(prefix)}${hex(answer)}`
