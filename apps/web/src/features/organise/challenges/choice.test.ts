import { describe, expect, it } from 'vitest'
import {
  filteredChallenges,
  orderedChallenges,
  searchedChallenges,
} from '#features/organise/challenges/choice.ts'
import { challengeParams } from '#features/organise/challenges/use-choice.ts'
import type { ChallengeChoice } from '#features/organise/challenges/use-choice.ts'
import { aChallengeLine } from '#features/organise/readiness/challenge-builders.ts'

const { sort } = challengeParams
const everything: ChallengeChoice = {
  text: '',
  filter: 'all',
  category: undefined,
  sort: sort.parse(null),
}
const lines = [
  aChallengeLine({ id: 1, title: 'Zeta 10', category: 'Web', originalScore: 100 }),
  aChallengeLine({ id: 2, title: 'zeta 9', category: 'Web', isEnabled: false }),
  aChallengeLine({ id: 3, title: 'Überfahrt', category: 'Crypto', originalScore: 500 }),
]
const checks = new Map([
  [1, ['noFlag'] as const],
  [3, []],
])
function idsOf(changes: Partial<ChallengeChoice>) {
  const choice = { ...everything, ...changes }
  const searched = searchedChallenges(orderedChallenges(lines, choice.sort), choice)
  return filteredChallenges(searched, choice.filter, checks).map(({ id }) => id)
}

describe('the list', () => {
  it('is that of the board: by category, then by title as people count', () => {
    expect(idsOf({})).toEqual([3, 2, 1])
  })

  it.each([
    ['enabled', [3, 1]],
    ['disabled', [2]],
    ['unready', [1]],
  ] as const)('filtered by %s has %j', (filter, ids) => {
    expect(idsOf({ filter })).toEqual(ids)
  })

  it.each([
    ['ZETA', [2, 1]],
    [' über', [3]],
    ['#2', [2]],
    ['nothing', []],
  ])('searched for %j has %j', (text, ids) => {
    expect(idsOf({ text })).toEqual(ids)
  })

  it('has one category alone', () => {
    expect(idsOf({ category: 'Web' })).toEqual([2, 1])
  })

  it.each([
    ['points', [1, 3, 2]],
    ['-points', [2, 3, 1]],
    ['state', [3, 1, 2]],
    ['-title', [1, 2, 3]],
  ])('sorted by %s is %j', (text, ids) => {
    expect(idsOf({ sort: sort.parse(text) })).toEqual(ids)
    expect(sort.format(sort.parse(text))).toBe(text)
  })
})

describe('an address', () => {
  it.each([null, 'gone', '-', '-gone'])('with the order %j has that of the board', (text) => {
    expect(sort.format(sort.parse(text))).toBe('')
  })

  it('with an unknown filter or category shows everything', () => {
    expect(challengeParams.filter.parse('gone')).toBe('all')
    expect(challengeParams.category.parse('Knitting')).toBeUndefined()
    expect(challengeParams.category.parse('Pwn')).toBe('Pwn')
  })
})
