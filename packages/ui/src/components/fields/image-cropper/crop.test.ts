import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Crop, cropForKey, keepInside, MAX_ZOOM, move, partOf, START, zoomBy } from './crop.ts'

const length = fc.integer({ min: 1, max: 20_000 })
const crops = fc.record({
  zoom: fc.double({ min: -10, max: 100, noNaN: true }),
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
})

const ratios = fc.constantFrom(1, 16 / 9, 9 / 16)

it('keeps the part inside a picture of any shape, in its proportions', () => {
  fc.assert(
    fc.property(crops, length, length, ratios, (wild: Crop, width, height, ratio) => {
      const frame = { width, height, ratio }
      const part = partOf(keepInside(wild, frame), frame)
      const { left, top } = part
      const slack = 1e-6 * Math.max(width, height)
      expect(part.width).toBeGreaterThan(0)
      expect(part.width / part.height).toBeCloseTo(ratio)
      expect(left).toBeGreaterThanOrEqual(-slack)
      expect(top).toBeGreaterThanOrEqual(-slack)
      expect(left + part.width).toBeLessThanOrEqual(width + slack)
      expect(top + part.height).toBeLessThanOrEqual(height + slack)
    }),
  )
})

const wide = { width: 400, height: 200, ratio: 1 }

it('starts with the largest square in the middle', () => {
  expect(partOf(START, wide)).toEqual({ left: 100, top: 0, width: 200, height: 200 })
})

it('starts with the largest part of other proportions in the middle', () => {
  const square = { width: 320, height: 320, ratio: 16 / 9 }
  expect(partOf(START, square)).toEqual({ left: 0, top: 70, width: 320, height: 180 })
  const banner = { width: 640, height: 90, ratio: 16 / 9 }
  expect(partOf(START, banner)).toEqual({ left: 240, top: 0, width: 160, height: 90 })
})

it('moves by shares of the part and stops at the edge', () => {
  expect(partOf(move(START, 0.25, 0, wide), wide)).toEqual({
    left: 150,
    top: 0,
    width: 200,
    height: 200,
  })
  expect(partOf(move(START, 9, 9, wide), wide)).toEqual({
    left: 200,
    top: 0,
    width: 200,
    height: 200,
  })
})

it('zooms about the middle, up to the limit', () => {
  expect(partOf(zoomBy(START, 2, wide), wide)).toEqual({
    left: 150,
    top: 50,
    width: 100,
    height: 100,
  })
  expect(zoomBy(START, 1000, wide).zoom).toBe(MAX_ZOOM)
  expect(zoomBy(START, 0.1, wide).zoom).toBe(1)
})

it.each([
  ['ArrowRight', false, { left: 102, top: 0, width: 200, height: 200 }],
  ['ArrowRight', true, { left: 120, top: 0, width: 200, height: 200 }],
  ['ArrowLeft', true, { left: 80, top: 0, width: 200, height: 200 }],
  ['ArrowDown', true, { left: 100, top: 0, width: 200, height: 200 }],
  ['Home', false, { left: 100, top: 0, width: 200, height: 200 }],
])('%s with Shift %s', (key, shiftKey, expected) => {
  const next = cropForKey({ key, shiftKey }, START, wide)
  const part = next && partOf(next, wide)
  expect(part?.left).toBeCloseTo(expected.left)
  expect(part?.top).toBeCloseTo(expected.top)
})

it('leaves other keys alone', () => {
  expect(cropForKey({ key: 'Tab', shiftKey: false }, START, wide)).toBeNull()
})
