import { expect, it } from 'vitest'
import { boardChallenges } from '#features/play/board/data/challenges.ts'
import { marksOf } from '#features/play/board/marks/marks.ts'
import type { Known } from '#features/play/board/marks/marks.ts'
import { aChallengeInfo, aNotice, aSolve, someDetails } from '#shared/game/builders.ts'

const info = aChallengeInfo({ id: 7, title: 'Capstan' })
const news = [
  aNotice({ type: 'NewChallenge', values: ['Capstan'], time: 10 }),
  aNotice({ type: 'NewHint', values: ['Capstan'], time: 30 }),
]
const nothing: Known = {
  attempted: new Set(),
  closeTimes: new Map(),
  working: new Set(),
  seenAt: () => 50,
  notes: {},
}
const noTeam = { working: new Set<number>(), people: new Map(), notes: new Map() }
const marked = (known: Partial<Known>, solves = [] as ReturnType<typeof aSolve>[]) =>
  boardChallenges(someDetails([info], solves), news).flatMap((one) =>
    marksOf(one, { ...nothing, ...known }),
  )

it.each([
  ['nothing', {}, []],
  ['a wrong answer', { attempted: new Set([7]) }, ['attempted']],
  ['an instance', { closeTimes: new Map([[7, 99]]) }, ['running']],
  ['the reader at work', { working: new Set([7]) }, ['working']],
  ['being new and a hint since', { seenAt: () => 0 }, ['new', 'hint']],
  ['a hint since it was opened', { seenAt: () => 20 }, ['hint']],
  ['an own note', { notes: { 7: 'rop chain' } }, ['note']],
  ['an empty note', { notes: { 7: '' } }, []],
  ['a mate at work', { team: { ...noTeam, people: new Map([[7, 'grace']]) } }, ['working']],
  ['a note of the team', { team: { ...noTeam, notes: new Map([[7, 1]]) } }, ['note']],
])('is marked by %s', (_what, known: Partial<Known>, expected) => {
  expect(marked(known)).toEqual(expected)
})

it('keeps only what still matters once it is solved', () => {
  const known = {
    attempted: new Set([7]),
    working: new Set([7]),
    seenAt: () => 0,
    notes: { 7: 'rop chain' },
  }
  expect(marked(known, [aSolve({ id: 7 })])).toEqual(['note'])
})
