import type { BoardRow, Scoreboard } from '@halyard/rules'
import { describe, expect, it } from 'vitest'
import { createBoardWriter } from '#modules/scoreboard/board-writer.ts'

const NAMES = ['Gulls', '海鸥队', 'Чайки', 'නාවිකයෝ', '🏴‍☠️ "Crew"\n', 'نوارس']

const aRow = (id: number, solves: number): BoardRow => ({
  id,
  name: NAMES[id % NAMES.length] ?? '',
  bio: null,
  divisionId: 1,
  avatar: null,
  score: solves * 100,
  rank: id,
  divisionRank: id,
  lastSubmissionTime: 1000 + solves,
  solvedChallenges: Array.from({ length: solves }, (_, index) => ({
    id: index + 1,
    score: 100,
    type: 'Normal',
    userName: NAMES[(id + index) % NAMES.length] ?? null,
    time: 1000 + index,
  })),
  solvedCount: solves,
})

const boardOf = (items: BoardRow[], updateTimeUtc = 1): Scoreboard => ({
  updateTimeUtc,
  bloodBonus: 0,
  timelines: [],
  items,
  divisions: [],
  challenges: {},
  challengeCount: 30,
})

const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString()
const rowsOf = ({ bytes, rows }: { bytes: Uint8Array; rows: Int32Array }) =>
  Array.from({ length: rows.length / 3 }, (_, index) => {
    const [id, start, end] = rows.subarray(index * 3, index * 3 + 3)
    return { id, row: JSON.parse(Buffer.from(bytes.subarray(start, end)).toString()) }
  })

const digestOf = (board: Scoreboard) => createBoardWriter()(board).digest

/** Boards as they follow each other: rows that change, move, come, go and stay. */
function* story(): Generator<BoardRow[]> {
  const rows = Array.from({ length: 40 }, (_, index) => aRow(index + 1, index % 7))
  yield rows
  yield rows.map((row) => ({ ...row, rank: row.rank + 1 }))
  yield rows.map((row) => (row.id === 20 ? aRow(20, 30) : row)).toReversed()
  yield rows.slice(5)
  yield []
  // Far more than there is room for at first.
  yield Array.from({ length: 3000 }, (_, index) => aRow(index + 1, 20))
  yield rows
}

describe('boards that are written down one after the other', () => {
  it('have the bytes of their JSON, and their rows where the list says', () => {
    const write = createBoardWriter()
    for (const items of story()) {
      const board = boardOf(items)
      const made = write(board)
      expect(textOf(made)).toBe(JSON.stringify(board))
      expect(rowsOf(made)).toEqual(items.map((row) => ({ id: row.id, row })))
    }
  })

  it('do not change what was handed out before', () => {
    const write = createBoardWriter()
    const all = [...story()].map((items) => ({
      board: boardOf(items),
      made: write(boardOf(items)),
    }))
    for (const { board, made } of all) expect(textOf(made)).toBe(JSON.stringify(board))
  })

  it('have a digest that knows nothing of their time and everything of the rest', () => {
    expect(digestOf(boardOf([aRow(1, 2)], 1))).toBe(digestOf(boardOf([aRow(1, 2)], 2_000_000)))
    expect(digestOf(boardOf([aRow(1, 2)]))).not.toBe(digestOf(boardOf([aRow(1, 3)])))
  })
})
