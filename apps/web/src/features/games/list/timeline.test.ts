import { expect, it } from 'vitest'
import { timelineOf } from '#features/games/list/timeline.ts'
import { aGame } from '#shared/game/builders.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21, 12)
const from = (days: number, length: number, title: string) =>
  aGame({ title, start: now + days * day, end: now + (days + length) * day })
const titles = (games: ReturnType<typeof aGame>[]) =>
  timelineOf(games, now).lanes.map((lane) => lane.map(({ game }) => game.title))

it('puts games that do not meet into one lane, and those that do below each other', () => {
  expect(titles([from(-15, 2, 'a'), from(0, 2, 'b'), from(1, 2, 'c')])).toEqual([['a', 'b'], ['c']])
})

it('gives a short game room for its name', () => {
  expect(titles([from(0, 0.1, 'a'), from(3, 0.1, 'b')])).toEqual([['a'], ['b']])
})

it('leaves out what is not within seven weeks, and cuts what begins before', () => {
  const { lanes } = timelineOf(
    [from(-90, 2, 'old'), from(60, 2, 'far'), from(-40, 41, 'long')],
    now,
  )
  expect(lanes).toHaveLength(1)
  expect(lanes[0]?.[0]).toMatchObject({ from: 0, game: { title: 'long' } })
})

it('shows seven weeks, with now after the third', () => {
  const { nowAt, weeks } = timelineOf([], now)
  expect(weeks).toHaveLength(7)
  expect(nowAt).toBeGreaterThan(weeks[3]?.at ?? 1)
  expect(nowAt).toBeLessThan(weeks[4]?.at ?? 0)
})
