import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn'
import type { Hex } from './hex.ts'

/** Colour maths of the theme: culori with the colour spaces that are used, and APCA contrast. */

export type Oklch = { l: number; c: number; h: number }

useMode(modeLrgb)
useMode(modeOklab)
useMode(modeOklch)
const toRgb = useMode(modeRgb)
const toOklch = converter('oklch')

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** A grey has no hue: its hue is 0. */
export function hexToOklch(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h }
}

/** A colour outside sRGB loses chroma; its lightness and hue stay. */
export const oklchToHex = (colour: Oklch): Hex =>
  `#${formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch')).slice(1)}`

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = wcagContrast

/** Lowest contrast of one colour on several grounds. */
export const lowestContrast = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

function apcaLuminance(hex: string): number {
  const { r = 0, g = 0, b = 0 } = toRgb(hex) ?? {}
  const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4
  // oxlint-disable-next-line oxc/approx-constant -- a fitted constant of APCA, not the root of two
  return y > 0.022 ? y : y + (0.022 - y) ** 1.414
}

/** Absolute APCA lightness contrast (Lc) of text on a ground, 0 to about 108. */
export function apca(text: string, ground: string): number {
  const front = apcaLuminance(text)
  const back = apcaLuminance(ground)
  if (Math.abs(front - back) < 0.0005) return 0
  const isDarkOnLight = back > front
  const raw = isDarkOnLight
    ? (back ** 0.56 - front ** 0.57) * 1.14
    : (front ** 0.62 - back ** 0.65) * 1.14
  return raw < 0.1 ? 0 : (raw - 0.027) * 100
}

/** `#rrggbb` with an alpha between 0 and 1. */
export const withAlpha = (hex: Hex, alpha: number): Hex =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
