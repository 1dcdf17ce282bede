import type { Cloth } from '#theme/tokens.ts'
import { type FlagMark, MARKS } from './marks.ts'
import { PATTERNS } from './patterns.ts'

type Cloths = readonly [ground: Cloth, figure: Cloth, ...thirds: Cloth[]]

const FIRST: Cloths = ['yellow', 'ink', 'red', 'violet', 'blue', 'teal', 'green']

/**
 * Twenty pairs of ground and figure, far enough apart in lightness to be distinguished, each with the third colours that can be
 * distinguished from both, also without one of the three kinds of cones.
 */
export const CLOTHS: readonly Cloths[] = [
  FIRST,
  ['red', 'yellow', 'ink'],
  ['orange', 'ink', 'white', 'blue', 'violet'],
  ['sky', 'blue', 'ink', 'white'],
  ['white', 'red', 'ink', 'sky'],
  ['blue', 'yellow', 'ink'],
  ['ink', 'red', 'white', 'yellow', 'sky'],
  ['white', 'orange', 'ink', 'blue', 'violet'],
  ['teal', 'white', 'ink'],
  ['ink', 'sky', 'violet', 'blue', 'red', 'white'],
  ['yellow', 'red', 'ink'],
  ['blue', 'white', 'ink', 'pink', 'orange', 'sky'],
  ['white', 'violet', 'ink', 'pink', 'orange', 'sky'],
  ['green', 'white', 'ink'],
  ['ink', 'yellow', 'red', 'violet', 'blue', 'teal', 'green'],
  ['pink', 'ink', 'white', 'blue', 'violet'],
  ['red', 'white', 'ink', 'sky'],
  ['violet', 'yellow', 'ink'],
  ['ink', 'orange', 'white', 'blue', 'violet'],
  ['blue', 'sky', 'ink', 'white'],
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

export type HouseFlagDesign = {
  ground: Cloth
  figure: Cloth
  pattern: number
  /** None on a flag of two colours. */
  mark: (FlagMark & { cloth: Cloth }) | undefined
}

/** The flag of a name: always the same, on every page and every device. */
export function designHouseFlag(name: string): HouseFlagDesign {
  const hash = hashName(name)
  const [ground, figure, ...thirds] = CLOTHS[hash % CLOTHS.length] ?? FIRST
  // Its own bits: those of the hash have chosen colours and pattern.
  const choice = (Math.imul(hash, 0x9e3779b1) >>> 8) % (thirds.length * MARKS.length + 1)
  const shape = MARKS[choice % MARKS.length]
  const cloth = thirds[Math.floor(choice / MARKS.length)]
  return {
    ground,
    figure,
    pattern: (hash >>> 7) % PATTERNS.length,
    mark: shape && cloth && { ...shape, cloth },
  }
}
