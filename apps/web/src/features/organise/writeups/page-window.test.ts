import { expect, it } from 'vitest'
import { mostDrawn, pageWindow } from '#features/organise/writeups/page-window.ts'

const places = (count: number, height: number) =>
  Array.from({ length: count }, (_, at) => ({ top: at * height, height }))

it.each([
  ['the beginning', 0, { current: 1, first: 1, last: 2 }],
  ['the middle', 40_000, { current: 41, first: 40, last: 42 }],
  ['the end', 79_200, { current: 80, first: 79, last: 80 }],
])('draws the pages around %s', (_where, top, expected) => {
  expect(pageWindow(places(80, 1000), { top, height: 800 })).toEqual(expected)
})

it('draws few pages, however small they are', () => {
  const { current, first, last } = pageWindow(places(80, 50), { top: 2000, height: 800 })
  expect(last - first + 1).toBe(mostDrawn)
  expect(current).toBeGreaterThanOrEqual(first)
  expect(current).toBeLessThanOrEqual(last)
})

it('begins with the first page, before any has a place', () => {
  expect(pageWindow([], { top: 0, height: 0 })).toEqual({ current: 1, first: 1, last: 1 })
})
