import { apca, clamp, contrast, hexToOklch, lowestContrast, oklchToHex } from './colour.ts'
import type { Hex } from './hex.ts'
import { type Scheme, SEMANTIC_SEEDS } from './tokens.ts'

/** Derives both themes from one brand colour: lightness is fixed or solved for contrast, hue and chroma come from the brand. */

export type NeutralScale = { steps: Hex[]; surface: Hex }
export type AccentScale = {
  steps: Hex[]
  /** Colour of a label on step 9. */
  on: Hex
  /** Line around step 9 where 9 alone is under 3 : 1 against a light page. */
  line: Hex | null
  isMonochrome: boolean
}

type Ramp = readonly number[]
const NEUTRAL_LIGHTNESS: Record<Scheme, Ramp> = {
  dark: [0.162, 0.202, 0.236, 0.266, 0.297, 0.332, 0.384, 0.484, 0.575, 0.63, 0.74, 0.945],
  light: [0.982, 0.968, 0.952, 0.932, 0.908, 0.882, 0.835, 0.7, 0.62, 0.56, 0.45, 0.22],
}

/** Tints 1 to 7 as lightness, share of the brand's chroma, cap of chroma. */
const TINTS: Record<Scheme, readonly (readonly [l: number, share: number, cap: number])[]> = {
  dark: [
    [0.178, 0.12, 0.02],
    [0.208, 0.18, 0.028],
    [0.255, 0.36, 0.06],
    [0.292, 0.44, 0.075],
    [0.33, 0.5, 0.09],
    [0.38, 0.56, 0.1],
    [0.45, 0.64, 0.115],
  ],
  light: [
    [0.986, 0.05, 0.008],
    [0.972, 0.09, 0.016],
    [0.944, 0.2, 0.036],
    [0.918, 0.28, 0.052],
    [0.886, 0.36, 0.068],
    [0.848, 0.44, 0.084],
    [0.79, 0.56, 0.1],
  ],
}

const WHITE: Hex = '#ffffff'

/** Step 1 to 12 of a scale. */
export function stepOf(steps: readonly Hex[], step: number): Hex {
  const hex = steps[step - 1]
  if (!hex) throw new RangeError(`No step ${step} in this scale`)
  return hex
}

/** 1 at the centre hue, 0 from `width` degrees away, smooth between. */
function hueBump(hue: number, centre: number, width: number): number {
  const distance = Math.abs(((hue - centre + 540) % 360) - 180)
  return distance >= width ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / width)
}

/** A yellow that darkens turns towards amber instead of olive. */
const warmHue = (hue: number, lightness: number, degrees: number) =>
  hue - degrees * hueBump(hue, 104, 44) * clamp((0.86 - lightness) / 0.36)

const WALK_STEPS = 280
const STRIDE = 14

/**
 * First colour, walking lightness from `from` to `to`, that passes; the last one if none does. Strides first, since what is
 * readable stays so further on; then it looks closely at the stride before.
 */
function walk(
  from: number,
  to: number,
  colour: (l: number) => Hex,
  passes: (h: Hex) => boolean,
): Hex {
  const at = (index: number) => colour(from + ((to - from) * index) / WALK_STEPS)
  let stride = 0
  while (stride < WALK_STEPS && !passes(at(stride))) stride += STRIDE
  for (let index = Math.max(0, stride - STRIDE + 1); index < stride; index++) {
    const candidate = at(index)
    if (passes(candidate)) return candidate
  }
  return at(Math.min(stride, WALK_STEPS))
}

export function deriveNeutral(brand: Hex, scheme: Scheme): NeutralScale {
  const base = hexToOklch(brand)
  const isDark = scheme === 'dark'
  const isGrey = base.c < 0.02
  const calmed = (1 - 0.45 * hueBump(base.h, 105, 45)) * (1 - 0.4 * hueBump(base.h, 10, 60))
  const chroma = isGrey ? 0 : Math.min(0.0105, base.c * 0.08) * calmed * (isDark ? 1 : 0.55)
  const colour = (l: number, index: number) =>
    oklchToHex({
      l,
      c: chroma * (index >= 10 ? 1.1 : 1) * (!isDark && index < 2 ? 0.6 : 1),
      h: isGrey ? 264 : base.h,
    })
  const lightness = NEUTRAL_LIGHTNESS[scheme]
  const steps = lightness.map(colour)
  const surface = isDark ? stepOf(steps, 2) : WHITE
  const solve = (index: number, minimum: number, grounds: readonly Hex[], minimumLc: number) => {
    steps[index] = walk(
      lightness[index] ?? 0,
      isDark ? 1 : 0,
      (l) => colour(l, index),
      (hex) => lowestContrast(hex, grounds) >= minimum && apca(hex, surface) >= minimumLc,
    )
  }
  const page = stepOf(steps, 1)
  const control = stepOf(steps, 3)
  solve(7, 3.05, [page, surface, control], 0)
  solve(9, 4.55, [page, surface, control, stepOf(steps, 4)], isDark ? 47 : 60)
  solve(10, 6.2, [page, surface, control, stepOf(steps, 4)], isDark ? 61 : 75)
  return { steps, surface }
}

/** Costs this close are the same. */
const EQUAL = 1e-9

type Solid = { label: Hex; lightness: number; cost: number }

