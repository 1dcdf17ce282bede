/** Drawings of the design as plain paths and colours, for what draws them elsewhere than on a page: PDF files, for instance. */
import { designHouseFlag } from './components/competition/house-flag/generate.ts'
import { patternPath } from './components/competition/house-flag/patterns.ts'
import { type MosaicCloth, mosaicPaths } from './components/competition/mosaic/mosaic-paths.ts'
import { hexToOklch, oklchToHex } from './theme/colour.ts'
import type { Hex } from './theme/hex.ts'
import { BLOOD_COLORS, BLOOD_LINES, CLOTH } from './theme/tokens.ts'

export type DrawnPath = {
  /** As in SVG. */
  d: string
  fill: string
  /** Degrees clockwise about the middle of its drawing. */
  turn?: number
}

/** Side of a house flag and of a tile of a mosaic. */
export const CLOTH_SIDE = 24

/** The flag of a name, from the ground up. */
export function houseFlagDrawing(name: string): DrawnPath[] {
  const { ground, figure, pattern, mark } = designHouseFlag(name)
  return [
    { d: `M0 0H${CLOTH_SIDE}V${CLOTH_SIDE}H0Z`, fill: CLOTH[ground] },
    { d: patternPath(pattern), fill: CLOTH[figure] },
    ...(mark ? [{ d: mark.path, fill: CLOTH[mark.cloth], turn: mark.turn }] : []),
  ]
}

/** Lightness and most chroma of each cloth of a mosaic, as in its style sheet. */
const MOSAIC = {
  night: [0.22, 0.065],
  dusk: [0.315, 0.085],
  dawn: [0.395, 0.105],
  lit: [0.63, 0.17],
  bright: [0.9, 0.05],
} as const satisfies Record<MosaicCloth, readonly [l: number, c: number]>
const CLOTHS = ['night', 'dusk', 'dawn', 'lit', 'bright'] as const

/** Tiles of house flags in the hue of a colour, from the ground up. */
export function mosaicDrawing(name: string, columns: number, rows: number, colour: Hex) {
  const { grounds, figures } = mosaicPaths(name, columns, rows)
  const { c, h } = hexToOklch(colour)
  return [grounds, figures].flatMap((layer) =>
    CLOTHS.filter((cloth) => layer[cloth] !== '').map((cloth): DrawnPath => {
      const [l, most] = MOSAIC[cloth]
      return { d: layer[cloth], fill: oklchToHex({ l, c: Math.min(c, most), h }) }
    }),
  )
}

/** Gold, silver and bronze on paper: fill, and the line around it. */
export const medals = (['first', 'second', 'third'] as const).map((place) => ({
  fill: BLOOD_COLORS.light[place],
  line: BLOOD_LINES.light[place],
  label: BLOOD_COLORS.light.label,
}))
