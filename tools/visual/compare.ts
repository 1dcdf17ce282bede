import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Colour distance (0 to 1, YIQ) under which two pixels count as equal, some five steps of 256; smoothed edges are not counted at all. */
const PIXEL_TOLERANCE = 0.02
/** Share of the pixels that may differ: a stray edge, not a line of text. */
const SHARE_TOLERANCE = 0.0001
/** A small picture may differ in this many pixels whatever its size. */
const LEAST_PIXELS = 8

export type Comparison = {
  isSame: boolean
  /** Pixels that differ; pixels that only one picture has count too. */
  pixels: number
  /** The same as a share of the larger picture, 0 to 1. */
  share: number
  /** Picture of the differences, in red on a pale copy; none when the files are equal. */
  diff?: Buffer
}

/** Copies a picture onto a transparent ground of another size. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const ground = new PNG({ width, height })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/** Compares two PNG files, as bytes first: an unchanged story costs nothing. */
export function comparePictures(wanted: Buffer, actual: Buffer): Comparison {
  if (wanted.equals(actual)) return { isSame: true, pixels: 0, share: 0 }
  const one = PNG.sync.read(wanted)
  const other = PNG.sync.read(actual)
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const diff = new PNG({ width, height })
  const [first, second] = [onGround(one, width, height), onGround(other, width, height)]
  const pixels = pixelmatch(first.data, second.data, diff.data, width, height, {
    threshold: PIXEL_TOLERANCE,
  })
  const share = pixels / (width * height)
  const isSameSize = one.width === other.width && one.height === other.height
  const isSame = isSameSize && pixels <= Math.max(LEAST_PIXELS, width * height * SHARE_TOLERANCE)
  return { isSame, pixels, share, diff: PNG.sync.write(diff) }
}
