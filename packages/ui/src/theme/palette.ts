import {
  type AccentScale,
  deriveAccent,
  deriveNeutral,
  mistakenFor,
  type NeutralScale,
  stepOf,
} from './brand.ts'
import { withAlpha } from './colour.ts'
import { type Hex, parseHex } from './hex.ts'
import {
  DEFAULT_BRAND,
  propertyName,
  type Scheme,
  schemeOf,
  SEMANTIC_SEEDS,
  type Theme,
  type Tone,
} from './tokens.ts'

/** Every colour that depends on the brand, for one theme. */
export type Palette = {
  neutral: NeutralScale
  /**
   * What is on, chosen, focused, linked or under way: the brand, or grey beside a brand that would make all of it look like
   * danger or success.
   */
  accent: AccentScale
  /** What to press next, and pictures: the brand itself. */
  brand: AccentScale
  tones: Record<Tone, AccentScale>
}

/** What `theme.css.ts` and the document element need: custom property name (without `--`) to value. */
export type Properties = Record<string, string>

/** One brand colour for both schemes; a value that is not `#rrggbb` falls back to the default brand. */
export function derivePalette(brand: string, scheme: Scheme): Palette {
  const hex = parseHex(brand) ?? DEFAULT_BRAND
  const neutral = deriveNeutral(hex, scheme)
  const tone = (seed: Hex) => deriveAccent(seed, scheme, neutral)
  const own = tone(hex)
  return {
    neutral,
    accent: mistakenFor(hex) ? tone(stepOf(neutral.steps, 9)) : own,
    brand: own,
    tones: {
      ok: tone(SEMANTIC_SEEDS.ok),
      warn: tone(SEMANTIC_SEEDS.warn),
      bad: tone(SEMANTIC_SEEDS.bad),
      info: tone(SEMANTIC_SEEDS.info),
    },
  }
}

/** Names the parts of a semantic colour that components use. */
export function toneParts({ steps, on }: AccentScale) {
  return {
    subtle: stepOf(steps, 2),
    tint: stepOf(steps, 3),
    border: stepOf(steps, 6),
    line: stepOf(steps, 8),
    solid: stepOf(steps, 9),
    solidHover: stepOf(steps, 10),
    text: stepOf(steps, 11),
    onSolid: on,
  }
}

/** Flattens a palette to custom properties, named as in the theme contract. */
function paletteProperties(palette: Palette, scheme: Scheme): Properties {
  const { neutral, accent, brand, tones } = palette
  const step = (index: number) => stepOf(neutral.steps, index)
  const isDark = scheme === 'dark'
  const properties: Properties = {
    [propertyName(['color', 'page'])]: step(1),
    [propertyName(['color', 'surface'])]: neutral.surface,
    [propertyName(['color', 'popover'])]: isDark ? step(3) : neutral.surface,
    [propertyName(['color', 'well'])]: isDark ? step(1) : neutral.surface,
    [propertyName(['color', 'control'])]: isDark ? step(3) : neutral.surface,
    [propertyName(['color', 'controlLine'])]: step(isDark ? 6 : 7),
    [propertyName(['color', 'hairline'])]: withAlpha(step(12), 0.1),
    [propertyName(['color', 'onAccent'])]: accent.on,
    [propertyName(['color', 'accentLine'])]: accent.line ?? 'transparent',
    [propertyName(['color', 'brand', 'solid'])]: stepOf(brand.steps, 9),
    [propertyName(['color', 'brand', 'solidHover'])]: stepOf(brand.steps, 10),
    [propertyName(['color', 'brand', 'onSolid'])]: brand.on,
    [propertyName(['color', 'brand', 'line'])]: brand.line ?? 'transparent',
    [propertyName(['color', 'linkLine'])]: accent.isMonochrome ? 'underline' : 'none',
  }
  neutral.steps.forEach((hex, index) => {
    properties[propertyName(['color', 'neutral', String(index + 1)])] = hex
  })
  accent.steps.forEach((hex, index) => {
    properties[propertyName(['color', 'accent', String(index + 1)])] = hex
  })
  for (const [name, scale] of Object.entries(tones)) {
    for (const [part, hex] of Object.entries(toneParts(scale))) {
      properties[propertyName(['color', name, part])] = hex
    }
  }
  return properties
}

/** High contrast is the plain theme on black or white: grounds go flat, every line and text moves away from them. */
const CONTRAST_NEUTRAL: Record<Scheme, readonly Hex[]> = {
  dark: [
    '#000000',
    '#000000',
    '#0d0d0d',
    '#1f1f1f',
    '#2e2e2e',
    '#8c8c8c',
    '#a8a8a8',
    '#c8c8c8',
    '#d0d0d0',
    '#dcdcdc',
    '#ececec',
    '#ffffff',
  ],
  light: [
    '#ffffff',
    '#ffffff',
    '#f6f6f6',
    '#e8e8e8',
    '#d8d8d8',
    '#6b6b6b',
    '#5a5a5a',
    '#454545',
    '#3d3d3d',
    '#333333',
    '#1f1f1f',
    '#000000',
  ],
}

/** Lines take the colour of the text. On white that text is step 12: step 11 stops at 4.5 : 1, on dark it starts at 7. */
function strengthen(scale: AccentScale, scheme: Scheme): AccentScale {
  const text = stepOf(scale.steps, scheme === 'dark' ? 11 : 12)
  const strong = new Set([6, 7, 8, 11])
  return { ...scale, steps: scale.steps.map((hex, index) => (strong.has(index + 1) ? text : hex)) }
}

/** The high-contrast theme that belongs to a plain palette. */
export function contrastPalette({ accent, brand, tones }: Palette, scheme: Scheme): Palette {
  const strong = (scale: AccentScale) => strengthen(scale, scheme)
  const steps = CONTRAST_NEUTRAL[scheme]
  return {
    neutral: { steps: [...steps], surface: stepOf(steps, 1) },
    accent: strong(accent),
    brand: strong(brand),
    tones: {
      ok: strong(tones.ok),
      warn: strong(tones.warn),
      bad: strong(tones.bad),
      info: strong(tones.info),
    },
  }
}

/** All custom properties of one theme for one brand. */
export function themeProperties(brand: string, theme: Theme): Properties {
  const scheme = schemeOf(theme)
  const palette = derivePalette(brand, scheme)
  if (theme === 'dark' || theme === 'light') return paletteProperties(palette, scheme)
  return {
    ...paletteProperties(contrastPalette(palette, scheme), scheme),
    [propertyName(['color', 'hairline'])]: stepOf(CONTRAST_NEUTRAL[scheme], 6),
  }
}
