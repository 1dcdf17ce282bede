import { describe, expect, it } from 'vitest'
import { firstTimes, movedEnd, timesProblem } from '#features/organise/times.ts'

const hour = 3_600_000

it('offers a day from ten tomorrow, in the zone of the organiser', () => {
  const now = new Date(2026, 10, 21, 23, 45, 12).getTime()
  expect(firstTimes(now)).toEqual({
    start: new Date(2026, 10, 22, 10).getTime(),
    end: new Date(2026, 10, 23, 10).getTime(),
  })
})

describe('the end', () => {
  it.each([
    ['later', 10 * hour, 3 * hour, 5 * hour, 12 * hour],
    ['earlier', 10 * hour, 3 * hour, hour, 8 * hour],
    ['to nowhere', 10 * hour, 3 * hour, null, 10 * hour],
    ['from nowhere', 10 * hour, null, hour, 10 * hour],
  ])('follows a start that moves %s', (_where, end, lastStart, start, expected) => {
    expect(movedEnd(end, lastStart, start)).toBe(expected)
  })

  it('stays unset', () => {
    expect(movedEnd(null, hour, 2 * hour)).toBeNull()
  })
})

it.each([
  [{ start: 1, end: 2 }, undefined],
  [{ start: null, end: 2 }, 'noStart'],
  [{ start: 1, end: null }, 'noEnd'],
  [{ start: 2, end: 2 }, 'endNotAfterStart'],
  [{ start: 3, end: 2 }, 'endNotAfterStart'],
] as const)('%j has the problem %s', (times, problem) => {
  expect(timesProblem(times)).toBe(problem)
})
