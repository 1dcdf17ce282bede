/** SHA-256 round constants: the fractional parts of the cube roots of the first 64 primes. */
export const rounds = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
/** Start values: the same of the square roots of the first eight. */
export const start = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

function fraction(value: number) {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

const schedule = new Uint32Array(64)
const state = new Uint32Array(8)

/**
 * The first two words of SHA-256 over exactly 16 bytes, given as four big-endian words. One block, no allocation: this runs
 * a million times.
 */
function hash16(a0: number, a1: number, a2: number, a3: number): void {
  const w = schedule
  w.fill(0, 4, 16)
  w[0] = a0
  w[1] = a1
  w[2] = a2
  w[3] = a3
  w[4] = 0x80000000
  w[15] = 128
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15)
    const y = at(w, i - 2)
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(w, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (a + at(start, 0)) | 0
  state[1] = (b + at(start, 1)) | 0
}

const rotate = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits))
const at = (words: Uint32Array, index: number) => words[index] ?? 0

/** Leading zero bits of the hash just made; at most 64 are looked at. */
const zeroBits = () => {
  const first = Math.clz32(at(state, 0))
  return first < 32 ? first : 32 + Math.clz32(at(state, 1))
}

export type Search = {
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
export function search({ challenge, difficulty, prefix, from, count }: Search): number | undefined {
  const high = Number.parseInt(challenge.slice(0, 8), 16)
  const low = Number.parseInt(challenge.slice(8, 16), 16)
  for (let answer = from; answer < from + count; answer++) {
    hash16(high, low, prefix, answer)
    if (zeroBits() >= difficulty) return answer
  }
  return undefined
}

const hex = (word: number) => word.toString(16).padStart(8, '0')

/** What the server expects: the challenge's id and 16 hex digits. */
export const answerText = (id: string, prefix: number, answer: number) =>
  `${id}:${hex(prefix)}${hex(answer)}`
