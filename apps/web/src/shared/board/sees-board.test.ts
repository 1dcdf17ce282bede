import { expect, it } from 'vitest'
import { seesBoard } from '#shared/board/sees-board.ts'

const ours = ['drafts']

it.each([
  ['anybody, of a listed game', { hidden: false, status: 'Unsubmitted' }, undefined, ours, true],
  ['no outsider of a hidden one', { hidden: true, status: 'Unsubmitted' }, 'User', ours, false],
  ['nobody who waits', { hidden: true, status: 'Pending' }, 'User', ours, false],
  ['its team', { hidden: true, status: 'Accepted' }, 'User', ours, true],
  ['staff', { hidden: true, status: 'Unsubmitted' }, 'Monitor', ours, true],
  ['whom other servers let', { hidden: true, status: 'Unsubmitted' }, undefined, undefined, true],
] as const)('the scoreboard is seen by %s', (_who, game, role, extensions, isSeen) => {
  expect(seesBoard(game, { role, extensions })).toBe(isSeen)
})
