import { expect, it } from 'vitest'
import { stepOf, stepsFor } from '#features/games/home/steps/steps-of.ts'

it.each([
  ['signed-out', undefined, 'account'],
  ['may-join', false, 'team'],
  ['may-join', true, 'join'],
  ['may-join', undefined, 'join'],
  ['rejected', true, 'join'],
  ['pending', true, 'review'],
  ['ready', true, 'play'],
  ['playing', true, undefined],
  ['missed', true, undefined],
] as const)('%s with a team: %s, is at %s', (standing, hasTeam, step) => {
  expect(stepOf(standing, hasTeam)).toBe(step)
})

it('has a review only for who waits for one', () => {
  expect(stepsFor('may-join')).toEqual(['account', 'team', 'join', 'play'])
  expect(stepsFor('pending')).toContain('review')
})
