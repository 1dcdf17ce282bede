import { hashName } from '../house-flag/generate.ts'
import { PATTERNS, patternPath } from '../house-flag/patterns.ts'

const TILE = 24
/** About one tile in six is lit. */
const LIT_SHARE = 1 / 6

export type MosaicCloth = 'night' | 'dusk' | 'dawn' | 'lit' | 'bright'

/** Small seeded generator (mulberry32): the same name gives the same mosaic. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

type Cloths = readonly [ground: MosaicCloth, figure: MosaicCloth]

const UNLIT: readonly Cloths[] = [
  ['night', 'dusk'],
  ['night', 'dawn'],
  ['dusk', 'night'],
  ['dusk', 'dawn'],
  ['dawn', 'dusk'],
]

function pickCloths(random: () => number): Cloths {
  if (random() < LIT_SHARE) return random() < 0.6 ? ['lit', 'bright'] : ['lit', 'night']
  return UNLIT[Math.floor(random() * UNLIT.length)] ?? ['night', 'dusk']
}

/** One path per cloth for a field of tiles; few elements, however many tiles. */
export function mosaicPaths(name: string, columns: number, rows: number) {
  const random = randomFrom(hashName(name))
  const grounds: Record<MosaicCloth, string> = {
    night: '',
    dusk: '',
    dawn: '',
    lit: '',
    bright: '',
  }
  const figures: Record<MosaicCloth, string> = { ...grounds }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [ground, figure] = pickCloths(random)
      const x = column * TILE
      const y = row * TILE
      grounds[ground] += `M${x} ${y}h${TILE}v${TILE}h${-TILE}Z`
      figures[figure] += patternPath(Math.floor(random() * PATTERNS.length), x, y)
    }
  }
  return { grounds, figures, width: columns * TILE, height: rows * TILE }
}
