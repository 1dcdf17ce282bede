import { expect, it } from 'vitest'
import { mergeOutcomes } from './generators.ts'
import { createTally, statusesOf } from './tally.ts'

const outcome = (status: string, pair: string, openedMs: number) => {
  const tally = createTally()
  tally.record('submitFlag', openedMs, status)
  return { answers: tally.answers, acknowledged: [pair], openedMs: [openedMs], instancesUsed: 2 }
}

it('puts together what all programs saw, the solves of each and what failed for any', () => {
  const merged = mergeOutcomes([outcome('200', '1 7', 30), outcome('none', '2 7', 4000)])
  expect(merged).toMatchObject({
    acknowledged: ['1 7', '2 7'],
    openedMs: [30, 4000],
    instancesUsed: 4,
  })
  expect(statusesOf(merged.answers)).toEqual({ '200': 1, none: 1 })
})
