import { expect, it } from 'vitest'
import { newsSince } from '#features/scoreboard/summary/news.ts'

const announced = { solves: 10, rank: 5 }

it.each([
  ['nothing new', { solves: 10, rank: 5 }, undefined],
  ['solves of others', { solves: 13, rank: 5 }, { solves: 3, rank: 5 }],
  ['another rank', { solves: 10, rank: 4 }, { solves: 0, rank: 4 }],
  ['a rank that is gone', { solves: 10, rank: undefined }, undefined],
  ['fewer solves: somebody was taken off the board', { solves: 8, rank: 5 }, undefined],
])('%s', (_what, now, news) => {
  expect(newsSince(announced, now)).toEqual(news)
})
