import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepOf } from './brand.ts'
import { apca, contrast, lowestContrast } from './colour.ts'
import type { Hex } from './hex.ts'
import { contrastPalette, derivePalette, type Palette } from './palette.ts'
import { BLOOD_COLORS, BLOOD_LINES, BLOOD_TEXT, type Scheme } from './tokens.ts'

/** Floors of WCAG 2.2: text, and parts of the interface that carry meaning. */
const TEXT = 4.5
const PART = 3
/** Of the high-contrast themes. */
const STRONG_TEXT = 7

const RUNS = 1000

const anyBrand = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

const PLACES = ['first', 'second', 'third'] as const

/** What distinguishes a pennant of a blood from its background: its fill in dark, the line around it in light; and its words. */
function bloodPairs({ neutral, accent }: Palette, scheme: Scheme) {
  const step = (index: number) => stepOf(neutral.steps, index)
  const grounds = [step(1), neutral.surface, step(3), step(4), stepOf(accent.steps, 3)]
  const edges = scheme === 'light' ? BLOOD_LINES.light : BLOOD_COLORS.dark
  const { label, ...fills } = BLOOD_COLORS[scheme]
  return PLACES.flatMap((place): [name: string, actual: number, least: number][] => [
    [`edge of the ${place} blood`, lowestContrast(edges[place], grounds), PART],
    [`numeral of the ${place} blood`, contrast(label, fills[place]), TEXT],
    [`words of the ${place} blood`, lowestContrast(BLOOD_TEXT[scheme][place], grounds), TEXT],
  ])
}

/** Every pair that components put on each other, with its contrast and the least it must have. */
function pairsOf({ neutral, accent, brand, tones }: Palette, text: number) {
  const step = (index: number) => stepOf(neutral.steps, index)
  const grounds = [step(1), neutral.surface, step(3), step(4)]
  const own = (index: number) => stepOf(accent.steps, index)
  const edge = accent.line ?? own(9)
  const [solid, solidHover] = [stepOf(brand.steps, 9), stepOf(brand.steps, 10)]
  const pairs: [name: string, actual: number, least: number][] = [
    ['text', lowestContrast(step(12), grounds), 7],
    ['muted text', lowestContrast(step(11), grounds), text],
    ['subtle text', lowestContrast(step(10), grounds), text],
    ['accent text and focus ring', lowestContrast(own(11), [...grounds, own(3)]), text],
    ['label on accent', lowestContrast(accent.on, [own(9), own(10)]), TEXT],
    ['label on accent, Lc', apca(accent.on, own(9)), 49],
    ['label on the brand', lowestContrast(brand.on, [solid, solidHover]), TEXT],
    ['label on the brand, Lc', apca(brand.on, solid), 49],
    ['brand against the surface', contrast(brand.line ?? solid, neutral.surface), PART],
    ['line that carries meaning', lowestContrast(step(8), grounds.slice(0, 3)), PART],
    ['accent line', lowestContrast(own(8), grounds.slice(0, 3)), PART],
    ['accent against the surface', contrast(edge, neutral.surface), PART],
  ]
  for (const [name, tone] of Object.entries(tones)) {
    const part = (index: number) => stepOf(tone.steps, index)
    pairs.push(
      [
        `${name} text on its tint and the page`,
        lowestContrast(part(11), [part(3), ...grounds]),
        text,
      ],
      [`label on ${name}`, lowestContrast(tone.on, [part(9), part(10)]), TEXT],
      [`${name} line`, lowestContrast(part(8), grounds.slice(0, 3)), PART],
    )
  }
  return pairs
}

const failures = (palette: Palette, scheme: Scheme, text: number) =>
  [...pairsOf(palette, text), ...bloodPairs(palette, scheme)].filter(
    ([, actual, least]) => actual < least,
  )

it.each<Scheme>(['dark', 'light'])(
  'any brand is readable, %s and in its high contrast',
  (scheme) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = derivePalette(brand, scheme)
        const failed = [
          ...failures(palette, scheme, TEXT),
          ...failures(contrastPalette(palette, scheme), scheme, STRONG_TEXT),
        ]
        expect({ brand, failed }).toEqual({ brand, failed: [] })
      }),
      { numRuns: RUNS },
    )
  },
  120_000,
)

it('high contrast keeps text at 7 : 1 on backgrounds that do not move', () => {
  for (const scheme of ['dark', 'light'] as const) {
    const { neutral, accent } = contrastPalette(derivePalette('#e5176b', scheme), scheme)
    const grounds = [stepOf(neutral.steps, 1), neutral.surface, stepOf(neutral.steps, 3)]
    for (const step of [10, 11, 12]) {
      expect(lowestContrast(stepOf(neutral.steps, step), grounds)).toBeGreaterThanOrEqual(
        STRONG_TEXT,
      )
    }
    expect(lowestContrast(stepOf(accent.steps, 11), grounds)).toBeGreaterThanOrEqual(STRONG_TEXT)
  }
})
