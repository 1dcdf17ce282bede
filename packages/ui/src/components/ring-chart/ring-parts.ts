export type RingArc = { length: number; offset: number; circumference: number }

/** Space between parts, px. */
const GAP = 2

/** Lengths along the ring, px, clockwise from the top; a gap parts them, and the smallest can still be seen. */
export function ringParts(values: readonly number[], radius: number): RingArc[] {
  const circumference = 2 * Math.PI * radius
  const counted = values.map((value) => Math.max(0, value))
  const total = counted.reduce((sum, value) => sum + value, 0)
  let offset = 0
  return counted.map((value) => {
    const full = total > 0 ? (value / total) * circumference : 0
    const isWhole = full >= circumference - 0.001
    const length = value === 0 ? 0 : isWhole ? circumference : Math.max(1, full - GAP)
    const arc = { length, offset, circumference }
    offset += full
    return arc
  })
}
