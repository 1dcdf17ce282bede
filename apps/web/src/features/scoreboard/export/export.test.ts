import { expect, it } from 'vitest'
import { csvRows } from '#features/scoreboard/export/csv.ts'
import { fullFeed, minimalFeed } from '#features/scoreboard/export/ctftime.ts'
import { withDivision } from '#features/scoreboard/division-of.ts'
import { standingsOf, teamRows } from '#features/scoreboard/rows.ts'
import { packBoard } from '#shared/board/table.ts'
import { aChallengeInfo, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const tin = aChallengeInfo({ id: 5, title: 'Tin', category: 'Web' })
const twin = aChallengeInfo({ id: 6, title: 'Tin', category: 'Web' })
const board = aScoreboard(
  [
    aRow({
      name: 'Crew',
      rank: 1,
      score: 525,
      solvedCount: 2,
      lastSubmissionTime: 1_900_500,
      solvedChallenges: [
        aSolve({ id: 5, score: 525, time: 1_900_500 }),
        aSolve({ id: 6, score: 0, time: 2_000_999 }),
      ],
    }),
    aRow({ name: 'Crew', rank: 2, score: 0, lastSubmissionTime: 0 }),
    aRow({ name: '=HYPERLINK("x")', rank: 0, score: 900 }),
  ],
  [tin, twin],
)
const table = packBoard(board)
const rows = teamRows(table, standingsOf(table, undefined), { divisionId: undefined, text: '' })

it('exports ranked teams only for CTFtime, each under a name of its own', () => {
  expect(minimalFeed(rows)).toEqual({
    standings: [
      { pos: 1, team: 'Crew', score: 525 },
      { pos: 2, team: 'Crew (2)', score: 0 },
    ],
  })
})

it('exports every solve in whole seconds for CTFtime', () => {
  expect(fullFeed(table, rows)).toEqual({
    tasks: ['Tin', 'Tin (2)'],
    standings: [
      {
        pos: 1,
        team: 'Crew',
        score: 525,
        taskStats: { Tin: { points: 525, time: 1900 }, 'Tin (2)': { points: 0, time: 2000 } },
        lastAccept: 1900,
      },
      { pos: 2, team: 'Crew (2)', score: 0, taskStats: {} },
    ],
  })
})

it('has a line for every team in the table', () => {
  const labels = { rank: '#', team: 'T', division: 'D', score: 'S', solves: 'N', last: 'L' }
  expect(csvRows(table, rows, labels)).toEqual([
    ['#', 'T', 'D', 'S', 'N', 'L', 'Tin', 'Tin'],
    [1, 'Crew', '', 525, 2, '1970-01-01T00:31:40.500Z', 525, 0],
    [2, 'Crew', '', 0, 0, '', '', ''],
    ['', '=HYPERLINK("x")', '', 900, 0, '', '', ''],
  ])
})

it('exports a division by the ranks in it, under its own name', () => {
  const divided = packBoard({
    ...aScoreboard([
      aRow({ id: 1, name: 'Robots', rank: 1, score: 900, divisionId: 3, divisionRank: 1 }),
      aRow({ id: 2, name: 'Humans', rank: 2, score: 500, divisionId: 4, divisionRank: 1 }),
      // Not ranked overall, as guests are.
      aRow({ id: 3, name: 'Guests', rank: 0, score: 400, divisionId: 4, divisionRank: 2 }),
    ]),
    divisions: [{ id: 4, name: 'People', defaultPermissions: 0, challengeConfigs: {} }],
  })
  const view = { divisionId: 4, text: '' }
  expect(minimalFeed(teamRows(divided, standingsOf(divided, undefined), view))).toEqual({
    standings: [
      { pos: 1, team: 'Humans', score: 500 },
      { pos: 2, team: 'Guests', score: 400 },
    ],
  })
  const game = { id: 1, title: 'Cup' }
  expect(withDivision(game, divided, 4).title).toBe('Cup People')
  expect(withDivision(game, divided, undefined).title).toBe('Cup')
  expect(withDivision(game, divided, 9).title).toBe('Cup')
})
