import { formatHex, interpolate, modeRgb, useMode } from 'culori/fn'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepOf } from './brand.ts'
import { lowestContrast } from './colour.ts'
import type { Hex } from './hex.ts'
import { contrastPalette, derivePalette, type Palette } from './palette.ts'
import { CATEGORIES, CATEGORY_COLORS, CATEGORY_TEXT_SHARE, type Scheme } from './tokens.ts'

useMode(modeRgb)

/** The floor of WCAG 2.2 for text. */
const TEXT = 4.5

const anyBrand = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

/** Backgrounds of the names of categories: pages, cards, and rows and cells that are pointed at, pressed, open or chosen. */
const groundsOf = ({ neutral, accent }: Palette) => [
  neutral.surface,
  ...[1, 2, 3, 4, 5].map((step) => stepOf(neutral.steps, step)),
  ...[1, 2, 3, 4].map((step) => stepOf(accent.steps, step)),
]

/** The words of categories that cannot be read somewhere. */
const unreadable = (palette: Palette, scheme: Scheme) =>
  CATEGORIES.map((category) => {
    const mixed = interpolate([
      CATEGORY_COLORS[scheme][category],
      stepOf(palette.neutral.steps, 12),
    ])
    const least = lowestContrast(formatHex(mixed(1 - CATEGORY_TEXT_SHARE)), groundsOf(palette))
    return { category, least }
  }).filter(({ least }) => least < TEXT)

it.each<Scheme>(['dark', 'light'])(
  'words of categories are readable on every ground beside any brand, %s and in its high contrast',
  (scheme) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = derivePalette(brand, scheme)
        const failed = [palette, contrastPalette(palette, scheme)].flatMap((one) =>
          unreadable(one, scheme),
        )
        expect({ brand, failed }).toEqual({ brand, failed: [] })
      }),
      { numRuns: 200 },
    )
  },
  60_000,
)
