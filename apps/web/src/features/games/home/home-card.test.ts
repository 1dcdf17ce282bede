import { expect, it } from 'vitest'
import { homeCard } from '#features/games/home/home-card.ts'

it.each([
  ['signed-out', 'upcoming', 'log-in'],
  ['may-join', 'upcoming', 'join'],
  ['may-join', 'ongoing', 'join'],
  ['may-join', 'ended', 'join'],
  ['rejected', 'ongoing', 'join'],
  ['pending', 'upcoming', 'withdraw'],
  ['ready', 'upcoming', 'none'],
  ['playing', 'ongoing', 'play'],
  ['practising', 'ended', 'play'],
  ['finished', 'ended', 'scoreboard'],
  ['suspended', 'ongoing', 'none'],
  ['missed', 'ended', 'scoreboard'],
] as const)('%s while %s: %s', (standing, phase, action) => {
  expect(homeCard(standing, phase).action).toBe(action)
})

it('always has a button with words, or a sentence in its place', () => {
  for (const standing of ['signed-out', 'rejected', 'pending', 'ready', 'suspended'] as const) {
    const card = homeCard(standing, 'ongoing')
    expect(card.label ?? card.note).toBeDefined()
  }
})

it('hoists the blue peter only before the start', () => {
  expect(homeCard('may-join', 'upcoming').flag).toBe('P')
  expect(homeCard('may-join', 'ongoing').flag).toBeUndefined()
})

it('says that joining after the end is for practice', () => {
  expect(homeCard('may-join', 'ended').label).not.toEqual(homeCard('may-join', 'upcoming').label)
})
