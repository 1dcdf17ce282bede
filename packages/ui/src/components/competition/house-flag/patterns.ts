/** Shapes of signal flags on a 24 x 24 cloth: what is painted in the second colour over the first. */

type Point = readonly [x: number, y: number]
type Shape = { points: readonly Point[] } | { circle: readonly [x: number, y: number, r: number] }

const box = (x: number, y: number, width: number, height: number): Shape => ({
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
})
const polygon = (...points: Point[]): Shape => ({ points })

const checks = (cells: number): Shape[] => {
  const side = 24 / cells
  return Array.from({ length: cells * cells }, (_, index) => index)
    .filter(
      (index) =>
        (Math.floor(index / cells) + index) % 2 ===
        (cells % 2 ? 1 : Math.floor(index / cells) % 2 ? 0 : 1),
    )
    .map((index) => box((index % cells) * side, Math.floor(index / cells) * side, side, side))
}

/** The eighteen patterns of a house flag, in a fixed order: a flag's picture depends on its place here. */
export const PATTERNS: readonly (readonly Shape[])[] = [
  [box(12, 0, 12, 24)],
  [box(0, 12, 24, 12)],
  [box(8, 0, 8, 24)],
  [box(0, 8, 24, 8)],
  [box(12, 0, 12, 12), box(0, 12, 12, 12)],
  [box(9, 0, 6, 24), box(0, 9, 9, 6), box(15, 9, 9, 6)],
  [
    polygon(
      [0, 0],
      [5, 0],
      [12, 7],
      [19, 0],
      [24, 0],
      [24, 5],
      [17, 12],
      [24, 19],
      [24, 24],
      [19, 24],
      [12, 17],
      [5, 24],
      [0, 24],
      [0, 19],
      [7, 12],
      [0, 5],
    ),
  ],
  [polygon([0, 0], [24, 24], [0, 24])],
  [polygon([0, 0], [8, 0], [24, 16], [24, 24], [16, 24], [0, 8])],
  [polygon([0, 0], [15, 12], [0, 24])],
  [box(7, 7, 10, 10)],
  [polygon([12, 3], [21, 12], [12, 21], [3, 12])],
  [{ circle: [12, 12, 6.5] }],
  [box(4, 4, 16, 4), box(4, 16, 16, 4), box(4, 8, 4, 8), box(16, 8, 4, 8)],
  checks(4),
  [box(6, 0, 5, 24), box(0, 9.5, 6, 5), box(11, 9.5, 13, 5)],
  [box(4.8, 0, 4.8, 24), box(14.4, 0, 4.8, 24)],
  [box(0, 4.8, 24, 4.8), box(0, 14.4, 24, 4.8)],
]

function shapePath(shape: Shape, x: number, y: number): string {
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle
    return `M${x + cx - r} ${y + cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  return `M${shape.points.map(([px, py]) => `${x + px} ${y + py}`).join('L')}Z`
}

/** SVG path of a pattern, moved to a place. */
export const patternPath = (index: number, x = 0, y = 0) =>
  (PATTERNS[index % PATTERNS.length] ?? []).map((shape) => shapePath(shape, x, y)).join('')
