import { describe, expect, it } from 'vitest'
import { bestTeams, scoreLines } from '#features/scoreboard/chart-model.ts'
import { packBoard } from '#shared/board/table.ts'
import { aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const row = aRow({
  id: 4,
  name: 'PwnPanda',
  solvedChallenges: [
    aSolve({ id: 2, time: 200, score: 70, type: 'SecondBlood' }),
    aSolve({ id: 1, time: 100, score: 50, type: 'FirstBlood' }),
    aSolve({ id: 3, time: 300, score: 0 }),
  ],
})
const timelines = [{ divisionId: 0, teams: [{ id: 4, name: 'PwnPanda', items: [] }] }]
const table = packBoard(aScoreboard([aRow({ id: 3 }), row], [], { timelines }))

describe('bestTeams', () => {
  it('are those the server chose, by their places', () => {
    expect(bestTeams(table, 0)).toEqual([1])
    expect(bestTeams(table, 9)).toEqual([])
  })

  it('lack a team that left the board', () => {
    expect(bestTeams(packBoard(aScoreboard([aRow({ id: 3 })], [], { timelines })), 0)).toEqual([])
  })
})

describe('scoreLines', () => {
  it('start at zero, rise with each scoring solve and mark first bloods', () => {
    expect(scoreLines(table, [1], 10)).toEqual([
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

  it('come best first, whoever was named first, and know nothing of what came later', () => {
    const other = aRow({ id: 5, solvedChallenges: [aSolve({ id: 1, time: 150, score: 60 })] })
    const both = packBoard(aScoreboard([other, row]))
    const lines = (untilMs?: number) =>
      scoreLines(both, [0, 1], 10, untilMs).map(({ id, rank, points }) => [
        id,
        rank,
        points.at(-1)?.score,
      ])
    expect(lines()).toEqual([
      [4, 1, 120],
      [5, 2, 60],
    ])
    expect(lines(160)).toEqual([
      [5, 1, 60],
      [4, 2, 50],
    ])
  })
})
