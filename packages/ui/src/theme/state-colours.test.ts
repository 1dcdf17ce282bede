import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepOf } from './brand.ts'
import { hexToOklch, oklchToHex } from './colour.ts'
import type { Hex } from './hex.ts'
import { contrastPalette, derivePalette, type Palette } from './palette.ts'
import type { Scheme } from './tokens.ts'

/** Steps of the accent by what they draw: a chosen row, a switch, and a focus ring, a link or the words of a badge. */
const STATES = { selection: 3, switch: 9, focus: 11 } as const

/** Least distances in OKLab, in which 0.02 is just noticeable. The tints of selections are pale, so near each other, all of them. Each is a little less than the
 * solver keeps, since its colors are rounded to 8 bits. */
const APART = { selection: 0.008, switch: 0.06, focus: 0.029 } as const

function distance(one: Hex, other: Hex): number {
  const [a, b] = [hexToOklch(one), hexToOklch(other)].map(({ l, c, h }) => {
    const angle = (h * Math.PI) / 180
    return [l, c * Math.cos(angle), c * Math.sin(angle)] as const
  })
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0
}

/** The states of a palette that could be taken for danger or for ok. */
const confused = ({ accent, tones }: Palette) =>
  (['bad', 'ok'] as const).flatMap((tone) =>
    (['selection', 'switch', 'focus'] as const)
      .map((state) => ({
        tone,
        state,
        apart: distance(
          stepOf(accent.steps, STATES[state]),
          stepOf(tones[tone].steps, STATES[state]),
        ),
      }))
      .filter(({ state, apart }) => apart < APART[state]),
  )

/** Every hue, as strong, pale and bright as people choose brands. */
const anyBrand = fc
  .record({
    h: fc.integer({ min: 0, max: 359 }),
    l: fc.double({ min: 0.15, max: 0.95, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map(oklchToHex)

it.each<Scheme>(['dark', 'light'])(
  'no hue of a brand makes a state look like danger or ok, %s and in its high contrast',
  (scheme) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = derivePalette(brand, scheme)
        const failed = [palette, contrastPalette(palette, scheme)].flatMap(confused)
        expect({ brand, failed }).toEqual({ brand, failed: [] })
      }),
      // The first was too near to ok in high contrast on white.
      { numRuns: 300, examples: [['#00c5b2']] },
    )
  },
  60_000,
)
