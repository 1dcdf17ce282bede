import { expect, it } from 'vitest'
import { makeSlots } from '#features/scoreboard/slots.ts'

it('renders another page in the slots of the one before', () => {
  const slots = makeSlots()
  expect(slots([7, 8, 9])).toEqual([0, 1, 2])
  expect(slots([4, 5, 6])).toEqual([0, 1, 2])
})

it('keeps the slots of those that stay, wherever they go, and fills the others', () => {
  const slots = makeSlots()
  slots([7, 8, 9])
  expect(slots([9, 3, 7])).toEqual([2, 1, 0])
  expect(slots([9, 3, 7])).toEqual([2, 1, 0])
  expect(slots([9])).toEqual([2])
  expect(slots([1, 9, 2, 3])).toEqual([0, 2, 1, 3])
})
