import { expect, it } from 'vitest'
import { createTally } from './tally.ts'
import { isWhole, judge } from './verdict.ts'

const team = (id: number, ...challenges: readonly number[]) => ({
  id,
  solvedChallenges: challenges.map((challenge) => ({ id: challenge })),
})
const board = JSON.stringify({ items: [team(1, 7, 8), team(2, 7), team(3)] })

it('finds everything that was acknowledged on the scoreboard; more may be there', () => {
  expect(judge(board, new Set(['1 7', '2 7']))).toEqual({ lost: 0, doubled: 0, solves: 3 })
})

it('counts as lost what was acknowledged to one team and another one has', () => {
  expect(judge(board, new Set(['1 7', '2 8', '3 7'])).lost).toBe(2)
})

it('counts as doubled what a team has twice', () => {
  const twice = JSON.stringify({ items: [team(1, 7, 8, 7), team(2, 7)] })
  expect(judge(twice, new Set())).toEqual({ lost: 0, doubled: 1, solves: 3 })
})

it.each([
  ['nothing failed', { lost: 0, doubled: 0 }, '200', true],
  ['a refusal is an answer', { lost: 0, doubled: 0 }, '429', true],
  ['a solve is lost', { lost: 1, doubled: 0 }, '200', false],
  ['a solve is there twice', { lost: 0, doubled: 1 }, '200', false],
  ['the server failed', { lost: 0, doubled: 0 }, '503', false],
  ['no answer came', { lost: 0, doubled: 0 }, 'none', false],
])('is whole when %s: %o, %s: %s', (_what, counts, status, whole) => {
  const tally = createTally()
  tally.record('getGame', 5, '200')
  tally.record('submitFlag', 5, status)
  const parts = new Map([
    ['arrival', createTally().answers],
    ['bursts', tally.answers],
  ])
  expect(isWhole(parts, { ...counts, solves: 9 })).toBe(whole)
})
