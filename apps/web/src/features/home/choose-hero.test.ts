import type { GameSummary } from '@halyard/api'
import { describe, expect, it } from 'vitest'
import { candidates, chooseHero } from '#features/home/choose-hero.ts'
import { inOrder } from '#shared/game/in-order.ts'

const hour = 3_600_000
const now = 1_000 * hour

const aGame = (id: number, startsIn: number, length = 48): GameSummary => ({
  id,
  title: `Game ${id}`,
  summary: '',
  poster: null,
  limit: 0,
  start: now + startsIn * hour,
  end: now + (startsIn + length) * hour,
})

const over = aGame(1, -100)
const live = aGame(2, -10)
const liveEndingSooner = aGame(3, -40)
const next = aGame(4, 24)
const later = aGame(5, 48)

const joined = (...ids: number[]) => new Map(ids.map((id) => [id, { status: 'Accepted' as const }]))

describe('the game of the first page', () => {
  it.each([
    ['the running game when nobody is signed in', [next, live, over], joined(), live],
    [
      'the one that ends first when several run',
      [live, liveEndingSooner],
      joined(),
      liveEndingSooner,
    ],
    ['the running game the reader plays', [liveEndingSooner, live], joined(2), live],
    ['a joined game to come before a foreign running one', [live, later, next], joined(5), later],
    ['the next one when none runs', [later, next, over], joined(), next],
    ['nothing when all are over', [over], joined(1), undefined],
    ['nothing when there are none', [], joined(), undefined],
  ])('is %s', (_which, games, details, hero) => {
    expect(chooseHero(games, details, now)).toBe(hero)
  })
})

it('asks only about games that are not over, and not about too many', () => {
  expect(candidates([over, live, next, later], now, 2)).toEqual([live, next])
  expect(candidates([next, later, live, over], now, 2)).toEqual([live, next])
})

it('puts the other games in order of time', () => {
  const longOver = aGame(6, -500)
  expect(inOrder([longOver, later, over, next, live], now)).toEqual([
    live,
    next,
    later,
    over,
    longOver,
  ])
})
