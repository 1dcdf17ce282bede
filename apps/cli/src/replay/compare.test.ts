import { beforeEach, describe, expect, it } from 'vitest'
import type { Scoreboard } from '@halyard/api'
import { differences } from '#replay/compare.ts'

/** What a replay made has other ids: those of the recording and this. */
const moved = 100
const names = { 1: 'Gulls', 2: 'Terns' } as const
const titles = { 7: 'Knots', 8: 'Echo' } as const
const ids = {
  teamIds: new Map([1, 2].map((id) => [id, id + moved])),
  challengeIds: new Map([7, 8].map((id) => [id, id + moved])),
  divisionIds: new Map([[3, 3 + moved]]),
}

/** A small board, its ids as in the recording or as in the replay. */
function aBoard(by = 0): Scoreboard {
  const solve = (id: 7 | 8, score: number) => ({
    ...{ id: id + by, score, type: 'Normal' as const, userName: null, time: 0 },
  })
  const row = (id: 1 | 2, rank: number, solvedChallenges: ReturnType<typeof solve>[]) => ({
    ...{ id: id + by, name: names[id], bio: null, avatar: null, divisionId: 3 + by, rank },
    ...{ divisionRank: rank, lastSubmissionTime: 0, solvedChallenges },
    ...{ solvedCount: solvedChallenges.length },
    score: solvedChallenges.reduce((sum, { score }) => sum + score, 0),
  })
  const challenge = (id: 7 | 8, score: number, solved: number) => ({
    ...{ id: id + by, title: titles[id], category: 'Misc' as const, score, solved, deadline: null },
    ...{ bloods: [{ id: 1 + by, name: 'Gulls', avatar: null, submitTimeUtc: null }] },
    disableBloodBonus: false,
  })
  const curve = (id: 1 | 2, ...scores: number[]) => ({
    ...{ id: id + by, name: names[id] },
    items: scores.map((score) => ({ time: 0, score })),
  })
  const teams = [curve(1, 100, 150), curve(2, 100)]
  return {
    ...{ updateTimeUtc: 0, bloodBonus: 0, challengeCount: 2 },
    timelines: [
      { divisionId: 0, teams },
      { divisionId: 3 + by, teams: structuredClone(teams) },
    ],
    items: [row(1, 1, [solve(7, 100), solve(8, 50)]), row(2, 2, [solve(7, 100)])],
    divisions: [{ id: 3 + by, name: 'Students', defaultPermissions: 257, challengeConfigs: {} }],
    challenges: { Misc: [challenge(7, 100, 2), challenge(8, 50, 1)] },
  }
}

let played: Scoreboard
beforeEach(() => {
  played = aBoard(moved)
})
const found = () => differences(aBoard(), played, ids)
const rowOf = (place: number) => played.items[place] ?? expect.fail()
const challengeOf = (place: number) => played.challenges['Misc']?.[place] ?? expect.fail()

describe('a played board', () => {
  it('of other ids that says the same does not differ', () => {
    expect(found()).toEqual([])
  })

  it('names the solve that differs, not all of them', () => {
    const [, echo] = rowOf(0).solvedChallenges
    Object.assign(echo ?? {}, { score: 45, type: 'FirstBlood' })
    rowOf(1).solvedChallenges = []
    expect(found()).toEqual([
      'Gulls, points of Echo: recorded 50, played 45',
      'Gulls, kind of solve of Echo: recorded Normal, played FirstBlood',
      'Terns, solve of Knots: recorded, not played',
    ])
  })

  it('names a solve too many, and the index from which the order differs', () => {
    rowOf(0).solvedChallenges.reverse()
    rowOf(1).solvedChallenges.push({
      ...{ id: 8 + moved, score: 50, type: 'Normal', userName: null, time: 0 },
    })
    expect(found()).toEqual([
      'Gulls, solve 1: recorded Knots, played Echo',
      'Terns, solve of Echo: played, not recorded',
    ])
  })

  it('names what differs of a challenge', () => {
    Object.assign(challengeOf(0), { score: 90, bloods: [{ id: 2 + moved, name: 'Terns' }] })
    Object.assign(challengeOf(1), { category: 'Web' })
    expect(found()).toEqual([
      'Knots, points: recorded 100, played 90',
      'Knots, first solves: recorded Gulls, played Terns',
      'Echo, category: recorded Misc, played Web',
    ])
  })

  it('names the curve that differs, and where', () => {
    const [overall, students] = played.timelines
    Object.assign(overall?.teams[0]?.items[1] ?? {}, { score: 140 })
    students?.teams[1]?.items.push({ time: 0, score: 150 })
    expect(found()).toEqual([
      'Curve of Gulls (overall), point 2: recorded 150, played 140',
      'Curve of Terns (Students), number of points: recorded 1, played 2',
    ])
  })

  it('names who has no curve, and the index from which the order differs', () => {
    played.timelines[0]?.teams.pop()
    played.timelines[1]?.teams.reverse()
    expect(found()).toEqual([
      'Curve of Terns (overall): recorded, not played',
      'Curve 1 (Students): recorded Gulls, played Terns',
    ])
  })
})
