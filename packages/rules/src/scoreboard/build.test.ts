import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_PERMISSIONS, GAME_PERMISSION, withPermission } from '../permissions.ts'
import { NEVER } from '../platform-codes.ts'
import { buildScoreboard } from './build.ts'
import type { BoardFacts } from './facts.ts'
import { aChallenge, aDivision, anAdjustment, aSolve, aTeam, someFacts, teams } from './testing.ts'

const build = (facts: Partial<BoardFacts>) => buildScoreboard(someFacts(facts), { builtAt: 5000 })
const points = (facts: Partial<BoardFacts>) =>
  Object.fromEntries(build(facts).items.map((row) => [row.name, row.score]))
const without = (name: keyof typeof GAME_PERMISSION) => withPermission(ALL_PERMISSIONS, name, false)

test('an empty game has an empty board', () => {
  expect(buildScoreboard(someFacts({ challenges: [] }), { builtAt: 5000 })).toEqual({
    updateTimeUtc: 5000,
    bloodBonus: 52_459_530,
    timelines: [{ divisionId: 0, teams: [] }],
    items: [],
    divisions: [],
    challenges: {},
    challengeCount: 0,
  })
})

describe('points', () => {
  test('follow the present value, for earlier solvers too', () => {
    const solves = [aSolve(1, 1100), aSolve(2, 1200), aSolve(3, 1300), aSolve(4, 1400)]
    const board = build({ teams: teams(5), solves })
    // four solves: 661; with 5, 3 and 1 % on top for the first three
    expect(board.items.map((row) => [row.name, row.score])).toEqual([
      ['team 1', 694],
      ['team 2', 681],
      ['team 3', 668],
      ['team 4', 661],
      ['team 5', 0],
    ])
    expect(board.challenges.Misc?.[0]).toMatchObject({ score: 661, solved: 4 })
    expect(board.challenges.Misc?.[0]?.bloods).toEqual([
      { id: 101, name: 'team 1', avatar: null, submitTimeUtc: 1100 },
      { id: 102, name: 'team 2', avatar: null, submitTimeUtc: 1200 },
      { id: 103, name: 'team 3', avatar: null, submitTimeUtc: 1300 },
    ])
  })

  test('tiers go by submit time, not by the order of arrival', () => {
    const board = build({ teams: teams(2), solves: [aSolve(1, 1300), aSolve(2, 1200)] })
    expect(board.items.map((row) => [row.name, row.solvedChallenges[0]?.type])).toEqual([
      ['team 2', 'FirstBlood'],
      ['team 1', 'SecondBlood'],
    ])
  })

  test('a challenge without bonus gives no tier', () => {
    const board = build({
      challenges: [aChallenge({ disableBloodBonus: true })],
      teams: teams(1),
      solves: [aSolve(1, 1100)],
    })
    expect(board.items[0]).toMatchObject({ score: 1000, solvedChallenges: [{ type: 'Normal' }] })
    expect(board.challenges.Misc?.[0]).toMatchObject({ bloods: [], disableBloodBonus: true })
  })

  test.each([
    ['before the start', null, 999],
    ['at the end', null, 2000],
    ['after the deadline', 1500, 1501],
  ])('a solve %s is listed and counts for nothing', (_what, deadline, at) => {
    const board = build({
      challenges: [aChallenge({ deadline })],
      teams: teams(2),
      solves: [aSolve(1, at)],
    })
    expect(board.challenges.Misc?.[0]).toMatchObject({ score: 1000, solved: 0, bloods: [] })
    expect(board.items[0]).toMatchObject({
      name: 'team 1',
      score: 0,
      lastSubmissionTime: NEVER,
      solvedCount: 1,
      solvedChallenges: [{ id: 1, score: 0, type: 'Normal', userName: 'user 1', time: at }],
    })
  })

  test('solves of unknown teams and challenges do not exist', () => {
    const solves = [aSolve(9, 1100), aSolve(1, 1100, 9)]
    expect(points({ teams: teams(1), solves })).toEqual({ 'team 1': 0 })
  })
})

