import { expect, it } from 'vitest'
import { seeded } from '../seeded.ts'
import { rightFlags } from './right-flags.ts'

const challenges = [
  { id: 7, flag: 'flag{seven}' },
  { id: 8, flag: 'flag{eight}' },
]
const teams = Array.from({ length: 50 }, (_, index) => index + 1)
const all = [...rightFlags(teams, challenges, seeded(1))]

it('has each team and challenge once, with the flag of that challenge', () => {
  expect(new Set(all.map(({ teamId, challengeId }) => `${teamId} ${challengeId}`)).size).toBe(100)
  expect(all.length).toBe(100)
  expect(
    all.every(
      ({ challengeId, flag }) => flag === (challengeId === 7 ? 'flag{seven}' : 'flag{eight}'),
    ),
  ).toBe(true)
})

it('mixes them, in the same way for the same seed', () => {
  expect([...rightFlags(teams, challenges, seeded(1))]).toEqual(all)
  expect([...rightFlags(teams, challenges, seeded(2))]).not.toEqual(all)
  expect(new Set(all.slice(0, 10).map(({ challengeId }) => challengeId)).size).toBe(2)
})
