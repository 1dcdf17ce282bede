import { describe, expect, it } from 'vitest'
import { scoreLines } from '#features/scoreboard/chart-model.ts'
import { aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const row = aRow({
  id: 4,
  name: 'PwnPanda',
  solvedChallenges: [
    aSolve({ id: 1, time: 100, type: 'FirstBlood' }),
    aSolve({ id: 2, time: 200, type: 'SecondBlood' }),
  ],
})
const items = [
  { time: 100, score: 50 },
  { time: 200, score: 120 },
]
const board = aScoreboard([row], [], {
  timelines: [{ divisionId: 0, teams: [{ id: 4, name: 'PwnPanda', items }] }],
})

describe('scoreLines', () => {
  it('starts at zero and marks first bloods', () => {
    expect(scoreLines(board, 0, 10)).toEqual([
      {
        id: 4,
        name: 'PwnPanda',
        rank: 1,
        points: [
          { atMs: 10, score: 0 },
          { atMs: 100, score: 50 },
          { atMs: 200, score: 120 },
        ],
        bloodsAtMs: [100],
      },
    ])
  })

  it('is empty for a division without teams', () => {
    expect(scoreLines(board, 9, 10)).toEqual([])
  })

  it('lives with a team that left the board', () => {
    expect(scoreLines({ ...board, items: [] }, 0, 10)[0]?.bloodsAtMs).toEqual([])
  })
})
