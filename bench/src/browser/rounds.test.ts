import { expect, it } from 'vitest'
import { roundsTo } from './rounds.ts'

const FIRST_BYTE = 100
const rounds = (contentMs: number, ...requests: readonly (readonly [number, number])[]) =>
  roundsTo(
    contentMs,
    FIRST_BYTE,
    requests.map(([start, end]) => [start, end, 'file']),
  )

it('counts the page itself, and what is asked for side by side once', () => {
  expect(rounds(1000)).toBe(1)
  expect(rounds(1000, [100, 300], [110, 250], [120, 400])).toBe(2)
})

it('counts what waits for what came before, in whatever order the browser lists them', () => {
  expect(rounds(1000, [700, 900], [100, 300], [310, 690], [120, 800])).toBe(4)
})

it('takes the longest chain and not the first one: a long request beside short ones hides none of them', () => {
  expect(rounds(1000, [100, 900], [110, 200], [210, 300], [310, 400])).toBe(4)
})

it('leaves out what was asked for before the page spoke, came after the content, or was never answered', () => {
  expect(rounds(500, [50, 90], [200, 501], [200, 0])).toBe(1)
})
