import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BLOOD_BONUS } from '../blood-bonus.ts'
import { buildScoreboard } from './build.ts'
import type { BoardFacts } from './facts.ts'
import type { Scoreboard } from './model.ts'

/** The final board of a game of 95 teams, as another server of this contract answered it. Not part of the repository. */
const FILE = new URL('../../../../../shared/data/bits2ctf-2025/scoreboard.json', import.meta.url)

/** Seen in the board: scoring solves reach up to 00:55:40, those after 03:14 give no points. */
const END = Date.parse('2025-11-23T01:00:00Z')

/**
 * Facts that would make this board. Values are given without decay, because the board has only the last
 * ones; rows that tie in everything keep their order, all others come in reverse.
 */
function factsOf(board: Scoreboard): BoardFacts {
  const silent = board.items.filter((row) => row.score === 0)
  const scored = board.items.filter((row) => row.score > 0).toReversed()
  const rows = [...scored, ...silent]
  return {
    game: { start: 0, end: END, bloodBonus: board.bloodBonus },
    divisions: board.divisions.map((division) => ({
      ...division,
      challengeConfigs: Object.values(division.challengeConfigs),
    })),
    challenges: Object.values(board.challenges)
      .flat()
      .map((challenge) => ({
        ...challenge,
        originalScore: challenge.score,
        minScoreRate: 1,
        difficulty: 1,
      }))
      .toReversed(),
    teams: rows.map((row) => ({ ...row, participationId: row.id, teamId: row.id })),
    solves: rows.flatMap((row) =>
      row.solvedChallenges.map((solve) => ({
        participationId: row.id,
        challengeId: solve.id,
        userName: solve.userName,
        at: solve.time,
      })),
    ),
    adjustments: [],
  }
}

const solvesOf = (board: Scoreboard) =>
  board.items
    .flatMap((row) => row.solvedChallenges.map((solve) => ({ team: row.id, ...solve })))
    .toSorted((a, b) => a.team - b.team || a.id - b.id)

describe.runIf(existsSync(FILE))('the board of a real game', () => {
  const board: Scoreboard = existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : { items: [] }
  const facts = existsSync(FILE) ? factsOf(board) : null
  const built = facts ? buildScoreboard(facts, { builtAt: board.updateTimeUtc }) : board

  test('has the solves we think it has', () => {
    const solves = board.items.flatMap((row) => row.solvedChallenges)
    expect([board.items.length, solves.length, board.challengeCount]).toEqual([95, 2428, 73])
    expect(board.bloodBonus).not.toBe(DEFAULT_BLOOD_BONUS)
    expect(solves.filter((solve) => solve.score === 0)).toHaveLength(3)
  })

  test('every solve has the same kind and points', () => {
    expect(solvesOf(built)).toEqual(solvesOf(board))
  })

  test('every team has the same rank, division rank and last time', () => {
    expect(built.items).toEqual(board.items)
  })

  test('challenges, bloods, divisions and curves agree', () => {
    expect(built.challenges).toEqual(board.challenges)
    expect(Object.keys(built.challenges)).toEqual(Object.keys(board.challenges))
    expect(built.divisions).toEqual(board.divisions)
    expect(built.timelines).toEqual(board.timelines)
  })
})
