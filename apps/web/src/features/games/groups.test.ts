import type { GameSummary } from '@halyard/api'
import { expect, it } from 'vitest'
import { chosenGroups, groupGames, isNothing } from '#features/games/groups.ts'

const hour = 3_600_000
const aSummary = (id: number, start: number, end: number): GameSummary => ({
  id,
  title: `Game ${id}`,
  summary: '',
  poster: null,
  limit: 0,
  start: start * hour,
  end: end * hour,
})
const games = [
  aSummary(1, 1, 2),
  aSummary(2, 3, 5),
  aSummary(3, 8, 30),
  aSummary(4, 9, 12),
  aSummary(5, 20, 22),
  aSummary(6, 13, 14),
]
const groups = groupGames(games, 10 * hour)
const ids = (list: readonly GameSummary[]) => list.map(({ id }) => id)

it('puts what needs one first in every group', () => {
  expect(ids(groups.live)).toEqual([4, 3])
  expect(ids(groups.upcoming)).toEqual([6, 5])
  expect(ids(groups.past)).toEqual([2, 1])
})

it('leaves one group of a filter', () => {
  const live = chosenGroups(groups, 'live', () => false)
  expect(ids(live.live)).toEqual([4, 3])
  expect(live.upcoming).toEqual([])
  expect(live.past).toEqual([])
})

it('leaves the own games of all groups', () => {
  const mine = chosenGroups(groups, 'mine', (id) => id === 1 || id === 5)
  expect([mine.live, mine.upcoming, mine.past].map(ids)).toEqual([[], [5], [1]])
})

it('knows when nothing is left', () => {
  expect(isNothing(chosenGroups(groups, 'mine', () => false))).toBe(true)
  expect(isNothing(groups)).toBe(false)
})
