import { expect, it } from 'vitest'
import { flagLock } from '#features/play/flag/lock.ts'
import { aChallenge, aSolve } from '#shared/game/builders.ts'

const game = { start: 1000, end: 2000, practiceMode: false }
const practice = { ...game, practiceMode: true }
const closed = aChallenge({ deadline: 1400 })
const longClosed = aChallenge({ deadline: -1000 })
const used = aChallenge({ limit: 3, attempts: 3 })
const solve = aSolve()

it.each([
  ['a running game', aChallenge(), game, 1500, 'open'],
  ['before the start', aChallenge(), game, 500, 'not-started'],
  // At the very edge the server decides: our clock knows its time to about a second.
  ['at the end', aChallenge(), game, 2000, 'open'],
  ['after the end', aChallenge(), game, 4000, 'ended'],
  ['after the end, in practice', aChallenge(), practice, 2000, 'open'],
  ['at the deadline', closed, game, 1400, 'open'],
  ['after the deadline', longClosed, game, 1401, 'deadline'],
  ['after the deadline, in practice', closed, practice, 2000, 'open'],
  [
    'after the deadline of a running game that is open for practice',
    longClosed,
    practice,
    1500,
    'open',
  ],
  ['no attempts left', used, game, 1500, 'no-attempts'],
  ['no attempts left, in practice', used, practice, 2500, 'no-attempts'],
])('in %s: %s', (_situation, challenge, times, nowMs, why) => {
  expect(flagLock({ challenge, game: times, solve: undefined, nowMs })).toMatchObject({ why })
})

it('is solved, whatever else holds', () => {
  const lock = flagLock({ challenge: used, game, solve, nowMs: 9999 })
  expect(lock).toEqual({ why: 'solved', solve })
})

it('takes nothing while the organisers have it closed', () => {
  const lock = flagLock({
    challenge: aChallenge(),
    game,
    solve: undefined,
    isGone: true,
    nowMs: 1500,
  })
  expect(lock).toEqual({ why: 'gone' })
})

const left = (limit: number) =>
  flagLock({ challenge: aChallenge({ limit, attempts: 1 }), game, solve: undefined, nowMs: 1500 })

it('counts what is left, and nothing where nothing is counted', () => {
  expect(left(10)).toMatchObject({ attemptsLeft: 9, practice: false })
  expect(left(0)).toMatchObject({ attemptsLeft: undefined })
})

it('distinguishes practice from the contest', () => {
  const lock = flagLock({ challenge: aChallenge(), game: practice, solve: undefined, nowMs: 2500 })
  expect(lock).toMatchObject({ why: 'open', practice: true })
})
