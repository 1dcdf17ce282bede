import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingsAt, standingsNow } from '#shared/board/moment.ts'
import { distinctNames } from '#shared/board/namesakes.ts'
import { buffersOf, packBoard, teamAt } from '#shared/board/table.ts'
import { aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'

const solve = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  score: fc.integer({ min: 0, max: 1000 }),
  type: fc.constantFrom('Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood'),
  userName: fc.option(fc.string()),
  time: fc.integer({ min: 1, max: 1_000_000 }),
})
const row = fc
  .record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    name: fc.string({ unit: 'grapheme' }),
    bio: fc.option(fc.string()),
    avatar: fc.option(fc.webPath()),
    divisionId: fc.option(fc.integer({ min: 1, max: 9 })),
    rank: fc.integer({ min: 0, max: 5000 }),
    divisionRank: fc.option(fc.integer({ min: 1, max: 5000 })),
    score: fc.integer({ min: 0, max: 2_147_483_647 }),
    solvedCount: fc.integer({ min: 0, max: 60 }),
    lastSubmissionTime: fc.integer({ min: 0, max: 1_000_000 }),
    solvedChallenges: fc.array(solve, { maxLength: 8 }),
  })
  .map((team) => aRow(team))

const adjustment = { kind: 'award', id: 3, points: -50, reason: null, time: 40 } as const

describe('adjustments', () => {
  it('are kept for the teams that have some, and count from their moment on', () => {
    const solved = aSolve({ id: 5, score: 100, time: 10 })
    const items = [
      aRow({ id: 1, rank: 1, score: 100, solvedChallenges: [solved] }),
      aRow({ id: 2, rank: 2, score: 50, solvedChallenges: [solved], adjustments: [adjustment] }),
    ]
    const table = structuredClone(packBoard(aScoreboard(items)))
    expect(teamAt(table, 0)).not.toHaveProperty('adjustments')
    expect(teamAt(table, 1).adjustments).toEqual([adjustment])
    expect([...standingsAt(table, 39).score]).toEqual([100, 100])
    expect([...standingsAt(table, 40).score]).toEqual([100, 50])
  })
})

describe('packBoard', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (items) => {
        const table = structuredClone(packBoard(aScoreboard(items)))
        const names = distinctNames(items)
        expect(items.map((_, index) => teamAt(table, index))).toEqual(
          items.map((item, index) => ({ ...item, name: names[index] })),
        )
      }),
    )
  })

  it('keeps what a team wrote as its name', () => {
    const items = [aRow({ id: 1, name: 'Crew' }), aRow({ id: 2, name: 'crew' }), aRow({ id: 3 })]
    const table = packBoard(aScoreboard(items))
    expect(table.name.slice(0, 2)).toEqual(['Crew #1', 'crew #2'])
    expect([...table.given]).toEqual([
      [0, 'Crew'],
      [1, 'crew'],
    ])
  })

  it('moves its columns instead of copying them', () => {
    const table = packBoard(aScoreboard([aRow({ solvedChallenges: [aSolve({ id: 5 })] })]))
    const moved = structuredClone(table, { transfer: buffersOf(table) })
    expect(moved.solveOf).toEqual(new Int32Array([5]))
    expect(table.solveOf.byteLength).toBe(0)
  })
})

const at = (time: number, score: number, id = time) => aSolve({ id, time, score })

describe('standingsAt', () => {
  const board = aScoreboard([
    aRow({ name: 'late', rank: 1, score: 300, solvedChallenges: [at(50, 300)] }),
    aRow({ name: 'early', rank: 2, score: 200, solvedChallenges: [at(10, 100), at(20, 100)] }),
    aRow({
      name: 'guest',
      rank: 0,
      score: 900,
      divisionId: 2,
      divisionRank: 1,
      solvedChallenges: [at(5, 900)],
    }),
    aRow({ name: 'equal', rank: 3, score: 200, solvedChallenges: [at(21, 200), at(99, 0)] }),
  ])
  const table = packBoard(board)
  const standing = (moment: number) => {
    const { order, rank, score } = standingsAt(table, moment)
    return [...order].map((team) => [table.name[team], rank[team], score[team]])
  }

  it('counts what was solved until then', () => {
    expect(standing(10)).toEqual([
      ['early', 1, 100],
      ['late', 2, 0],
      ['equal', 3, 0],
      ['guest', 0, 900],
    ])
  })

  it('ranks equal scores by who was there first', () => {
    expect(standing(30).map(([name]) => name)).toEqual(['early', 'equal', 'late', 'guest'])
  })

  it('gives the present standings at the end', () => {
    const end = standingsAt(table, 100)
    const now = standingsNow(table)
    expect([...end.score]).toEqual([...now.score])
    expect([...end.rank]).toEqual([...now.rank])
    expect([...end.divisionRank]).toEqual([...now.divisionRank])
  })
})
