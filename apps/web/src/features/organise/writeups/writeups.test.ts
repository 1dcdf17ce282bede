import { toCsv } from '@halyard/ui/csv'
import { describe, expect, it } from 'vitest'
import { aWriteup } from '#features/organise/writeups/builders.ts'
import {
  chosenWriteups,
  isLate,
  isRead,
  markRows,
  missingTeams,
} from '#features/organise/writeups/writeups.ts'
import { packBoard } from '#shared/board/table.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'

const gulls = aWriteup({ name: 'Gulls', divisionId: 2 })
const sums = aWriteup({ name: '=SUM(A1)', uploadTimeUtc: 2000 })
const writeups = [gulls, sums]
const marks = {
  [gulls.id]: { readUrl: gulls.url, points: 80 },
  [sums.id]: { comment: '+1, "fine"' },
}
const everything = { filter: 'all', division: 'all', text: '' } as const
type Choice = Parameters<typeof chosenWriteups>[1]

it.each<[string, Partial<Choice>, readonly unknown[]]>([
  ['all', {}, writeups],
  ['what is read', { filter: 'read' }, [gulls]],
  ['what is not', { filter: 'unread' }, [sums]],
  ['a division', { division: '2' }, [gulls]],
  ['no division', { division: 'none' }, [sums]],
  ['a name in any case', { text: ' GULL ' }, [gulls]],
])('chooses %s', (_what, choice, expected) => {
  expect(chosenWriteups(writeups, { ...everything, ...choice }, marks)).toEqual(expected)
})

it('counts a new upload as unread', () => {
  expect(isRead(marks, gulls)).toBe(true)
  expect(isRead(marks, { ...gulls, url: '/assets/another' })).toBe(false)
})

it('is late after the deadline, where there is one', () => {
  expect(isLate(sums, 1999)).toBe(true)
  expect(isLate(sums, 2000)).toBe(false)
  expect(isLate(sums, 0)).toBe(false)
})

const row = (id: number, rank: number) => aRow({ id, name: `Team ${id}`, rank })

describe('teams without a write-up', () => {
  it('are the first ones that handed nothing in, by rank', () => {
    const rows = [row(5, 4), row(6, 2), row(gulls.team.id, 1), row(7, 3)]
    expect(missingTeams(packBoard(aScoreboard(rows)), writeups, 3).map(({ id }) => id)).toEqual([
      6, 7,
    ])
  })

  it('have a rank', () => {
    expect(missingTeams(packBoard(aScoreboard([row(5, 0)])), writeups, 10)).toEqual([])
  })
})

it('exports the marks without running what teams and readers typed', () => {
  const labels = {
    team: 'Team',
    division: 'Division',
    time: 'Handed in',
    late: 'Late',
    read: 'Read',
    points: 'Mark',
    comment: 'Comment',
    yes: 'yes',
  }
  const rows = markRows(writeups, marks, { divisions: { 2: 'Student' }, deadline: 1000, labels })
  expect(toCsv(rows.slice(1))).toBe(
    [
      '\uFEFFGulls,Student,2026-11-23T08:00:00.000Z,yes,yes,80,',
      `'=SUM(A1),,1970-01-01T00:00:02.000Z,yes,,,"'+1, ""fine"""`,
      '',
    ].join('\r\n'),
  )
})
