import { describe, expect, it } from 'vitest'
import {
  consequencesOf,
  isNoticed,
  realEdits,
  undoOf,
} from '#features/organise/challenges/consequences.ts'
import type { Consequences, Edit } from '#features/organise/challenges/consequences.ts'
import { aChallengeLine } from '#features/organise/readiness/challenge-builders.ts'
import type { GamePhase } from '#shared/game/phase/phase.ts'

const on = aChallengeLine({ id: 1 })
const off = aChallengeLine({ id: 2, isEnabled: false })
const instance = aChallengeLine({ id: 3, type: 'StaticContainer' })

const noticed = (edit: Edit, phase: GamePhase) =>
  Object.entries(consequencesOf([edit], phase))
    .filter(([, lines]) => lines.length > 0)
    .map(([name]) => name)

describe('players notice', () => {
  const cases: [string, Edit, GamePhase, (keyof Consequences)[]][] = [
    ['nothing before the start', { line: instance, change: { isEnabled: false } }, 'upcoming', []],
    ['a new challenge', { line: off, change: { isEnabled: true } }, 'ongoing', ['announced']],
    ['no notice after the end', { line: off, change: { isEnabled: true } }, 'ended', []],
    ['nothing of what is on already', { line: on, change: { isEnabled: true } }, 'ongoing', []],
    ['a challenge less', { line: on, change: { isEnabled: false } }, 'ongoing', ['withdrawn']],
    [
      'that instances stop',
      { line: instance, change: { isEnabled: false } },
      'ongoing',
      ['withdrawn', 'stopped'],
    ],
    [
      'that instances of practice stop',
      { line: instance, change: { isEnabled: false } },
      'ended',
      ['withdrawn', 'stopped'],
    ],
    ['other points', { line: on, change: { originalScore: 5 } }, 'ongoing', ['rescored']],
    ['no points of what is off', { line: off, change: { originalScore: 5 } }, 'ongoing', []],
    ['no points that stay', { line: on, change: { originalScore: 1000 } }, 'ongoing', []],
    ['nothing of a category', { line: on, change: { category: 'Web' } }, 'ongoing', []],
  ]
  it.each(cases)('%s', (_what, edit, phase, expected) => {
    expect(noticed(edit, phase)).toEqual(expected)
    expect(isNoticed(consequencesOf([edit], phase))).toBe(expected.length > 0)
  })
})

it('takes back what was changed, and nothing else', () => {
  const edit: Edit = { line: off, change: { isEnabled: true, originalScore: 5 } }
  const undo = undoOf(edit)
  expect(undo.change).toEqual({ isEnabled: false, originalScore: 1000 })
  // Disabling again ends what enabling began.
  expect(noticed(undo, 'ongoing')).toEqual(['withdrawn', 'rescored'])
})

it('leaves out edits that change nothing', () => {
  const edits: Edit[] = [
    { line: on, change: { isEnabled: true } },
    { line: off, change: { isEnabled: true } },
    { line: on, change: { category: 'Misc' } },
  ]
  expect(realEdits(edits)).toEqual([edits[1]])
})
