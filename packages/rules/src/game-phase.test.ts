import { expect, test } from 'vitest'
import { gameDistance, gamePhase, isInWindow } from './game-phase.ts'

const game = { start: 100, end: 200 }

test.each([
  [99, 'upcoming', 1],
  [100, 'running', 0],
  [130, 'running', 30],
  [199, 'running', 1],
  [200, 'ended', 0],
  [250, 'ended', 50],
] as const)('at %i a game from 100 to 200 is %s', (now, phase, distance) => {
  expect(gamePhase(game, now)).toBe(phase)
  expect(gameDistance(game, now)).toBe(distance)
})

test.each([
  ['the first instant', null, 100, true],
  ['before the start', null, 99, false],
  ['the last instant', null, 199, true],
  ['the end itself', null, 200, false],
  ['the deadline itself', 150, 150, true],
  ['after the deadline', 150, 151, false],
] as const)('%s', (_what, deadline, at, expected) => {
  expect(isInWindow(game, deadline, at)).toBe(expected)
})
