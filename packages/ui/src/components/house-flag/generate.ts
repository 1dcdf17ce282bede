import type { Cloth } from '#theme/tokens.ts'
import { PATTERNS } from './patterns.ts'

type Pair = readonly [ground: Cloth, figure: Cloth]

const FIRST_PAIR: Pair = ['yellow', 'ink']

/** Twenty pairs: ground and figure, far enough apart in lightness to be told from each other. */
const PAIRS: readonly Pair[] = [
  FIRST_PAIR,
  ['red', 'yellow'],
  ['orange', 'ink'],
  ['sky', 'blue'],
  ['white', 'red'],
  ['blue', 'yellow'],
  ['ink', 'red'],
  ['white', 'orange'],
  ['teal', 'white'],
  ['ink', 'sky'],
  ['yellow', 'red'],
  ['blue', 'white'],
  ['white', 'violet'],
  ['green', 'white'],
  ['ink', 'yellow'],
  ['pink', 'ink'],
  ['red', 'white'],
  ['violet', 'yellow'],
  ['ink', 'orange'],
  ['blue', 'sky'],
]

/** 32-bit FNV-1a over the code points, then two rounds of multiply and xor-shift so that every bit counts. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type HouseFlagDesign = { ground: Cloth; figure: Cloth; pattern: number }

/** The flag of a name: always the same, on every page and every device. */
export function designHouseFlag(name: string): HouseFlagDesign {
  const hash = hashName(name)
  const [ground, figure] = PAIRS[hash % PAIRS.length] ?? FIRST_PAIR
  return { ground, figure, pattern: (hash >>> 7) % PATTERNS.length }
}
