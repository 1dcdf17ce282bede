import type { ParticipationStatus } from '@halyard/api'
import { describe, expect, it } from 'vitest'
import { isIn, mayPlay, standingOf } from '#shared/game/standing/standing.ts'

const before = 500
const during = 1500
const after = 2500

const aGame = (status: ParticipationStatus, practiceMode = false) => ({
  start: 1000,
  end: 2000,
  practiceMode,
  status,
})

describe('standingOf, by status and moment', () => {
  it.each([
    ['Unsubmitted', 'may-join', 'may-join', 'missed', 'may-join'],
    ['Rejected', 'rejected', 'rejected', 'missed', 'rejected'],
    ['Pending', 'pending', 'pending', 'missed', 'pending'],
    ['Accepted', 'ready', 'playing', 'finished', 'practising'],
    ['Suspended', 'suspended', 'suspended', 'suspended', 'suspended'],
  ] as const)('%s', (status, upcoming, ongoing, ended, practice) => {
    expect(standingOf(aGame(status), true, before)).toBe(upcoming)
    expect(standingOf(aGame(status), true, during)).toBe(ongoing)
    expect(standingOf(aGame(status), true, after)).toBe(ended)
    expect(standingOf(aGame(status, true), true, after)).toBe(practice)
  })

  it('asks a visitor to log in as long as there is something to join', () => {
    expect(standingOf(aGame('Unsubmitted'), false, before)).toBe('signed-out')
    expect(standingOf(aGame('Unsubmitted', true), false, after)).toBe('signed-out')
    expect(standingOf(aGame('Unsubmitted'), false, after)).toBe('missed')
  })

  it('does not break on a status it does not know', () => {
    // @ts-expect-error: only a newer server sends it
    expect(standingOf(aGame('Invited'), true, during)).toBe('may-join')
  })
})

it('opens the board only while there is something to play', () => {
  expect(mayPlay('playing')).toBe(true)
  expect(mayPlay('practising')).toBe(true)
  expect(mayPlay('ready')).toBe(false)
  expect(isIn('ready')).toBe(true)
  expect(isIn('pending')).toBe(false)
})
