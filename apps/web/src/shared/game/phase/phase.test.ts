import { describe, expect, it } from 'vitest'
import { elapsedShare, nextPhaseChange, phaseOf } from '#shared/game/phase/phase.ts'

const game = { start: 1000, end: 3000 }

describe('phaseOf', () => {
  it.each([
    ['before the start', 999, 'upcoming'],
    ['at the start', 1000, 'ongoing'],
    ['just before the end', 2999, 'ongoing'],
    ['at the end', 3000, 'ended'],
  ])('%s', (_when, now, phase) => {
    expect(phaseOf(game, now)).toBe(phase)
  })

  it('takes a game whose end lies before its start for over once the end has passed', () => {
    expect(phaseOf({ start: 3000, end: 1000 }, 2000)).toBe('ended')
  })
})

it('names the next change', () => {
  expect(nextPhaseChange(game, 0)).toBe(1000)
  expect(nextPhaseChange(game, 1000)).toBe(3000)
  expect(nextPhaseChange(game, 3000)).toBeNull()
})

it('measures how much has passed, never outside 0 to 1', () => {
  expect(elapsedShare(game, 0)).toBe(0)
  expect(elapsedShare(game, 1500)).toBe(0.25)
  expect(elapsedShare(game, 9000)).toBe(1)
  expect(elapsedShare({ start: 5, end: 5 }, 5)).toBe(1)
})
