import { describe, expect, it } from 'vitest'
import { momentsOf } from '#features/organise/schedule/moments.ts'

const game = { start: 100, end: 200, writeupRequired: true, writeupDeadline: 300 }
const release = (challengeId: number, releaseAt: number) => ({
  challengeId,
  releaseAt,
  releasedAt: null,
})

describe('the moments of a game', () => {
  it('are in order, and challenges of one time are one', () => {
    const releases = [release(3, 150), release(1, 100), release(2, 150)]
    const moments = momentsOf(game, { freezeAt: 180, revealedAt: 310, releases })
    expect(moments.map(({ kind, at, challengeIds }) => [kind, at, ...challengeIds])).toEqual([
      ['start', 100],
      ['release', 100, 1],
      ['release', 150, 3, 2],
      ['freeze', 180],
      ['end', 200],
      ['writeups', 300],
      ['reveal', 310],
    ])
  })

  it('leave out what the game does not have', () => {
    const plain = { freezeAt: null, revealedAt: null, releases: [] }
    const moments = momentsOf({ ...game, writeupRequired: false }, plain)
    expect(moments.map(({ kind }) => kind)).toEqual(['start', 'end'])
  })
})
