import { describe, expect, it } from 'vitest'
import { columnGroups, columnsOf } from '#features/scoreboard/columns.ts'
import { lastScoredAt, neighbours, standingsOf, teamRows } from '#features/scoreboard/rows.ts'
import type { BoardView, TeamRow } from '#features/scoreboard/rows.ts'
import { packBoard } from '#shared/board/table.ts'
import { aChallengeInfo, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const all = { divisionId: undefined, text: '' }
const student = { id: 2, name: 'Student', defaultPermissions: 2147483647, challengeConfigs: {} }
const first = aRow({ name: 'r00tless 🌱', rank: 1, solvedChallenges: [aSolve({ id: 5 })] })
const second = aRow({ name: '푸른고래', rank: 2, divisionId: 2, divisionRank: 1 })
const guest = aRow({ name: 'ＲＯＯＴ guests', rank: 0, divisionId: 2, divisionRank: 2 })
const table = packBoard(aScoreboard([first, second, guest], [], { divisions: [student] }))
const rowsOf = (view: BoardView) => teamRows(table, standingsOf(table, view.atMs), view)
const listOf = (view: BoardView): TeamRow[] => {
  const rows = rowsOf(view)
  return Array.from({ length: rows.length }, (_, place) => rows.at(place) ?? []).flat()
}

describe('a row', () => {
  const list = listOf(all)
  it('finds solves by challenge', () => {
    expect(list[0]?.solves.get(5)?.userName).toBe('iris')
    expect(list[1]?.solves.size).toBe(0)
  })

  it('names divisions and leaves out ranks that are none', () => {
    expect(list.map(({ division }) => division)).toEqual([undefined, 'Student', 'Student'])
    expect(list.map(({ rank }) => rank)).toEqual([1, 2, undefined])
  })

  it('is made once', () => {
    const rows = rowsOf(all)
    expect(rows.at(0)).toBe(rows.at(0))
    expect(rows.at(9)).toBeUndefined()
  })
})

const names = (view: BoardView) => listOf(view).map(({ team, rank }) => [team.name, rank])

describe('a view', () => {
  it('shows everybody at first', () => {
    expect(names(all)).toHaveLength(3)
  })

  it('ranks inside a division', () => {
    expect(names({ ...all, divisionId: 2 })).toEqual([
      ['푸른고래', 1],
      ['ＲＯＯＴ guests', 2],
    ])
  })

  it('finds names without case and width, and keeps their ranks', () => {
    expect(names({ ...all, text: ' ROOT ' })).toEqual([['ＲＯＯＴ guests', undefined]])
    expect(names({ ...all, text: '고래' })).toEqual([['푸른고래', 2]])
  })
})

it('can be only some teams', () => {
  expect(names({ ...all, only: new Set([second.id]) })).toEqual([['푸른고래', 2]])
})

it('knows who is before and after a team', () => {
  const rows = rowsOf(all)
  expect(neighbours(rows, second.id)).toEqual({ previous: first.id, next: guest.id })
  expect(neighbours(rows, first.id)).toEqual({ previous: undefined, next: second.id })
  expect(neighbours(rows, 1)).toEqual({ previous: undefined, next: undefined })
})

it('reads year 1 as never', () => {
  expect(lastScoredAt(first)).toBeUndefined()
  expect(lastScoredAt(aRow({ lastSubmissionTime: 5000 }))).toBe(5000)
})

it('puts columns in board order and drops empty categories', () => {
  const web = aChallengeInfo({ category: 'Web' })
  const misc = aChallengeInfo({ category: 'Misc' })
  const board = aScoreboard([], [web, misc])
  const groups = columnGroups({ challenges: { ...board.challenges, Pwn: [] } })
  expect(groups.map(({ category }) => category)).toEqual(['Misc', 'Web'])
  expect(columnsOf(groups)).toEqual([misc, web])
})
