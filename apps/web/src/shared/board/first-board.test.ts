import { expect, it } from 'vitest'
import { firstOf, tableOf } from '#shared/board/first-board.ts'
import { packBoard, teamAt } from '#shared/board/table.ts'
import { aChallengeInfo, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const challenges = [
  aChallengeInfo({ id: 5, title: 'Cookie Tin', category: 'Web', bloods: [] }),
  aChallengeInfo({ id: 3, title: 'Knots', category: 'Crypto' }),
  aChallengeInfo({ id: 8, title: 'Tar', category: 'Web' }),
]
const solvedChallenges = [
  aSolve({ id: 8, type: 'Normal', score: 0 }),
  aSolve({ id: 5, type: 'FirstBlood', score: 500, userName: 'pankaj' }),
  aSolve({ id: 3, type: 'Normal', score: 70 }),
]
const rows = Array.from({ length: 20 }, (_, place) =>
  aRow({ id: 20 - place, name: 'Twins', rank: place + 1, score: 500 - place, solvedChallenges }),
)
const board = aScoreboard(rows, challenges, {
  divisions: [{ id: 9, name: 'Student', defaultPermissions: 7, challengeConfigs: {} }],
})

it('shows of the first teams what the whole board shows', () => {
  const [start, whole] = [tableOf(firstOf(board)), packBoard(board)]
  expect([start.count, start.expected]).toEqual([12, 20])
  for (let place = 0; place < start.count; place += 1) {
    const shown = (table: typeof whole) => {
      const { solvedChallenges: solves, ...team } = teamAt(table, place)
      const known = solves.map(({ id, type, score }) => [id, type, score > 0])
      return { ...team, lastSubmissionTime: 0, solves: known }
    }
    expect(shown(start)).toEqual(shown(whole))
  }
  const columns = (table: typeof whole) =>
    Object.entries(table.challenges).map(([category, list]) => [
      category,
      list.map(({ id, title, score }) => [id, title, score]),
    ])
  expect(columns(start)).toEqual(columns(whole))
})

it('says neither who solved something, nor when', () => {
  expect(JSON.stringify(firstOf(board))).not.toContain('pankaj')
  expect(JSON.stringify(firstOf(board))).not.toContain(String(solvedChallenges[0]?.time))
})

it('leaves columns out that no first screen has room for', () => {
  const many = Array.from({ length: 300 }, (_, id) => aChallengeInfo({ id: id + 100 }))
  const solves = [aSolve({ id: 100 }), aSolve({ id: 399 })]
  const { challenges: columns, teams } = firstOf(
    aScoreboard([aRow({ solvedChallenges: solves })], many),
  )
  expect(columns).toHaveLength(80)
  expect(teams[0]?.solves.map(([id]) => id)).toEqual([100])
})
