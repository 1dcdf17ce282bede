import { describe, expect, it } from 'vitest'
import { chosenGames } from '#features/organise/games/filter.ts'
import { anEditGame } from '#features/organise/builders.ts'

const nowMs = 1000
const games = [
  anEditGame({ title: 'Live', start: 0, end: 2000 }),
  anEditGame({ title: 'Draft', start: 1001, end: 2000, hidden: true }),
  anEditGame({ title: 'Over', start: 0, end: 1000 }),
]

describe('a filter', () => {
  it.each([
    ['all', ['Live', 'Draft', 'Over']],
    ['live', ['Live']],
    ['upcoming', ['Draft']],
    ['past', ['Over']],
    ['hidden', ['Draft']],
  ] as const)('%s leaves %j', (filter, titles) => {
    const left = chosenGames(games, { filter, text: '' }, nowMs)
    expect(left.map(({ title }) => title)).toEqual(titles)
  })

  it('is narrowed by the text', () => {
    expect(chosenGames(games, { filter: 'hidden', text: 'live' }, nowMs)).toEqual([])
    expect(chosenGames(games, { filter: 'all', text: 'DRA' }, nowMs)).toEqual([games[1]])
  })
})
