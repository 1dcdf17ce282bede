import { expect, it } from 'vitest'
import type { PlannedChallenge, Row } from '@halyard/packs/send'
import { leftOver, withRun } from '#features/organise/packs/entries.ts'
import type { Entry } from '#features/organise/packs/entries.ts'

const challenge = (source: string): PlannedChallenge => ({
  ...{ source, title: source, category: 'Misc', type: 'StaticAttachment', fields: {} },
  ...{ flags: ['x'], files: [], pictures: [], handoutFiles: [], flagFiles: [], notes: [] },
  ...{ isVisible: true, isListed: true, flagMatches: new Map() },
})

const anEntry = (source: string, outcome: Row['outcome']): Entry => ({
  source,
  challenge: challenge(source),
  row: {
    ...{ source, title: source, flags: 1, files: { named: 0, found: 0 } },
    ...{ isEnabled: true, outcome, changes: [], notes: [] },
  },
})

it('what a stop left out is offered again with what failed, and nothing that was not chosen', () => {
  const entries = [
    anEntry('arrived', 'created'),
    anEntry('failed', 'failed'),
    anEntry('not chosen', 'created'),
    anEntry('not reached', 'created'),
    anEntry('there already', 'unchanged'),
  ]
  const chosen = ['arrived', 'failed', 'not reached', 'there already']
  const left = leftOver(entries, { chosen, sent: ['arrived', 'failed'] })
  expect(left.map(({ source }) => source)).toEqual(['failed', 'not reached'])
})

it('a resumed run keeps what the one before has sent', () => {
  const stopped = { chosen: ['a', 'b', 'c'], sent: ['a', 'b'] }
  expect(withRun(stopped, { chosen: ['b', 'c'], sent: ['b', 'c'] })).toEqual({
    chosen: ['a', 'b', 'c'],
    sent: ['a', 'b', 'c'],
  })
})
