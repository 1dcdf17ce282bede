import { expect, it } from 'vitest'
import { ringParts } from './ring-parts.ts'

it('shares the ring out, one after the other, with a gap', () => {
  const [first, second] = ringParts([3, 1], 50)
  expect(first?.offset).toBe(0)
  expect(second?.offset).toBeCloseTo(0.75 * 2 * Math.PI * 50)
  expect((first?.length ?? 0) + 2).toBeCloseTo(0.75 * 2 * Math.PI * 50)
})

it('closes for a single part, shows a tiny one, leaves out nothing, minus and none', () => {
  expect(ringParts([7], 50)[0]?.length).toBeCloseTo(2 * Math.PI * 50)
  expect(ringParts([1e9, 1], 50)[1]?.length).toBe(1)
  expect(ringParts([0, -5, 4], 50).map(({ length }) => length > 0)).toEqual([false, false, true])
  expect(ringParts([0, 0], 50).map(({ length }) => length)).toEqual([0, 0])
})
