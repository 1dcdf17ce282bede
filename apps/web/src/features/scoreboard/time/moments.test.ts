import { expect, it } from 'vitest'
import { momentsOf } from '#features/scoreboard/time/moments.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 20, 18)

it.each([
  ['a game that has ended', start + 5 * hour, start + 9 * hour, start + 5 * hour],
  ['one whose end is inside a second', start + hour + 400, start + 9 * hour, start + hour + 1000],
  ['a running game', start + 48 * hour, start + 7 * hour + 1_234_567, start + 7 * hour + 1_234_000],
  ['its first seconds', start + hour, start + 300, start + 1000],
])('ends with the last full second of %s', (_, end, nowMs, lastMs) => {
  const { last, msAt, placeOf } = momentsOf({ start, end }, nowMs)
  expect(msAt(last)).toBe(lastMs)
  expect(placeOf(lastMs)).toBe(last)
})

it('goes back and forth between steps and moments', () => {
  const { last, msAt, placeOf } = momentsOf({ start, end: start + 31 * hour + 17_000 }, Infinity)
  const places = Array.from({ length: last + 1 }, (__, place) => place)
  expect(places.map((place) => placeOf(msAt(place)))).toEqual(places)
  expect(last).toBeGreaterThan(300)
  expect(last).toBeLessThan(500)
})
