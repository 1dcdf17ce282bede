import { arc, pie } from 'd3-shape'

/** Space between parts, px. */
const GAP = 2

type Angles = { startAngle: number; endAngle: number }

/** Angles of the parts, clockwise from the top; a gap parts them, and the smallest can still be seen. None for a part of 0. */
export function ringAngles(values: readonly number[], radius: number): (Angles | null)[] {
  const slices = pie().sortValues(null)(values.map((value) => Math.max(0, value)))
  return slices.map(({ startAngle, endAngle, value }) => {
    if (value === 0) return null
    const isWhole = endAngle - startAngle > 2 * Math.PI - 1e-6
    const gap = isWhole ? 0 : GAP / radius
    return { startAngle, endAngle: Math.max(startAngle + 1 / radius, endAngle - gap) }
  })
}

/** Draws a part of a ring around the origin. */
export const ringArc = (radius: number, stroke: number) =>
  arc<Angles>()
    .innerRadius(radius - stroke / 2)
    .outerRadius(radius + stroke / 2)
    .startAngle(({ startAngle }) => startAngle)
    .endAngle(({ endAngle }) => endAngle)
