import { expect, it } from 'vitest'
import { firstPace, nextPace, type Pace } from './pace.ts'

const after = (pace: Pace, ...frames: number[]) =>
  frames.reduce((past, took) => nextPace(past, past.time + took), pace).cells

const start = nextPace(firstPace, 10_000)

it('brings more while frames are short, half after a long one, and the same in between', () => {
  expect(after(start, 16.7)).toBeGreaterThan(start.cells)
  expect(after(start, 33.3)).toBe(start.cells)
  expect(after(start, 50)).toBe(start.cells / 2)
})

it('stays between a block of rows and a screen full', () => {
  expect(after(start, ...Array<number>(9).fill(66.7))).toBe(64)
  expect(after(start, ...Array<number>(99).fill(16.7))).toBe(480)
})

it('learns nothing from a pause', () => {
  expect(after(start, 4000)).toBe(start.cells)
})
