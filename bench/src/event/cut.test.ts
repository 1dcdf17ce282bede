import { expect, it } from 'vitest'
import type { Crew } from '../fill.ts'
import { cutCrew } from './cut.ts'

const crew: Crew = {
  gameId: 1,
  challenges: [],
  players: Array.from({ length: 15 }, (_, index) => ({
    userName: `sailor${index}`,
    participationId: Math.floor(index / 3),
    teamId: Math.floor(index / 3),
    token: `token${index}`,
    solved: [],
  })),
}
const cuts = cutCrew(crew, { walls: 5, registrations: 7 }, 4)
const numbers = (all: readonly { readonly number: number }[]) => all.map(({ number }) => number)

it('gives every player to one program, and a team whole', () => {
  expect(cuts.flatMap(({ players }) => numbers(players)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  )
  const places = cuts.flatMap(({ part, players }) =>
    [...new Set(players.map(({ teamId }) => teamId))].map((teamId) => [teamId, part.index]),
  )
  expect(places.toSorted(([one = 0], [two = 0]) => one - two)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 0],
  ])
})

it('gives nobody the number of another one, which is their address', () => {
  const all = cuts.flatMap(({ players, walls, newcomers }) => [
    ...numbers(players),
    ...numbers(walls),
    ...newcomers,
  ])
  expect([all.length, new Set(all).size]).toEqual([27, 27])
})

it('plays as one program what is not cut', () => {
  const [alone, ...others] = cutCrew(crew, { walls: 2, registrations: 3 }, 1)
  expect(others).toEqual([])
  expect(alone?.players.map(({ token }) => token)).toEqual(crew.players.map(({ token }) => token))
  expect([alone?.walls.length, alone?.newcomers.length]).toEqual([2, 3])
})
