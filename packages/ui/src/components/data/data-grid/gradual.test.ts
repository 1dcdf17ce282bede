import { expect, it } from 'vitest'
import { Gradual } from './gradual.ts'

const most = (count: number, frame: number, kept = -1) => ({ most: count, frame, kept })

it('adds a few in one frame, the nearest to the middle first, and the rest in the next', () => {
  const gradual = new Gradual()
  expect(gradual.take([4, 5, 6, 7, 8], most(2, 1))).toEqual([5, 6])
  expect(gradual.take([4, 5, 6, 7, 8], most(2, 1))).toEqual([5, 6])
  expect(gradual.take([4, 5, 6, 7, 8], most(2, 2))).toEqual([4, 5, 6, 7])
  expect(gradual.take([4, 5, 6, 7, 8], most(2, 3))).toEqual([4, 5, 6, 7, 8])
})

it('keeps what is drawn and still wanted; what is out of view goes when another takes its place', () => {
  const gradual = new Gradual()
  gradual.takeAll([1, 2, 3])
  expect(gradual.take([3, 4, 5], most(1, 1))).toEqual([2, 3, 4])
  expect(gradual.take([3, 4, 5], most(1, 1))).toEqual([2, 3, 4])
  expect(gradual.take([3, 4, 5], most(1, 2))).toEqual([3, 4, 5])
  expect(gradual.take([1, 2, 3], most(1, 3))).toEqual([2, 3, 4])
})

it('lets the farthest go first, and nothing for what is new in a larger view', () => {
  const gradual = new Gradual()
  gradual.takeAll([1, 2, 3])
  expect(gradual.take([9, 10, 11], most(1, 1))).toEqual([2, 3, 10])
  gradual.takeAll([1, 2, 3])
  expect(gradual.take([1, 2, 3, 4, 5], most(9, 2))).toEqual([1, 2, 3, 4, 5])
})

it('gives the same list again while nothing changes', () => {
  const gradual = new Gradual()
  const all = gradual.takeAll([1, 2, 3])
  expect(gradual.take([1, 2, 3], most(1, 1))).toBe(all)
  expect(gradual.takeAll([1, 2, 3])).toBe(all)
})

it('always draws what is kept', () => {
  const gradual = new Gradual()
  expect(gradual.take([0, 50, 51, 52], most(1, 1, 0))).toEqual([0, 50])
})
