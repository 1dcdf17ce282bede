import { describe, expect, it } from 'vitest'
import { momentsOf } from '#features/organise/schedule/moments.ts'
import {
  boundsOf,
  isMovable,
  rangeOf,
  shareOf,
  snapped,
  withMoves,
} from '#features/organise/schedule/moves.ts'

const minute = 60_000
const hour = 60 * minute
const game = { start: 0, end: 48 * hour, writeupRequired: true, writeupDeadline: 60 * hour }
const schedule = {
  freezeAt: 47 * hour,
  revealedAt: null,
  releases: [
    { challengeId: 1, releaseAt: 2 * hour, releasedAt: 2 * hour },
    { challengeId: 2, releaseAt: 2 * hour, releasedAt: null },
    { challengeId: 3, releaseAt: 9 * hour, releasedAt: null },
  ],
}

const movable = (given: Parameters<typeof isMovable>[1]) =>
  momentsOf(game, given).flatMap((one) => (isMovable(one, given) ? one.kind : []))

describe('moments that are moved', () => {
  it('are those of their kind and time, but for what is released', () => {
    const moves = new Map([
      [`release ${2 * hour}`, 3 * hour],
      [`end ${48 * hour}`, 50 * hour],
    ])
    const moved = withMoves(game, schedule, moves)
    expect(moved.game).toMatchObject({ end: 50 * hour, writeupDeadline: 60 * hour })
    expect(moved.schedule.freezeAt).toBe(47 * hour)
    const times = moved.schedule.releases.map(({ releaseAt }) => releaseAt / hour)
    expect(times).toEqual([2, 3, 9])
  })

  it('are not the start, what was released, or a freeze that was revealed', () => {
    expect(movable(schedule)).toEqual(['release', 'release', 'freeze', 'end', 'writeups'])
    const releases = schedule.releases.slice(0, 1)
    expect(movable({ ...schedule, releases, revealedAt: 49 * hour })).toEqual(['end', 'writeups'])
  })

  it('stay where they make sense', () => {
    const range = rangeOf(momentsOf(game, schedule))
    expect(range).toEqual({ from: 0, to: 66 * hour })
    expect(boundsOf('freeze', game, range)).toEqual({ from: 0, to: 48 * hour })
    expect(boundsOf('writeups', game, range).from).toBe(48 * hour + minute)
    expect([0, 33 * hour, 99 * hour].map((at) => shareOf(range, at))).toEqual([0, 0.5, 1])
    expect(shareOf({ from: 0, to: 0 }, 5)).toBe(0)
  })

  it('snap to round times as close as a hand can choose, and to each other', () => {
    const at = 10 * hour + 7 * minute
    expect(snapped(at, 10_000, [])).toBe(at)
    expect(snapped(at, minute, [])).toBe(10 * hour + 5 * minute)
    expect(snapped(at, 10 * minute, [])).toBe(10 * hour)
    expect(snapped(at, 10 * minute, [10 * hour + 11 * minute])).toBe(10 * hour + 11 * minute)
  })
})