describe('a division', () => {
  const members = [aTeam(1, { divisionId: 7 }), aTeam(2)]
  const solves = [aSolve(1, 1100), aSolve(2, 1200)]

  test('without GetScore gives no points and no last time, but may take a tier and lower the value', () => {
    const divisions = [aDivision(7, { defaultPermissions: without('GetScore') })]
    const board = build({ divisions, teams: members, solves })
    expect(board.items.map((row) => [row.name, row.score, row.lastSubmissionTime])).toEqual([
      ['team 2', 890, 1200],
      ['team 1', 0, NEVER],
    ])
    expect(board.items[1]?.solvedChallenges[0]).toMatchObject({ type: 'FirstBlood', score: 0 })
  })

  test('without GetBlood leaves the tiers to others', () => {
    const divisions = [aDivision(7, { defaultPermissions: without('GetBlood') })]
    expect(points({ divisions, teams: members, solves })).toEqual({ 'team 1': 864, 'team 2': 907 })
  })

  test('without AffectDynamicScore does not lower the value', () => {
    const divisions = [aDivision(7, { defaultPermissions: without('AffectDynamicScore') })]
    const board = build({ divisions, teams: members, solves })
    expect(board.items.map((row) => row.score)).toEqual([1050, 1030])
    expect(board.challenges.Misc?.[0]?.solved).toBe(1)
  })

  test('without RankOverall has only a rank of its own and no overall curve', () => {
    const divisions = [aDivision(7, { defaultPermissions: without('RankOverall') })]
    const board = build({ divisions, teams: members, solves })
    expect(board.items.map((row) => [row.name, row.rank, row.divisionRank])).toEqual([
      ['team 1', 0, 1],
      ['team 2', 1, null],
    ])
    expect(board.timelines.map(({ divisionId, teams: top }) => [divisionId, top[0]?.name])).toEqual(
      [
        [0, 'team 2'],
        [7, 'team 1'],
      ],
    )
  })

  test('an entry for one challenge replaces its default there', () => {
    const configs = [{ challengeId: 1, permissions: without('GetScore') }]
    const divisions = [aDivision(7, { challengeConfigs: configs })]
    const board = build({
      divisions,
      challenges: [aChallenge(), aChallenge({ id: 2, title: 'Sails' })],
      teams: members,
      solves: [...solves, aSolve(1, 1300, 2)],
    })
    expect(board.items.find((row) => row.name === 'team 1')?.score).toBe(1050)
    expect(board.divisions[0]?.challengeConfigs).toEqual({ '1': configs[0] })
  })
})

describe('ranks', () => {
  const solves = [aSolve(1, 1300), aSolve(2, 1200, 2), aSolve(3, 1100, 3)]
  const challenges = [1, 2, 3].map((id) => aChallenge({ id, title: `c${id}` }))

  test('equal points go to the earlier last solve', () => {
    expect(build({ challenges, teams: teams(3), solves }).items.map((row) => row.name)).toEqual([
      'team 3',
      'team 2',
      'team 1',
    ])
  })

  test('a tie in everything keeps the given order and shares no rank', () => {
    const tied = [aSolve(1, 1100), aSolve(2, 1100, 2)]
    const board = build({ challenges, teams: teams(4), solves: tied })
    expect(board.items.map((row) => [row.name, row.rank])).toEqual([
      ['team 1', 1],
      ['team 2', 2],
      ['team 3', 3],
      ['team 4', 4],
    ])
  })

  test('curves show the ten best with running totals', () => {
    const board = build({ challenges, teams: teams(12), solves: [...solves, aSolve(1, 2500, 3)] })
    expect(board.timelines).toHaveLength(1)
    expect(board.timelines[0]?.teams).toHaveLength(10)
    expect(board.timelines[0]?.teams.find(({ name }) => name === 'team 1')?.items).toEqual([
      { time: 1300, score: 1050 },
      { time: 2500, score: 1050 },
    ])
  })
})

const named = (id: number, title: string, category: 'Web' | 'Misc' | 'OSINT') =>
  aChallenge({ id, title, category })

test('lists challenges under categories in fixed order, titles ascending', () => {
  const board = build({
    challenges: [
      named(1, 'b', 'OSINT'),
      named(2, 'b', 'Web'),
      named(3, 'a', 'Web'),
      named(4, 'Z', 'Web'),
      named(5, 'x', 'Misc'),
    ],
  })
  expect(
    Object.entries(board.challenges).map(([category, list]) => [category, list.map((c) => c.id)]),
  ).toEqual([
    ['Misc', [5]],
    ['Web', [4, 3, 2]],
    ['OSINT', [1]],
  ])
})

test('a board of the past knows no later solve', () => {
  const facts = someFacts({ teams: teams(2), solves: [aSolve(1, 1100), aSolve(2, 1500)] })
  const past = buildScoreboard(facts, { builtAt: 5000, at: 1499 })
  expect(past).toEqual(
    buildScoreboard({ ...facts, solves: facts.solves.slice(0, 1) }, { builtAt: 5000 }),
  )
})

