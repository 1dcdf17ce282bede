import { describe, expect, it } from 'vitest'
import { boardChallenges } from '#features/play/board/data/challenges.ts'
import { filterBoard, isClosed, sortBoard } from '#features/play/board/filter/filter.ts'
import type { Known } from '#features/play/board/marks/marks.ts'
import { aChallengeInfo, aNotice, aSolve, someDetails } from '#shared/game/builders.ts'

const tide = aChallengeInfo({ title: 'Tide Table', category: 'Crypto', score: 66, solved: 97 })
const weather = aChallengeInfo({
  title: 'Elliptic Weather',
  category: 'Crypto',
  score: 470,
  solved: 4,
})
const counter = aChallengeInfo({
  title: '逆流 Counter-Current',
  category: 'Reverse',
  score: 66,
  solved: 9,
})
const board = boardChallenges(someDetails([tide, weather, counter], [aSolve({ id: tide.id })]), [
  aNotice({ type: 'NewChallenge', values: ['逆流 Counter-Current'], time: 10 }),
])
const all = { text: '', category: undefined, solved: 'all', mark: undefined } as const
const known: Known = {
  attempted: new Set([weather.id]),
  closeTimes: new Map(),
  seenAt: () => 0,
  working: new Set(),
  notes: { [weather.id]: 'Ask Iris about the curve' },
}
const titles = (found: ReturnType<typeof filterBoard>) => found.map(({ info }) => info.title)

describe('filterBoard', () => {
  it.each([
    ['nothing', {}, ['Tide Table', 'Elliptic Weather', '逆流 Counter-Current']],
    ['a word of the title, in any case', { text: 'WEATHER' }, ['Elliptic Weather']],
    ['every word, in any order', { text: 'weather ell' }, ['Elliptic Weather']],
    ['full-width letters', { text: 'Ｔｉｄｅ' }, ['Tide Table']],
    ['a word of the category', { text: 'rever' }, ['逆流 Counter-Current']],
    ['Han characters', { text: '逆' }, ['逆流 Counter-Current']],
    ['a category', { category: 'crypto' }, ['Tide Table', 'Elliptic Weather']],
    ['what is to do', { solved: 'todo' }, ['Elliptic Weather', '逆流 Counter-Current']],
    ['what is solved', { solved: 'done' }, ['Tide Table']],
    ['an unknown category', { category: 'Knots' }, []],
    ['a word of an own note', { text: 'curve' }, ['Elliptic Weather']],
    ['what was tried', { mark: 'attempted' }, ['Elliptic Weather']],
    ['what is new', { mark: 'new' }, ['逆流 Counter-Current']],
    ['what is new and solved', { mark: 'new', solved: 'done' }, []],
  ] as const)('by %s', (_what, filter, expected) => {
    expect(titles(filterBoard(board, { ...all, ...filter }, known))).toEqual(expected)
  })
})

describe('sortBoard', () => {
  it.each([
    ['points', ['Tide Table', '逆流 Counter-Current', 'Elliptic Weather']],
    ['most-points', ['Elliptic Weather', 'Tide Table', '逆流 Counter-Current']],
    ['solves', ['Tide Table', '逆流 Counter-Current', 'Elliptic Weather']],
    ['newest', ['逆流 Counter-Current', 'Elliptic Weather', 'Tide Table']],
    ['title', ['Elliptic Weather', 'Tide Table', '逆流 Counter-Current']],
  ] as const)('by %s', (order, expected) => {
    expect(titles(sortBoard(board, order, 'en-US'))).toEqual(expected)
  })
})

it('closes a challenge after its own deadline', () => {
  const [challenge] = boardChallenges(someDetails([aChallengeInfo({ deadline: 100 })]))
  expect(challenge && isClosed(challenge, 100)).toBe(false)
  expect(challenge && isClosed(challenge, 101)).toBe(true)
})
