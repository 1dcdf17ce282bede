import { expect, test } from 'vitest'
import { PARTICIPATION_STATUSES, canLeave, canReview, isAcceptedOnJoin } from './participation.ts'
import { ALL_PERMISSIONS, GAME_PERMISSION } from './permissions.ts'

test('a review moves along the table and nowhere else', () => {
  const moves = PARTICIPATION_STATUSES.flatMap((from) =>
    PARTICIPATION_STATUSES.filter((to) => from !== to && canReview(from, to)).map(
      (to) => `${from} -> ${to}`,
    ),
  )
  expect(moves).toEqual([
    'Pending -> Accepted',
    'Pending -> Rejected',
    'Accepted -> Suspended',
    'Suspended -> Accepted',
  ])
})

test.each(PARTICIPATION_STATUSES)('staying %s is no move', (status) => {
  expect(canReview(status, status)).toBe(true)
})

test('only undecided and rejected teams may leave', () => {
  expect(PARTICIPATION_STATUSES.filter(canLeave)).toEqual(['Pending', 'Rejected'])
})

test.each([
  ['the game alone, accepting', true, null, true],
  ['the game alone, reviewing', false, null, false],
  ['a division without review', false, ALL_PERMISSIONS & ~GAME_PERMISSION.RequireReview, true],
  ['a division with every bit', true, ALL_PERMISSIONS, false],
])('%s decides', (_what, acceptWithoutReview, mask, accepted) => {
  const division = mask === null ? null : { defaultPermissions: mask }
  expect(isAcceptedOnJoin({ acceptWithoutReview }, division)).toBe(accepted)
})
