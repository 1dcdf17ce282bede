import { expect, it } from 'vitest'
import { makeGame } from './made-game.ts'

const NOW_MS = Date.UTC(2026, 10, 1)
const size = { teams: 40, challenges: 20, solves: 200 }
const game = makeGame(size, NOW_MS)

it('is the same game for the same size, and another one for another', () => {
  expect(makeGame(size, NOW_MS)).toEqual(game)
  expect(makeGame({ ...size, solves: 199 }, NOW_MS).solves[0]).not.toEqual(game.solves[0])
})

it('has exactly as many of everything, and no team a challenge twice', () => {
  const pairs = game.solves.map(
    ({ participationId, challengeId }) => `${participationId} ${challengeId}`,
  )
  expect([game.teams.length, game.challenges.length, pairs.length, new Set(pairs).size]).toEqual([
    40, 20, 200, 200,
  ])
  expect(new Set(game.teams.map(({ name }) => name)).size).toBe(40)
})

it('has its solves in order of time, after its start and before now', () => {
  const times = game.solves.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.every((at) => at > game.game.start && at < NOW_MS)).toBe(true)
})

const solvesOf = (from: number, to: number) =>
  game.solves.filter(({ challengeId }) => challengeId >= from && challengeId <= to).length

it('has easy challenges solved more often than hard ones', () => {
  expect(solvesOf(1, 10)).toBeGreaterThan(1.5 * solvesOf(11, 20))
})
