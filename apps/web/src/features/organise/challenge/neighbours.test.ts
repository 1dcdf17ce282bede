import { expect, it } from 'vitest'
import { neighboursOf } from '#features/organise/challenge/neighbours.ts'

const lines = [
  { id: 1, title: 'Winch', category: 'Web' },
  { id: 2, title: 'Anchor', category: 'Web' },
  { id: 3, title: 'Knots', category: 'Misc' },
]

it.each([
  [3, undefined, 2],
  [2, 3, 1],
  [1, 2, undefined],
  [9, undefined, undefined],
])('around challenge %i are %s and %s', (id, previous, next) => {
  const found = neighboursOf(lines, id)
  expect([found.previous?.id, found.next?.id]).toEqual([previous, next])
})
