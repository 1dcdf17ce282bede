import { expect, it } from 'vitest'
import { ringAngles } from './ring-parts.ts'

const CIRCLE = 2 * Math.PI
const lengths = (values: readonly number[]) =>
  ringAngles(values, 50).map((part) => (part ? (part.endAngle - part.startAngle) * 50 : 0))

it('shares the ring out, one after the other, with a gap', () => {
  const [first, second] = ringAngles([3, 1], 50)
  expect(first?.startAngle).toBe(0)
  expect(second?.startAngle).toBeCloseTo(0.75 * CIRCLE)
  expect(lengths([3, 1])[0]).toBeCloseTo(0.75 * CIRCLE * 50 - 2)
})

it('closes for a single part, shows a tiny one, leaves out nothing, minus and none', () => {
  expect(lengths([7])[0]).toBeCloseTo(CIRCLE * 50)
  expect(lengths([1e9, 1])[1]).toBeCloseTo(1)
  expect(lengths([0, -5, 4]).map((length) => length > 0)).toEqual([false, false, true])
  expect(lengths([0, 0])).toEqual([0, 0])
})