/** The smallest move of lightness at which a label is readable on the solid; the cheaper of white and ink wins. */
function chooseSolid(
  start: number,
  ink: Hex,
  solid: (l: number) => Hex,
  isVisible: (h: Hex) => boolean,
): Solid {
  let cheapest = 9
  const reach = (label: Hex, direction: number, weight: number): Solid => {
    // What costs more than another label cannot win.
    for (let move = 0; move <= 0.6 && move * weight <= cheapest + EQUAL; move += 0.0025) {
      const lightness = clamp(start + direction * move, 0.12, 0.97)
      const hex = solid(lightness)
      if (isVisible(hex) && contrast(label, hex) >= 4.5 && apca(label, hex) >= 50) {
        cheapest = Math.min(cheapest, move * weight)
        return { label, lightness, cost: move * weight }
      }
    }
    return { label, lightness: start, cost: 9 * weight }
  }
  const options = [reach(WHITE, -1, 0.6), reach(WHITE, 1, 0.6), reach(ink, 1, 1)]
  const least = Math.min(...options.map((option) => option.cost))
  const legibility = (option: Solid) => apca(option.label, solid(option.lightness))
  return options
    .filter((option) => option.cost - least < EQUAL)
    .reduce((best, option) => (legibility(option) > legibility(best) ? option : best))
}

/** Hues this close, in degrees, are taken for each other. */
const CONFUSED_WITHIN = 29
/** Of a paler colour the eye sees little but the grey. */
const COLOURFUL = 0.08

/** The meaning that a brand of this colour would be taken for, where there is one. */
export function mistakenFor(brand: Hex): 'bad' | 'ok' | null {
  const { h, c } = hexToOklch(brand)
  if (c < COLOURFUL) return null
  const isNear = (seed: Hex) => {
    const apart = Math.abs(h - hexToOklch(seed).h)
    return Math.min(apart, 360 - apart) <= CONFUSED_WITHIN
  }
  return (['bad', 'ok'] as const).find((tone) => isNear(SEMANTIC_SEEDS[tone])) ?? null
}

export function deriveAccent(colour: Hex, scheme: Scheme, neutral: NeutralScale): AccentScale {
  const base = hexToOklch(colour)
  const isDark = scheme === 'dark'
  const isMonochrome = base.c < 0.02 || (base.c < 0.045 && base.l < 0.3)
  const chroma = isMonochrome ? Math.min(base.c, 0.006) : Math.max(base.c, 0.05)
  const hue = (l: number, degrees = 28) => (isMonochrome ? base.h : warmHue(base.h, l, degrees))
  const capped = (l: number, c: number, degrees?: number) =>
    oklchToHex({ l, c, h: hue(l, degrees) })

  const tints = TINTS[scheme].map(([l, share, cap]) =>
    capped(l, Math.min(chroma * share, cap), isDark ? 12 : 20),
  )
  const tint = stepOf(tints, 3)
  const grounds = [stepOf(neutral.steps, 1), neutral.surface, stepOf(neutral.steps, 3)]
  const textGrounds = [...grounds, stepOf(neutral.steps, 4), tint]

  const meaningfulLine = walk(
    isDark ? 0.5 : 0.72,
    isDark ? 0.95 : 0.25,
    (l) => capped(l, Math.min(chroma * 0.9, 0.2)),
    (hex) => lowestContrast(hex, grounds) >= 3.05,
  )

  const ink = oklchToHex({ l: 0.17, c: isMonochrome ? 0 : Math.min(0.03, chroma * 0.2), h: base.h })
  const solidAt = (l: number) => {
    if (isMonochrome) return oklchToHex({ l, c: chroma, h: base.h })
    return Math.abs(l - base.l) < 1e-6 ? colour : capped(l, chroma)
  }
  const chosen = isMonochrome
    ? { label: isDark ? ink : WHITE, lightness: isDark ? 0.955 : 0.21 }
    : chooseSolid(
        clamp(base.l, 0.2, 0.93),
        ink,
        solidAt,
        (hex) => !isDark || contrast(hex, neutral.surface) >= 3.02,
      )
  const solid = solidAt(chosen.lightness)
  const hover = chosen.label === WHITE ? -0.04 : chosen.lightness > 0.9 ? -0.035 : 0.035
  const solidHover = solidAt(clamp(chosen.lightness + hover, 0.12, 0.99))

  const text = isMonochrome
    ? stepOf(neutral.steps, 12)
    : walk(
        isDark ? clamp(base.l, 0.68, 0.86) : Math.min(0.58, base.l),
        isDark ? 0.97 : 0.2,
        (l) => capped(l, Math.min(chroma * (isDark ? 0.92 : 1), isDark ? 0.15 : 0.2)),
        (hex) =>
          lowestContrast(hex, textGrounds) >= 4.55 &&
          apca(hex, neutral.surface) >= (isDark ? 60 : 64),
      )
  const strongText = walk(
    isDark ? 0.9 : 0.38,
    isDark ? 0.98 : 0.15,
    (l) => capped(l, Math.min(chroma * 0.4, isDark ? 0.06 : 0.09)),
    (hex) => lowestContrast(hex, textGrounds) >= 7,
  )

  return {
    steps: [...tints, meaningfulLine, solid, solidHover, text, strongText],
    on: chosen.label,
    line: !isDark && contrast(solid, stepOf(neutral.steps, 1)) < 3 ? meaningfulLine : null,
    isMonochrome,
  }
}
