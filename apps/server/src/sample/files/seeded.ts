/** Numbers that are the same on every run, so that a puzzle's file never changes. */
export type Seeded = {
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number
  pick: <T>(items: readonly T[]) => T
  hex: (length: number) => string
  shuffled: <T>(items: readonly T[]) => T[]
}

const HEX = '0123456789abcdef'

/** A small generator (mulberry32), started by a text. Never for secrets: who reads the code knows its numbers. */
export function seeded(name: string): Seeded {
  let state = fingerprint(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    below,
    pick,
    hex: (length) => Array.from({ length }, () => HEX.charAt(below(HEX.length))).join(''),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}

/** FNV-1a over the text's code units. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
