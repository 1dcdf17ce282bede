import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Crop,
  cropForKey,
  keepInside,
  MAX_ZOOM,
  move,
  squareOf,
  START,
  zoomBy,
} from './crop.ts'

const length = fc.integer({ min: 1, max: 20_000 })
const crops = fc.record({
  zoom: fc.double({ min: -10, max: 100, noNaN: true }),
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
})

it('keeps the square inside a picture of any shape', () => {
  fc.assert(
    fc.property(crops, length, length, (wild: Crop, width, height) => {
      const size = { width, height }
      const { left, top, side } = squareOf(keepInside(wild, size), size)
      const slack = 1e-6 * Math.max(width, height)
      expect(side).toBeGreaterThan(0)
      expect(left).toBeGreaterThanOrEqual(-slack)
      expect(top).toBeGreaterThanOrEqual(-slack)
      expect(left + side).toBeLessThanOrEqual(width + slack)
      expect(top + side).toBeLessThanOrEqual(height + slack)
    }),
  )
})

const wide = { width: 400, height: 200 }

it('starts with the largest square in the middle', () => {
  expect(squareOf(START, wide)).toEqual({ left: 100, top: 0, side: 200 })
})

it('moves by shares of the square and stops at the edge', () => {
  expect(squareOf(move(START, 0.25, 0, wide), wide)).toEqual({ left: 150, top: 0, side: 200 })
  expect(squareOf(move(START, 9, 9, wide), wide)).toEqual({ left: 200, top: 0, side: 200 })
})

it('zooms about the middle, up to the limit', () => {
  expect(squareOf(zoomBy(START, 2, wide), wide)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomBy(START, 1000, wide).zoom).toBe(MAX_ZOOM)
  expect(zoomBy(START, 0.1, wide).zoom).toBe(1)
})

it.each([
  ['ArrowRight', false, { left: 102, top: 0, side: 200 }],
  ['ArrowRight', true, { left: 120, top: 0, side: 200 }],
  ['ArrowLeft', true, { left: 80, top: 0, side: 200 }],
  ['ArrowDown', true, { left: 100, top: 0, side: 200 }],
  ['Home', false, { left: 100, top: 0, side: 200 }],
])('%s with Shift %s', (key, shiftKey, expected) => {
  const next = cropForKey({ key, shiftKey }, START, wide)
  const square = next && squareOf(next, wide)
  expect(square?.left).toBeCloseTo(expected.left)
  expect(square?.top).toBeCloseTo(expected.top)
})

it('leaves other keys alone', () => {
  expect(cropForKey({ key: 'Tab', shiftKey: false }, START, wide)).toBeNull()
})
