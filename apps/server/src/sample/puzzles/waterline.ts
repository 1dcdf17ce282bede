import { type Pixel, png } from '../files/png.ts'
import type { Puzzle } from '../puzzle.ts'

const FLAG = 'halyard{most_of_the_ship_is_below}'
const WIDTH = 160
const HEIGHT = 100

const BITS = Array.from(Buffer.from(`${FLAG}\0`), (byte) => byte.toString(2).padStart(8, '0')).join(
  '',
)

/** Night sky, a moon and waves. */
function scene(x: number, y: number): Pixel {
  const surface = 52 + 3 * Math.sin(x / 9) + 2 * Math.sin(x / 4 + 1)
  if (Math.hypot(x - 120, y - 22) < 11) return [236, 232, 210]
  if (y < surface) return [18 + y / 3, 28 + y / 2, 62 + y]
  const depth = y - surface
  return [10, Math.max(20, 92 - depth), Math.max(48, 128 - depth)]
}

/** The last bit of red carries the message, row by row from the top left, highest bit first. */
function pixel(x: number, y: number): Pixel {
  const [red, green, blue] = scene(x, y)
  const bit = Number(BITS.charAt(y * WIDTH + x) || 0)
  return [(Math.floor(red) & 0xfe) | bit, Math.floor(green), Math.floor(blue)]
}

export const waterline: Puzzle = {
  title: 'Below the waterline',
  category: 'Forensics',
  score: 250,
  flag: FLAG,
  file: { name: 'night.png', data: () => png(WIDTH, HEIGHT, pixel) },
  hints: ['Ask the red of each point whether it is even or odd.'],
  content: `A quiet picture of the bay at night. The painter says that the least of the red is worth the most, and that it is to
be read like a page: from the top left, line by line, eight to a letter.
`,
}
