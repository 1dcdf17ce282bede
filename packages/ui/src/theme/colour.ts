/** Colour maths: sRGB hex <-> OKLCH, WCAG 2.2 contrast and APCA lightness contrast. Pure, no dependencies. */

import type { Hex } from './hex.ts'

export type Oklch = { l: number; c: number; h: number }
type Triple = [number, number, number]

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const table = (of: (channel: number) => number) =>
  Float64Array.from({ length: 256 }, (_, byte) => of(byte / 255))

/** A channel has 256 values: their powers are taken once, since the solver asks for them thousands of times. */
const LINEAR = table(toLinear)
const APCA_LINEAR = table((channel) => channel ** 2.4)

const valueOf = (hex: string) => Number.parseInt(hex.slice(1, 7), 16)

/** Weighted sum over the channels of a colour, each looked up. */
function weighed(hex: string, powers: Float64Array, red: number, green: number, blue: number) {
  const value = valueOf(hex)
  const of = (byte: number) => powers[byte & 255] ?? 0
  return red * of(value >> 16) + green * of(value >> 8) + blue * of(value)
}

const linearOf = (byte: number) => LINEAR[byte & 255] ?? 0

function linear(hex: string): Triple {
  const value = valueOf(hex)
  return [linearOf(value >> 16), linearOf(value >> 8), linearOf(value)]
}

const toByte = (channel: number) => Math.round(clamp(fromLinear(clamp(channel))) * 255)

function linearToHex(r: number, g: number, b: number): Hex {
  const value = (toByte(r) << 16) | (toByte(g) << 8) | toByte(b)
  return `#${value.toString(16).padStart(6, '0')}`
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

const GAMUT_SLACK = 1e-4
const fits = (channel: number) => channel >= -GAMUT_SLACK && channel <= 1 + GAMUT_SLACK
/** Halvings of the chroma: finer than half a step of a channel. */
const GAMUT_STEPS = 16

const red = (long: number, medium: number, short: number) =>
  4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
const green = (long: number, medium: number, short: number) =>
  -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
const blue = (long: number, medium: number, short: number) =>
  -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short

/** A colour outside sRGB loses chroma; its lightness and hue stay. Plain numbers throughout: the solver runs this most. */
export function oklchToHex({ l, c, h }: Oklch): Hex {
  const cos = Math.cos((h * Math.PI) / 180)
  const sin = Math.sin((h * Math.PI) / 180)
  const perLong = 0.3963377774 * cos + 0.2158037573 * sin
  const perMedium = -0.1055613458 * cos - 0.0638541728 * sin
  const perShort = -0.0894841775 * cos - 1.291485548 * sin
  const isInGamut = (chroma: number) => {
    const long = (l + perLong * chroma) ** 3
    const medium = (l + perMedium * chroma) ** 3
    const short = (l + perShort * chroma) ** 3
    return (
      fits(red(long, medium, short)) &&
      fits(green(long, medium, short)) &&
      fits(blue(long, medium, short))
    )
  }
  let chroma = c
  if (!isInGamut(c)) {
    chroma = 0
    let high = c
    for (let step = 0; step < GAMUT_STEPS; step++) {
      const middle = (chroma + high) / 2
      if (isInGamut(middle)) chroma = middle
      else high = middle
    }
  }
  const long = (l + perLong * chroma) ** 3
  const medium = (l + perMedium * chroma) ** 3
  const short = (l + perShort * chroma) ** 3
  return linearToHex(
    red(long, medium, short),
    green(long, medium, short),
    blue(long, medium, short),
  )
}

/** WCAG relative luminance, 0 to 1. */
export const luminance = (hex: string) => weighed(hex, LINEAR, 0.2126, 0.7152, 0.0722)

const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string) => ratio(luminance(one), luminance(other))

/** Lowest contrast of one colour on several grounds. */
export function lowestContrast(colour: string, grounds: readonly string[]): number {
  const own = luminance(colour)
  return Math.min(...grounds.map((ground) => ratio(own, luminance(ground))))
}

function apcaLuminance(hex: string): number {
  const y = weighed(hex, APCA_LINEAR, 0.2126729, 0.7151522, 0.072175)
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
