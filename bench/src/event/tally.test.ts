import { expect, it } from 'vitest'
import { createTally, isFault, linesOf, mergeAnswers, statusesOf } from './tally.ts'

function tallyOf(...times: number[]) {
  const tally = createTally()
  for (const ms of times) tally.record('getGame', ms, '200')
  return tally
}

it('counts operations by themselves, in order of their names', () => {
  const tally = tallyOf(30, 10, 20)
  tally.record('getGame', 5, '503')
  tally.record('createTeam', 7, 'none')
  expect(linesOf(tally.answers)).toEqual([
    { operation: 'createTeam', count: 1, p50: 7, p95: 7, p99: 7, max: 7, statuses: { none: 1 } },
    {
      operation: 'getGame',
      count: 4,
      p50: 20,
      p95: 30,
      p99: 30,
      max: 30,
      statuses: { '200': 3, '503': 1 },
    },
  ])
  expect(statusesOf(tally.answers)).toEqual({ '200': 3, '503': 1, none: 1 })
})

it('merges to what one tally of everything would say, however unequal the shares', () => {
  const fast = Array.from({ length: 990 }, (_, index) => index % 50)
  const slow = Array.from({ length: 30 }, (_, index) => 1000 + index)
  const apart = mergeAnswers([tallyOf(...fast).answers, tallyOf(...slow).answers])
  expect(linesOf(apart)).toEqual(linesOf(tallyOf(...fast, ...slow).answers))
  expect(linesOf(apart)[0]).toMatchObject({ count: 1020, p50: 25, p99: 1019, max: 1029 })
})

it('keeps what failed in any of them', () => {
  const failed = createTally()
  failed.record('getGame', 9, 'none')
  failed.record('hub', 3, '101')
  const merged = mergeAnswers([tallyOf(1).answers, failed.answers, tallyOf(2).answers])
  expect(statusesOf(merged)).toEqual({ '200': 2, none: 1, '101': 1 })
})

it('calls a fault what a visitor should not see', () => {
  const statuses = ['200', '101', '304', '400', '429', '500', '503', 'none']
  expect(statuses.filter(isFault)).toEqual(['500', '503', 'none'])
})
