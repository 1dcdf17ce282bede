import { toCsv } from '@halyard/ui/csv'
import { expect, it } from 'vitest'
import {
  columnsText,
  offeredColumns,
  parseColumns,
  rosterColumns,
} from '#features/organise/exports/roster-columns.ts'
import type { RosterColumn } from '#features/organise/exports/roster-columns.ts'
import { rosterRows } from '#features/organise/exports/roster.ts'
import { parseZone } from '#features/organise/exports/zones.ts'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import { packBoard } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'

const mate = aMember({ userName: 'mate', realName: '=HYPERLINK("x")', stdNumber: '+4915112345' })
const captain = aMember({ userName: 'mara', realName: 'Мара, "Quill"', stdNumber: '007' })
const gulls = aParticipation({ name: 'Gulls', members: [captain, mate], status: 'Accepted' })
gulls.team.members = [mate, captain]
gulls.registeredMembers = [captain.userId]
const terns = aParticipation({ name: '海鸟', divisionId: 2, status: 'Accepted' })
const late2 = aParticipation({ name: 'Late 2' })
const late10 = aParticipation({ name: 'Late 10' })
const all = [late10, gulls, late2, terns]

const board = packBoard(
  aScoreboard([
    aRow({ id: terns.team.id, rank: 1, divisionId: 2, divisionRank: 1, score: 700 }),
    aRow({
      ...{ id: gulls.team.id, rank: 2, score: 100, solvedCount: 3 },
      lastSubmissionTime: Date.UTC(2026, 6, 1, 12),
    }),
  ]),
)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the keys
const labels = Object.fromEntries(rosterColumns.map((column) => [column, column])) as Record<
  RosterColumn,
  string
>

function csvOf(
  columns: readonly RosterColumn[],
  teams = all,
  zone = 'UTC',
  from: BoardTable | null = board,
) {
  const rows = rosterRows(teams, {
    ...{ columns, zone, board: from ?? undefined },
    labels,
    statusLabel: (status) => status,
    answer: (value) => (value ? 'yes' : 'no'),
    declarationLabel: (state) => state,
    divisionName: (id) => (id === 2 ? 'Students' : undefined),
  })
  return toCsv(rows).replace('\uFEFF', '').trimEnd().split('\r\n')
}

it('lists ranked teams by rank, the others by name, and captains first', () => {
  expect(csvOf(['rank', 'team', 'division', 'divisionRank', 'user', 'captain', 'joined'])).toEqual([
    'rank,team,division,divisionRank,user,captain,joined',
    '1,海鸟,Students,1,iris,yes,yes',
    '2,Gulls,,,mara,yes,yes',
    '2,Gulls,,,mate,no,no',
    ',Late 2,,,iris,yes,yes',
    ',Late 10,,,iris,yes,yes',
  ])
})

it('quotes what people typed, and lets no spreadsheet run it', () => {
  expect(csvOf(['realName', 'studentNumber'], [gulls])).toEqual([
    'realName,studentNumber',
    '"Мара, ""Quill""",007',
    `"'=HYPERLINK(""x"")",'+4915112345`,
  ])
})

it('says who has accepted the declaration of the division, and when', () => {
  const declared = aParticipation({
    name: 'Declared',
    members: [captain, mate],
    declarations: [
      { userId: captain.userId, state: 'Accepted', acceptedAt: Date.UTC(2026, 6, 1, 12) },
      { userId: mate.userId, state: 'Missing', acceptedAt: null },
    ],
  })
  expect(csvOf(['user', 'declaration', 'declaredAt'], [declared, gulls])).toEqual([
    'user,declaration,declaredAt',
    'mara,,',
    'mate,,',
    'mara,Accepted,2026-07-01T12:00:00Z',
    'mate,Missing,',
  ])
})

it('offers the columns of declarations only where the server has them', () => {
  expect(offeredColumns(true)).toEqual(rosterColumns)
  expect(offeredColumns(false)).not.toContain('declaration')
  expect(offeredColumns(false)).not.toContain('declaredAt')
})

it('writes moments in the time zone that was chosen', () => {
  const [, line] = csvOf(['team', 'solves', 'last'], [gulls], 'Asia/Shanghai')
  expect(line).toBe('Gulls,3,2026-07-01T20:00:00+08:00')
  expect(csvOf(['last'], [gulls], 'America/New_York')[1]).toBe('2026-07-01T08:00:00-04:00')
})

it('leaves ranks and scores empty before there is a scoreboard', () => {
  expect(csvOf(['rank', 'score', 'solves', 'last', 'team'], [terns], 'UTC', null)[1]).toBe(
    ',,,,海鸟',
  )
})

it('takes columns and a time zone from an address, and the usual ones from a broken one', () => {
  expect(parseColumns('phone,rank,nothing')).toEqual(['rank', 'phone'])
  expect(parseColumns('nothing')).toEqual(parseColumns(null))
  expect(columnsText(parseColumns(null))).toBe('')
  expect(columnsText(['rank', 'phone'])).toBe('rank,phone')
  expect(parseZone('Mars/Olympus')).toBe(parseZone(null))
  expect(parseZone('Asia/Tokyo')).toBe('Asia/Tokyo')
})
