import { expect, it } from 'vitest'
import { solversOf } from '#features/play/solvers/solvers-of.ts'
import { packBoard } from '#shared/board/table.ts'
import { aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

it('lists who solved a challenge by time, with bloods, and nobody else', () => {
  const table = packBoard(
    aScoreboard([
      aRow({ id: 1, name: 'late', solvedChallenges: [aSolve({ id: 7, time: 30 })] }),
      aRow({ id: 2, name: 'other', solvedChallenges: [aSolve({ id: 8, time: 1 })] }),
      aRow({
        id: 3,
        name: 'first',
        solvedChallenges: [
          aSolve({ id: 8, time: 2 }),
          aSolve({ id: 7, time: 10, type: 'FirstBlood' }),
        ],
      }),
    ]),
  )
  expect(solversOf(table, 7).map(({ name, kind, time }) => [name, kind, time])).toEqual([
    ['first', 'FirstBlood', 10],
    ['late', 'Normal', 30],
  ])
  expect(solversOf(table, 9)).toEqual([])
})
