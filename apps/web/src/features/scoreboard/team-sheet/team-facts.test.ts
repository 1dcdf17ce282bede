import { expect, it } from 'vitest'
import {
  categoryShares,
  memberShares,
  solvesOf,
} from '#features/scoreboard/team-sheet/team-facts.ts'
import { aChallengeInfo, aRow, aSolve } from '#shared/game/builders.ts'

const tide = aChallengeInfo({ id: 1, category: 'Crypto' })
const nonce = aChallengeInfo({ id: 2, category: 'Crypto' })
const ferry = aChallengeInfo({ id: 3, category: 'Web' })
const groups = [
  { category: 'Crypto', challenges: [tide, nonce] },
  { category: 'Web', challenges: [ferry] },
]
const team = aRow({
  solvedChallenges: [
    aSolve({ id: 1, time: 10, score: 100, userName: 'iris' }),
    aSolve({ id: 3, time: 20, score: 300, userName: 'pankaj' }),
    aSolve({ id: 9, time: 30, score: 50, userName: null }),
  ],
})

it('lists solves from the newest, also of challenges that are gone', () => {
  expect(solvesOf(team, groups).map(({ challenge }) => challenge)).toEqual([undefined, ferry, tide])
})

it('counts each category', () => {
  expect(categoryShares(team, groups)).toEqual([
    { name: 'Crypto', done: 1, total: 2, share: 0.5 },
    { name: 'Web', done: 1, total: 1, share: 1 },
  ])
})

it('shares points among who brought them', () => {
  expect(memberShares(team)).toEqual([
    { name: 'pankaj', done: 300, share: 0.75 },
    { name: 'iris', done: 100, share: 0.25 },
  ])
  expect(memberShares(aRow({ solvedChallenges: [aSolve({ score: 0 })] }))[0]?.share).toBe(0)
})