test('the order in which solves arrive changes nothing', () => {
  const all = [1, 2, 3, 4, 5].flatMap((team) =>
    [1, 2, 3].map((challenge) => aSolve(team, 1000 + team * 17 + challenge * 31, challenge)),
  )
  const facts = someFacts({
    challenges: [1, 2, 3].map((id) => aChallenge({ id, title: `c${id}` })),
    teams: teams(5),
  })
  const expected = buildScoreboard({ ...facts, solves: all }, { builtAt: 1 })
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (solves) => {
      expect(buildScoreboard({ ...facts, solves }, { builtAt: 1 })).toEqual(expected)
    }),
  )
})

test('sums stop at the largest number of the wire', () => {
  const challenges = [1, 2].map((id) =>
    aChallenge({ id, title: `c${id}`, originalScore: 2_000_000_000 }),
  )
  const solves = [aSolve(1, 1100), aSolve(1, 1200, 2)]
  expect(points({ challenges, teams: teams(1), solves })).toEqual({ 'team 1': 2_147_483_647 })
})

describe('a challenge whose title is unknown until it opens', () => {
  const challenges = [aChallenge(), aChallenge({ id: 2, title: 'Splices', opensAfter: [1, 9] })]
  const titles = (solves: BoardFacts['solves'], at?: number) => {
    const facts = someFacts({ challenges, teams: teams(2), solves })
    const board = buildScoreboard(facts, { builtAt: 5000, ...(at !== undefined && { at }) })
    const shown = Object.values(board.challenges).flat()
    expect(board.challengeCount).toBe(shown.length)
    return shown.map(({ title }) => title)
  }

  test('is on the board from the moment in which one team has solved what it requires', () => {
    expect(titles([])).toEqual(['Knots'])
    expect(titles([aSolve(1, 1100), aSolve(2, 1200, 9)])).toEqual(['Knots'])
    const opening = [aSolve(1, 1100), aSolve(1, 1200, 9)]
    expect(titles(opening)).toEqual(['Knots', 'Splices'])
    expect(titles(opening, 1199)).toEqual(['Knots'])
  })

  test('is not opened by a team that does not play', () => {
    expect(titles([aSolve(3, 1100), aSolve(3, 1200, 9)])).toEqual(['Knots'])
  })

  test('is on it where a team has solved it before', () => {
    expect(titles([aSolve(2, 1100, 2)])).toEqual(['Knots', 'Splices'])
  })
})

describe('an adjustment', () => {
  const solves = [aSolve(1, 1100), aSolve(2, 1200)]
  const flat = [aChallenge({ minScoreRate: 1, disableBloodBonus: true })]
  const adjusted = (...adjustments: BoardFacts['adjustments']) =>
    build({ teams: teams(2), challenges: flat, solves, adjustments })

  test('is in the total, decides the rank and has a line of its own', () => {
    const board = adjusted(anAdjustment(1, -1, { at: 1300 }))
    expect(board.items.map(({ name, score, rank }) => [name, score, rank])).toEqual([
      ['team 2', 1000, 1],
      ['team 1', 999, 2],
    ])
    expect(board.items[1]?.adjustments).toEqual([
      { kind: 'award', id: 1, points: -1, reason: 'found a mistake in a challenge', time: 1300 },
    ])
    expect(board.items[0]).not.toHaveProperty('adjustments')
  })

  test('is a step of the curve, in the order of time', () => {
    const [early, late] = [anAdjustment(1, 50, { at: 1050 }), anAdjustment(1, -30, { id: 2 })]
    const curve = adjusted(late, early).timelines[0]?.teams.find(({ id }) => id === 101)
    expect(curve?.items).toEqual([
      { time: 1050, score: 50 },
      { time: 1100, score: 1050 },
      { time: 1500, score: 1020 },
    ])
  })

  test('does not decide between equal totals: the earlier last solve still does', () => {
    const board = adjusted(anAdjustment(1, 5, { at: 1999 }), anAdjustment(2, 5, { at: 1001 }))
    expect(board.items.map(({ name }) => name)).toEqual(['team 1', 'team 2'])
    expect(board.items[0]?.lastSubmissionTime).toBe(1100)
  })

  test('may take more than the team has, and counts after the end of the game', () => {
    const board = adjusted(anAdjustment(2, -1500, { at: 9999 }))
    expect(board.items.map(({ score }) => score)).toEqual([1000, -500])
  })

  test('is not on the board of an earlier moment, nor of a team that is not admitted', () => {
    const adjustments = [anAdjustment(1, 10, { at: 1400 }), anAdjustment(9, 10)]
    const facts = someFacts({ teams: teams(2), challenges: flat, solves, adjustments })
    const then = buildScoreboard(facts, { builtAt: 5000, at: 1399 })
    expect(then.items.map(({ score }) => score)).toEqual([1000, 1000])
    expect(buildScoreboard(facts, { builtAt: 5000 }).items[0]?.score).toBe(1010)
  })
})
