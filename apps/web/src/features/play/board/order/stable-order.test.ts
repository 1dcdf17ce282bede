import { expect, it } from 'vitest'
import { stableOrder } from '#features/play/board/order/stable-order.ts'

it.each([
  ['the first time', [], [3, 1, 2], [3, 1, 2]],
  ['another order of the same', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['one more, behind the one it follows', [3, 1, 2], [1, 9, 2, 3], [3, 1, 9, 2]],
  ['one more at the very front', [3, 1], [9, 1, 3], [9, 3, 1]],
  ['two new ones in a row', [3, 1], [1, 8, 9, 3], [3, 1, 8, 9]],
  ['one that is gone', [3, 1, 2], [1, 2], [1, 2]],
])('%s', (_what, before, sorted, expected) => {
  expect(stableOrder(before, sorted)).toEqual(expected)
})

it('is the same list when nothing changed, so that nothing is rendered again', () => {
  const before = [3, 1, 2]
  expect(stableOrder(before, [1, 2, 3])).toBe(before)
})
