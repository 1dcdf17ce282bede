import { describe, expect, it } from 'vitest'
import {
  boardChallenges,
  nextToDo,
  progressOf,
  shelvesOf,
} from '#features/play/board/data/challenges.ts'
import { aChallengeInfo, aNotice, aSolve, someDetails } from '#shared/game/builders.ts'

const ferry = aChallengeInfo({ title: 'SSR Ferry', category: 'Web' })
const tin = aChallengeInfo({ title: 'Cookie Tin', category: 'Web' })
const pump = aChallengeInfo({ title: 'Bilge Pump', category: 'Pwn' })
const pier = aChallengeInfo({ title: 'Where Is This Pier?', category: 'OSINT' })

describe('boardChallenges', () => {
  it('is in the order of the categories, whatever order they came in', () => {
    const board = boardChallenges(someDetails([pier, tin, ferry, pump]))
    expect(board.map(({ info }) => info.title)).toEqual([
      'Bilge Pump',
      'Cookie Tin',
      'SSR Ferry',
      'Where Is This Pier?',
    ])
  })

  it('knows the own solves', () => {
    const solve = aSolve({ id: tin.id, type: 'SecondBlood' })
    const board = boardChallenges(someDetails([tin, ferry], [solve]))
    expect(board[0]?.solve).toEqual(solve)
    expect(board[1]?.solve).toBeUndefined()
  })

  it('keeps what has not changed, so that a solve renders one tile and not all', () => {
    const before = boardChallenges(someDetails([ferry, tin]))
    const solve = aSolve({ id: tin.id })
    const [sameFerry, solvedTin] = boardChallenges(someDetails([ferry, tin], [solve]))
    expect(sameFerry).toBe(before[0])
    expect(solvedTin).toMatchObject({ info: tin, solve })
    const [moreFerry, sameTin] = boardChallenges(
      someDetails([{ ...ferry, solved: ferry.solved + 1 }, tin], [solve]),
    )
    expect(moreFerry?.info.solved).toBe(ferry.solved + 1)
    expect(sameTin).toBe(solvedTin)
  })

  it('marks what notices announce, by title and with the newest time', () => {
    const [one, other] = boardChallenges(someDetails([ferry, tin]), [
      aNotice({ type: 'NewHint', values: ['SSR Ferry'], time: 20 }),
      aNotice({ type: 'NewHint', values: ['SSR Ferry'], time: 10 }),
      aNotice({ type: 'NewChallenge', values: ['Cookie Tin'], time: 5 }),
      aNotice({ type: 'Normal', values: ['SSR Ferry'], time: 99 }),
    ])
    expect(one).toMatchObject({ hintAt: 20, announcedAt: undefined })
    expect(other).toMatchObject({ hintAt: undefined, announcedAt: 5 })
  })

  it('shows a flag as solved before the scoreboard knows it, and then as the scoreboard says', () => {
    const accepted = new Map([[tin.id, { time: 9 }]])
    const [early] = boardChallenges(someDetails([tin]), [], accepted)
    expect(early?.solve).toMatchObject({ type: 'Normal', time: 9, score: tin.score })
    const solve = aSolve({ id: tin.id, type: 'FirstBlood' })
    expect(boardChallenges(someDetails([tin], [solve]), [], accepted)[0]?.solve).toEqual(solve)
  })

  it('lives with a team that is not on the scoreboard yet', () => {
    expect(boardChallenges({ ...someDetails([ferry]), rank: null })[0]?.solve).toBeUndefined()
  })
})

it('groups into shelves and counts them', () => {
  const board = boardChallenges(someDetails([ferry, pump, tin], [aSolve({ id: tin.id })]))
  const [pwn, web] = shelvesOf(board)
  expect(pwn?.category).toBe('Pwn')
  expect(progressOf(pwn?.challenges ?? [])).toEqual({ done: 0, total: 1 })
  expect(progressOf(web?.challenges ?? [])).toEqual({ done: 1, total: 2 })
})

describe('nextToDo', () => {
  const board = boardChallenges(someDetails([pump, tin, ferry, pier], [aSolve({ id: tin.id })]))

  it('stays in the category', () => {
    expect(nextToDo(board, tin.id)?.info).toBe(ferry)
  })

  it('continues through the board, and wraps around', () => {
    expect(nextToDo(board, pump.id)?.info).toBe(ferry)
    expect(nextToDo(board, pier.id)?.info).toBe(pump)
  })

  it('is nothing when all is solved', () => {
    const done = boardChallenges(someDetails([tin], [aSolve({ id: tin.id })]))
    expect(nextToDo(done, tin.id)).toBeUndefined()
  })
})
